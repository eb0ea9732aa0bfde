/**
 * The kinds of damage to the audit log. changed: a row differs from what was written. removed: a row or its place in the chain is
 * gone. inserted: a row that the server never wrote. reordered: a place in the chain was rewritten. cutOff: the end is missing.
 * replaced: the chain is not the one whose head was written down. headForged: the stored head is not the server's. keyMissing:
 * the log was signed with a key that was not given, so it cannot be checked.
 */
export type AuditProblemKind =
  | 'changed'
  | 'removed'
  | 'inserted'
  | 'reordered'
  | 'cutOff'
  | 'replaced'
  | 'headForged'
  | 'keyMissing'

/** One finding, at one number of the chain or at several consecutive ones. */
export interface AuditProblem {
  kind: AuditProblemKind
  number?: number
  /** The last number, when the finding covers several. */
  until?: number
  /** The row's id, where it is known. */
  id?: string
}

/** The result of a check of the audit log. */
export interface AuditReport {
  isGenuine: boolean
  /** The number of rows in the chain. */
  rows: number
  /** The number of rows that were just written and wait for their number. */
  waiting: number
  /** `number:hash`, to be written down and compared later. */
  head: string
  problems: readonly AuditProblem[]
  /** The number of further problems that `problems` leaves out. */
  moreProblems: number
}
