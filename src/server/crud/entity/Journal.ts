import type { Queries } from '#server/database/Database.ts'
import type { Audit } from '#generated/types/audit.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'

/** Something that happened and must be remembered. */
export interface JournalEntry {
  action: Audit['action']
  /** What people call the thing that it happened to. */
  subject: string
  entity?: string
  recordId?: string
  before?: JsonObject
  after?: JsonObject
  detail?: JsonObject
}

/** Someone who makes a change. */
export interface Actor {
  id: string
  username: string
}

/** Who did it and from where; nothing when the server acts by itself. */
export interface Origin {
  user?: Actor | undefined
  address?: string | undefined
  agent?: string | undefined
  traceId?: string | undefined
}

/** The call that is being answered, as far as the audit log is concerned. */
export interface CurrentCall {
  origin(): Origin
  /** Something of it was written into the audit log. */
  isNoted: boolean
}

/** Who a change is written down for. */
export interface Author {
  /** The call that it belongs to; absent at the start and in commands. */
  call?: CurrentCall | undefined
  /** Who makes it, where that is not the call's own user. */
  user?: Actor | undefined
}

/** Which record's changes are asked for. */
export interface RecordPlace {
  entity: string
  id: string
  /** Entities of its rows whose changes are asked for, too. */
  rows?: readonly string[]
}

/** Which of them. */
export interface PageOf {
  offset: number
  limit: number
}

/** Which entries are on the page, and how many there are in all. */
export interface HistoryPage {
  ids: readonly string[]
  total: number
}

/** An entry as it is read: which record it is about, and what happened. */
export type HistoryLine = JsonObject & Pick<Audit, 'id' | 'entity' | 'record_id' | 'subject'>

/** Remembers what was changed, in the transaction of the change. */
export interface Journal {
  /** Which entries tell what happened to one record and its rows, the latest first. */
  findHistory(queries: Queries, record: RecordPlace, page: PageOf): Promise<HistoryPage>
  /** These entries in their order; each may be as long as two records. */
  readHistory(queries: Queries, ids: readonly string[]): Promise<HistoryLine[]>
  note(tx: Queries, entries: readonly JournalEntry[], author?: Author): Promise<void>
}
