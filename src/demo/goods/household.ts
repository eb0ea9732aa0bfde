import type { Shelf } from './GoodEntry.ts'

/** Household goods. */
export const household: Shelf = {
  pictures: ['towel', 'thermos', 'gift-box'],
  notes: {
    title: '配送与售后',
    text: '杭州仓 48 小时内发出，默认中通或顺丰。支持 <strong>7 天无理由退货</strong>，质量问题运费由我们承担。',
  },
  goods: [
    {
      name: '新疆长绒棉毛巾 两条装',
      summary: '柔软吸水，越洗越蓬松',
      price: 49.9,
      minPrice: 33,
      picture: 'towel',
      points: ['100% 长绒棉', 'A 类婴幼儿标准', '32 股加厚'],
    },
    {
      name: '全棉浴巾 加大款',
      summary: '140 × 70 厘米，一条裹住',
      price: 89.9,
      minPrice: 60,
      picture: 'towel',
      points: ['无捻纱工艺', '不易掉毛', '四色可选'],
    },
    {
      name: '316 不锈钢保温杯 500ml',
      summary: '12 小时保温，一键开盖',
      price: 119,
      minPrice: 79,
      picture: 'thermos',
      points: ['内胆 316 不锈钢', '食品级硅胶密封', '可拆洗茶隔'],
    },
    {
      name: '焖烧壶 1000ml',
      summary: '出门带粥，六小时焖熟',
      price: 169,
      minPrice: 115,
      picture: 'thermos',
      points: ['真空镀铜', '大口径好清洗', '赠折叠勺'],
    },
    {
      name: '除菌洗衣凝珠 80 颗',
      summary: '三腔配方，一颗洗一桶',
      price: 59.9,
      minPrice: 52,
      picture: 'gift-box',
      points: ['酶去渍', '水溶膜无残留', '机洗手洗通用'],
    },
    {
      name: '天丝四件套 1.8m',
      summary: '60 支天丝，裸睡顺滑',
      price: 529,
      minPrice: 370,
      picture: 'towel',
      points: ['60 支兰精天丝', '活性印染不易褪色', '附收纳袋'],
    },
    {
      name: '乔迁香薰礼盒',
      summary: '无火香薰与蜡烛，附手写贺卡',
      price: 149,
      minPrice: 98,
      picture: 'gift-box',
      points: ['天然植物精油', '留香约 45 天', '可代写贺卡'],
    },
  ],
}
