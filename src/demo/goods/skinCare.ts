import type { Shelf } from './GoodEntry.ts'

/** Skin care. */
export const skinCare: Shelf = {
  pictures: ['serum', 'cream', 'soap'],
  notes: {
    title: '使用提示',
    text: '首次使用请先在耳后做皮肤测试。如有不适请立即停用。出于卫生考虑，<strong>拆封后不支持退换</strong>（质量问题除外）。',
  },
  goods: [
    {
      name: '玻尿酸保湿精华液 30ml',
      summary: '四重分子量，清爽不黏',
      price: 159,
      minPrice: 105,
      picture: 'serum',
      points: ['四种分子量透明质酸', '不含香精与酒精', '早晚各三滴'],
    },
    {
      name: '烟酰胺亮肤精华 30ml',
      summary: '温和浓度，新手友好',
      price: 139,
      minPrice: 92,
      picture: 'serum',
      points: ['5% 烟酰胺', '搭配泛醇舒缓', '建议晚间使用'],
    },
    {
      name: '神经酰胺修护面霜 50g',
      summary: '干皮、敏感肌的秋冬日常',
      price: 189,
      minPrice: 126,
      picture: 'cream',
      points: ['三重神经酰胺', '质地绵密易推开', '通过敏感肌测试'],
    },
    {
      name: '氨基酸洁面乳 120g',
      summary: '绵密泡沫，洗后不紧绷',
      price: 69,
      minPrice: 46,
      picture: 'cream',
      points: ['双氨基酸表活', 'pH 5.5 弱酸性', '全家可用'],
    },
    {
      name: '手工冷制橄榄皂 三块装',
      summary: '四十天自然熟成',
      price: 58.8,
      minPrice: 39.9,
      picture: 'soap',
      points: ['初榨橄榄油 72%', '冷制工艺保留甘油', '无人工色素'],
    },
    {
      name: '山茶花护手霜 礼盒',
      summary: '三支装，三种花香',
      price: 79,
      minPrice: 52,
      status: 'sold_out',
      picture: 'gift-box',
      points: ['冷压山茶籽油', '30 秒吸收', '随身 30g 小支'],
    },
    {
      name: '防晒乳 SPF50+ 60ml',
      summary: '轻薄成膜，军训通勤都够用',
      price: 99,
      minPrice: 66,
      status: 'draft',
      picture: 'cream',
      points: ['防水配方', '不搓泥、不假白', '备案资料准备中'],
    },
  ],
}
