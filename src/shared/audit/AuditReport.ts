/**
 * What is wrong with the audit log. changed: a row is not what was written. removed: a row or its place in the chain is
 * gone. inserted: a row that the server never wrote. reordered: a place in the chain was rewritten. cutOff: the end is
 * missing. replaced: the chain is another one than when its head was written down. headForged: the stored head is not
 * the server's. keyMissing: it was signed with a key that is not given, so nobody can tell.
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

/** One finding, at a number of the chain or at several in a row. */
export interface AuditProblem {
  kind: AuditProblemKind
  number?: number
  /** The last number, when it is about several. */
  until?: number
  /** The row's id, where it is known. */
  id?: string
}

/** What a check of the audit log found. */
export interface AuditReport {
  isGenuine: boolean
  /** Rows that stand in the chain. */
  rows: number
  /** Rows that were written just now and wait for their number. */
  waiting: number
  /** `number:hash`, to be written down and compared later. */
  head: string
  problems: readonly AuditProblem[]
  /** How many more there are than `problems` holds. */
  moreProblems: number
}
