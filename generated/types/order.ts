// Written by `npm run generate` from schemas/order.json. Edit the schema, not this file.

/** 订单 / Order: a record as the server answers it. */
export interface Order {
  id: string
  /** 订单号 / Order number */
  trade_no: string
  /** 商品 / Good */
  good_id: string
  /** 商品名称 / Good name */
  name: (string | null)
  /** 支付金额 / Price paid */
  num: number
  /** 付款用户 / Paying user */
  user_id: string
  /** 邀请人 / Inviting user */
  invite_id: (string | null)
  /** 邀请链 / Chain of inviters */
  chain: (string[] | null)
  /** 支付单号 / Payment number */
  pay_no: (string | null)
  /** 支付时间 / Paid at */
  pay_time: (string | null)
  /** 分销规则版本 / Version of the distribution rules */
  rule_version: (number | null)
  /** 状态 / Status */
  status: ("pending" | "fail" | "success" | "refusing" | "refused" | "refused_fail")
  /** 创建时间 / Created at */
  createdAt: string
  /** 更新时间 / Updated at */
  updatedAt: string
  version: number
}

/** 订单 / Order: a record as a client sends it. */
export interface OrderInput {
  /** 商品 / Good */
  good_id: string
  /** 商品名称 / Good name */
  name?: (string | null)
  /** 支付金额 / Price paid */
  num: number
  /** 付款用户 / Paying user */
  user_id: string
  /** 邀请人 / Inviting user */
  invite_id?: (string | null)
  /** 支付单号 / Payment number */
  pay_no?: (string | null)
  /** 支付时间 / Paid at */
  pay_time?: (string | null)
  /** 状态 / Status */
  status?: ("pending" | "fail" | "success" | "refusing" | "refused" | "refused_fail")
  version?: number
}
