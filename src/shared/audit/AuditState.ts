import type { AuditReport } from './AuditReport.ts'

/** A finished check of the audit log. */
export interface FinishedCheck {
  checked_at: string
  checked_by: string
  report: AuditReport
}

/** The state of the audit log: its last check, the running check, and the length of the chain now. */
export interface AuditState {
  /** The last number of the chain. */
  length: number
  running: { started_at: string; done: number; total: number } | null
  last: FinishedCheck | null
}
