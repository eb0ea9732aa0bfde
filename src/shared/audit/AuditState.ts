import type { AuditReport } from './AuditReport.ts'

/** A check of the audit log that was finished. */
export interface FinishedCheck {
  checked_at: string
  checked_by: string
  report: AuditReport
}

/** What is known of the audit log: its last check, the one under way, and how far the chain reaches now. */
export interface AuditState {
  /** The last number of the chain. */
  length: number
  running: { started_at: string; done: number; total: number } | null
  last: FinishedCheck | null
}
