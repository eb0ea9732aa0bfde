// Written by `npm run generate` from schemas/webhookDelivery.json. Edit the schema, not this file.

/** 推送记录 / Webhook delivery: a record as the server answers it. */
export interface WebhookDelivery {
  id: string
  /** 事件推送 / Webhook */
  webhook_id: string
  /** 事件 / Event */
  told_event: string
  /** 事件 ID / Event ID */
  event_id: (string | null)
  /** 对象 / Subject */
  subject: (string | null)
  /** 结果 / Outcome */
  outcome: ("delivered" | "undelivered" | "givenUp")
  /** HTTP 状态 / HTTP status */
  http_status: (number | null)
  /** 第几次 / Attempt */
  attempt_number: number
  /** 用时（毫秒） / Duration (ms) */
  duration_ms: (number | null)
  /** 原因 / Reason */
  error: (string | null)
  /** 推送内容 / Body */
  event_body: ({
    [k: string]: unknown
  } | null)
  /** 时间 / Time */
  created_at: string
}

/** 推送记录 / Webhook delivery: a record as a client sends it. */
export interface WebhookDeliveryInput {
}
