import type { Text } from '#shared/contracts/Text.ts'

/** The sentences that explain a line of the ledger, in the order in which they follow from each other. */
export const stepTexts = {
  order: {
    zh: '订单 %{trade_no}：%{buyer} 购买“%{name}”，支付 %{num} 元。',
    en: 'Order %{trade_no}: %{buyer} bought “%{name}” and paid ¥%{num}.',
  },
  chain: {
    zh: '下单时的邀请链为 %{chain}，%{earner} 位于第 %{level} 级。',
    en: 'The chain of inviters when the order was made: %{chain}. %{earner} stands at level %{level}.',
  },
  version: {
    zh: '支付时生效的是第 %{number} 版分销规则（%{since} 起），第 %{level} 级的比例为 %{rate}%。',
    en: 'Version %{number} of the rules was in force at the payment (since %{since}); it gives level %{level} %{rate}%.',
  },
  before: {
    zh: '这条记录产生于分销规则有版本之前，比例为 %{rate}%。',
    en: 'The line is older than the versions of the rules; its rate is %{rate}%.',
  },
  rounding: {
    zh: '%{base} × %{rate}% = %{exact}，不足一分的部分舍去，得 %{floored} 元。',
    en: '%{base} × %{rate}% = %{exact}; parts of a fen are dropped, which gives ¥%{floored}.',
  },
  room: {
    zh: '商品最低价 %{minimum} 元须保留，更近的各级已得 %{nearer} 元，本级最多 %{room} 元，无需扣减。',
    en: 'The minimum price of ¥%{minimum} must remain and nearer levels got ¥%{nearer}, so ¥%{room} is left for this level: nothing is cut.',
  },
  cut: {
    zh: '商品最低价 %{minimum} 元须保留，更近的各级已得 %{nearer} 元，本级最多 %{room} 元，因此扣减 %{cut} 元。',
    en: 'The minimum price of ¥%{minimum} must remain and nearer levels got ¥%{nearer}, so ¥%{room} is left for this level: ¥%{cut} is cut.',
  },
  earned: { zh: '因此 %{earner} 入账 %{amount} 元。', en: 'So %{earner} earned ¥%{amount}.' },
  frozen: {
    zh: '%{earner} 在支付时已被冻结，不得佣金；更高层级照常计算。',
    en: '%{earner} was frozen at the payment and gets nothing; higher levels are paid as usual.',
  },
  deleted: {
    zh: '%{earner} 在支付时已被删除，不得佣金；更高层级照常计算。',
    en: '%{earner} was deleted at the payment and gets nothing; higher levels are paid as usual.',
  },
  minimum: {
    zh: '扣减后没有剩余，因此 %{earner} 没有佣金。',
    en: 'Nothing is left after the cut, so %{earner} gets nothing.',
  },
  below_fen: {
    zh: '结果不足一分，因此 %{earner} 没有佣金。',
    en: 'That is less than one fen, so %{earner} gets nothing.',
  },
  taken_back: {
    zh: '订单的退款已完成，这笔佣金全部收回：%{amount} 元。',
    en: 'The refund of the order was completed, and the whole commission was taken back: ¥%{amount}.',
  },
} as const satisfies Record<string, Text>

/** The key of a sentence. */
export type StepCode = keyof typeof stepTexts
