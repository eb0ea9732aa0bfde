import type { Language } from '#shared/contracts/Text.ts'

/** The business's texts of the log-in page, in a file of their own because that page is loaded before all other messages. */
export const loginWords: Readonly<Record<Language, Partial<Record<'product' | 'promise' | 'hint', string>>>> =
  {
    zh: {
      product: '分销管理后台',
      promise: '商品、订单与佣金，尽在掌握',
      hint: '按层级结算，每一分钱都有据可查',
    },
    en: {
      product: 'Fenxiao Admin',
      promise: 'Goods, orders and commissions in one place',
      hint: 'Settled level by level, every cent accounted for',
    },
  }
