// Written by `npm run generate` from schemas/distributionLog.json. Edit the schema, not this file.

/** 分销记录 / Distribution log: a record as the server answers it. */
export interface DistributionLog {
  id: string
  /** 订单 / Order */
  order_id: (string | null)
  /** 分销层级 / Level */
  level: (number | null)
  /** 类型 / Kind */
  kind: ("earned" | "taken_back" | "nothing" | null)
  /** 无佣金的原因 / Why no commission */
  reason: ("frozen" | "deleted" | "minimum" | "below_fen" | null)
  /** 订单号 / Order number */
  trade_no: string
  /** 商品 / Good */
  good_id: string
  /** 获佣用户 / Earning user */
  user_id: string
  /** 商品名称 / Good name */
  name: string
  /** 商品最低价 / Minimum price */
  good_min: number
  /** 订单金额 / Order amount */
  order_amount: number
  /** 计佣基数 / Base */
  base: (number | null)
  /** 扣减 / Cut */
  cut: (number | null)
  /** 分销规则版本 / Version of the distribution rules */
  rule_version: (number | null)
  /** 佣金比例 / Commission rate */
  rate: number
  /** 佣金 / Commission */
  amount: number
  /** 创建时间 / Created at */
  createdAt: string
  /** 更新时间 / Updated at */
  updatedAt: string
}

/** 分销记录 / Distribution log: a record as a client sends it. */
export interface DistributionLogInput {
}
