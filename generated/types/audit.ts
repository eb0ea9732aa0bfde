// Written by `npm run generate` from schemas/audit.json. Edit the schema, not this file.

/** 审计日志 / Audit record: a record as the server answers it. */
export interface Audit {
  id: string
  /** 操作类型 / Action */
  action: ("create" | "update" | "move" | "delete" | "restore" | "purge" | "clear" | "password" | "login" | "loginFailed" | "logout" | "refuse" | "call")
  /** 数据类型 / Entity */
  entity: (string | null)
  /** 记录 ID / Record ID */
  record_id: (string | null)
  /** 对象 / Subject */
  subject: string
  /** 操作人 ID / User ID */
  user_id: (string | null)
  /** 操作人 / User */
  user_name: (string | null)
  /** IP 地址 / Address */
  address: (string | null)
  /** 客户端 / User agent */
  agent: (string | null)
  /** 追踪 ID / Trace ID */
  trace_id: (string | null)
  /** 变更前 / Before */
  before: ({
    [k: string]: unknown
  } | null)
  /** 变更后 / After */
  after: ({
    [k: string]: unknown
  } | null)
  /** 附加信息 / Details */
  detail: ({
    [k: string]: unknown
  } | null)
  /** 时间 / Time */
  created_at: string
}

/** 审计日志 / Audit record: a record as a client sends it. */
export interface AuditInput {
}
