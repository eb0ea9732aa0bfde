// Written by `npm run generate` from schemas/webhook.json. Edit the schema, not this file.

/** 事件推送 / Webhook: a record as the server answers it. */
export interface Webhook {
  id: string
  /** 名称 / Name */
  name: string
  /** 推送地址 / Address */
  target_url: string
  /** 签名密钥 / Signing secret */
  signing_secret: (string | null)
  /** 状态 / Status */
  status: ("enabled" | "disabled")
  /** 数据类型 / Records */
  told_entities: (string[] | null)
  /** 事件 / Events */
  told_events: ("create" | "update" | "move" | "delete" | "restore" | "purge")[]
  /** 推送状态 / Deliveries */
  last_result: ("nothingYet" | "delivered" | "failing" | null)
  /** 最近成功推送 / Last delivered */
  delivered_at: (string | null)
  /** 失败开始于 / Failing since */
  failing_since: (string | null)
  /** 创建时间 / Created at */
  created_at: string
  /** 更新时间 / Updated at */
  updated_at: string
  version: number
}

/** 事件推送 / Webhook: a record as a client sends it. */
export interface WebhookInput {
  /** 名称 / Name */
  name: string
  /** 推送地址 / Address */
  target_url: string
  /** 签名密钥 / Signing secret */
  signing_secret?: (string | null)
  /** 状态 / Status */
  status?: ("enabled" | "disabled")
  /** 数据类型 / Records */
  told_entities?: (string[] | null)
  /** 事件 / Events */
  told_events?: ("create" | "update" | "move" | "delete" | "restore" | "purge")[]
  version?: number
}
