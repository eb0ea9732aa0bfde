import type { Shelf } from './GoodEntry.ts'

/** Food with a long shelf life. */
export const foods: Shelf = {
  pictures: ['honey', 'gift-box', 'tea-tin'],
  notes: {
    title: '食用与保存',
    text: '生产日期见包装。开封后请密封冷藏并尽快食用。食品类商品 <strong>不支持无理由退货</strong>，破损请在签收 24 小时内联系客服。',
  },
  goods: [
    {
      name: '秦岭土蜂蜜 500g',
      summary: '中蜂百花蜜，一年一取',
      price: 108,
      minPrice: 75,
      picture: 'honey',
      points: ['波美度 42 以上', '不添加、不浓缩', '批批检测'],
    },
    {
      name: '宁夏头茬枸杞 300g',
      summary: '颗颗饱满，开水冲即软',
      price: 78,
      minPrice: 54,
      picture: 'tea-tin',
      points: ['中宁头茬果', '无硫熏', '独立小袋'],
    },
    {
      name: '每日坚果 30 包',
      summary: '六种坚果果干，锁鲜分装',
      price: 99.9,
      minPrice: 78,
      picture: 'gift-box',
      points: ['日期新鲜', '低温烘焙', '不添加防腐剂'],
    },
    {
      name: '五常大米 稻花香 5kg',
      summary: '当季新米，现磨现发',
      price: 89,
      minPrice: 79,
      picture: 'gift-box',
      points: ['核心产区', '真空砖包装', '附溯源码'],
    },
    {
      name: '中秋广式月饼礼盒',
      summary: '双黄白莲蓉，八枚装',
      price: 218,
      minPrice: 150,
      status: 'draft',
      picture: 'gift-box',
      points: ['古法熬制馅料', '八枚独立包装', '每年八月上架'],
    },
  ],
}
