import type { ErrorLine } from '../contracts/ErrorLine.ts'

/** What the business refuses. */
export const businessErrors = {
  RATE_SUM_EXCEEDED: {
    status: 409,
    zh: '各级佣金比例之和不能超过 100%',
    en: 'The rates of all levels may not exceed 100% in sum',
  },
  INVITER_LOOP: {
    status: 409,
    zh: '邀请人不能是该用户自己或其下级',
    en: 'Users cannot be invited by themselves or by somebody below them',
  },
  GOOD_SOLD_OUT: {
    status: 409,
    zh: '该商品已售罄，请选择其他商品',
    en: 'This good is sold out; please choose another',
  },
  GOOD_NOT_ON_SALE: {
    status: 409,
    zh: '该商品尚未上架，上架后才能下单',
    en: 'This good is a draft; put it on sale before it is ordered',
  },
  ORDER_PAID: {
    status: 409,
    zh: '订单已支付，佣金已按此计算，不能再修改',
    en: 'The order is paid and commission was booked by this value, so it cannot be changed',
  },
} as const satisfies Record<string, ErrorLine>
