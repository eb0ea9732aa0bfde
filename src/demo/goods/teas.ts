import type { Shelf } from './GoodEntry.ts'

/** Tea, and items for making it. */
export const teas: Shelf = {
  pictures: ['tea-tin', 'tea-cake', 'teapot'],
  notes: {
    title: '储存与售后',
    text: '请置于阴凉、干燥、避光处，避免与有异味的物品同放。茶叶未拆封支持 <strong>7 天无理由退货</strong>。',
  },
  goods: [
    {
      name: '明前西湖龙井 250g',
      summary: '核心产区手工炒制，豆香清雅',
      price: 468,
      minPrice: 360,
      picture: 'tea-tin',
      points: ['明前一芽一叶', '非遗传承人监制', '附产地证明'],
    },
    {
      name: '安溪铁观音 清香型 500g',
      summary: '兰香高扬，七泡有余香',
      price: 198,
      minPrice: 140,
      picture: 'tea-tin',
      points: ['海拔 800 米茶园', '独立小泡真空装', '当年秋茶'],
    },
    {
      name: '武夷山大红袍 礼盒装',
      summary: '岩骨花香，足火慢焙',
      price: 358,
      minPrice: 255,
      picture: 'gift-box',
      points: ['正岩产区', '传统炭焙三道火', '送礼自饮两相宜'],
    },
    {
      name: '云南普洱熟茶饼 357g',
      summary: '五年干仓陈化，汤色红浓',
      price: 138,
      minPrice: 95,
      picture: 'tea-cake',
      points: ['勐海大叶种', '2019 年压制', '口感醇厚顺滑'],
    },
    {
      name: '福鼎白茶 寿眉 350g',
      summary: '枣香初显，宜煮宜泡',
      price: 128,
      minPrice: 90,
      picture: 'tea-cake',
      points: ['日光萎凋', '三年陈', '煮饮风味更佳'],
    },
    {
      name: '茉莉花茶 特级 200g',
      summary: '六窨一提，鲜灵持久',
      price: 88,
      minPrice: 60,
      picture: 'tea-tin',
      points: ['横县双瓣茉莉', '六次窨制', '冷泡也清甜'],
    },
    {
      name: '宜兴紫砂壶 西施 220ml',
      summary: '全手工原矿紫泥，出水利落',
      price: 680,
      minPrice: 480,
      firstPrice: 100,
      picture: 'teapot',
      points: ['原矿紫泥', '国家级工艺美术员制作', '一壶一证'],
    },
    {
      name: '旅行功夫茶具套装',
      summary: '一壶四杯，收纳只有巴掌大',
      price: 158,
      minPrice: 105,
      status: 'sold_out',
      picture: 'teapot',
      points: ['加厚耐热陶瓷', '防震便携包', '自驾露营好伴侣'],
    },
  ],
}
