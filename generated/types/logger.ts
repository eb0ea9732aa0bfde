// Written by `npm run generate` from schemas/logger.json. Edit the schema, not this file.

/** 系统日志 / System log: a record as the server answers it. */
export interface Logger {
  id: string
  /** 级别 / Level */
  level: ("trace" | "debug" | "info" | "warn" | "error" | "fatal")
  /** 内容 / Message */
  message: string
  /** 标签 / Tag */
  tag: (string | null)
  /** 追踪 ID / Trace ID */
  trace_id: (string | null)
  /** 用户 / User */
  user_name: (string | null)
  /** 附加数据 / Data */
  data: ({
    [k: string]: unknown
  } | null)
  /** 调用栈 / Stack */
  stack: (string | null)
  /** 创建时间 / Created at */
  created_at: string
}

/** 系统日志 / System log: a record as a client sends it. */
export interface LoggerInput {
}
