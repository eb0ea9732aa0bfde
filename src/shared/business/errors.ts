import type { ErrorLine } from '../contracts/ErrorLine.ts'

/** The refusals of the business. */
export const businessErrors = {
  RATE_SUM_EXCEEDED: {
    status: 409,
    zh: '各级佣金比例之和不能超过 100%',
    en: 'The rates of all levels may not exceed 100% in sum',
  },
  PERIOD_REVERSED: {
    status: 400,
    zh: '结束日期不能早于开始日期',
    en: 'The last day may not be before the first',
  },
  WHAT_IF_TOO_LARGE: {
    status: 409,
    zh: '这段时间的订单超过 %{limit} 个，请缩短时间范围',
    en: 'There are more than %{limit} orders in this period; please choose a shorter one',
  },
  WHAT_IF_BUSY: {
    status: 429,
    zh: '正在进行的试算过多，请等其中一个完成后再试',
    en: 'Too many trials are under way; please try again when one of them is done',
  },
  INVITER_LOOP: {
    status: 409,
    zh: '邀请人不能是该用户自己或其下级',
    en: 'Users cannot be invited by themselves or by a user below them',
  },
  ORDER_PAID: {
    status: 409,
    zh: '订单已支付，佣金已按此计算，不能再修改',
    en: 'The order is paid and commission was booked by this value, so it cannot be changed',
  },
  // Not 503: a retry does not help until the setting is filled in.
  WECHAT_UNCONFIGURED: {
    status: 409,
    zh: '微信尚未配置：请在“微信配置”中填写 %{setting}',
    en: 'WeChat is not set up: fill in %{setting} in “WeChat configuration”',
  },
  WECHAT_UNREACHABLE: {
    status: 503,
    zh: '微信服务器暂时没有响应，请稍后重试',
    en: 'WeChat does not answer at the moment; please try again',
  },
  WECHAT_REFUSED: {
    status: 409,
    zh: '微信拒绝了请求（%{reason}）',
    en: 'WeChat refused the request (%{reason})',
  },
  WECHAT_UNBOUND: {
    status: 409,
    zh: '该微信尚未绑定任何账号，请用密码登录后在个人设置中绑定',
    en: 'This WeChat is bound to no account; log in with a password and bind it in the settings',
  },
} as const satisfies Record<string, ErrorLine>
