import type { Queries } from '#server/database/Database.ts'
import type { Audit } from '#generated/types/audit.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'

/** An event to record in the audit log. */
export interface JournalEntry {
  action: Audit['action']
  /** The name by which people know the affected thing. */
  subject: string
  entity?: string
  recordId?: string
  before?: JsonObject
  after?: JsonObject
  detail?: JsonObject
}

/** A user who makes a change. */
export interface Actor {
  id: string
  username: string
}

/** The user, address and request behind a change; empty if the server acts on its own. */
export interface Origin {
  user?: Actor | undefined
  address?: string | undefined
  agent?: string | undefined
  traceId?: string | undefined
}

/** The current call, as the audit log needs it. */
export interface CurrentCall {
  origin(): Origin
  /** Whether the audit log has an entry about the call. */
  isNoted: boolean
}

/** The author of a change, for the audit log. */
export interface Author {
  /** The call that the change belongs to; absent at the start and in commands. */
  call?: CurrentCall | undefined
  /** The user who makes the change, if not the user of the call. */
  user?: Actor | undefined
}

/** The record whose changes are asked for. */
export interface RecordPlace {
  entity: string
  id: string
  /** The entities of its rows whose changes are included. */
  rows?: readonly string[]
}

/** The position and size of a page. */
export interface PageOf {
  offset: number
  limit: number
}

/** The ids of the entries on a page, and the total number of entries. */
export interface HistoryPage {
  ids: readonly string[]
  total: number
}

/** An entry as it is read: its record and the event. */
export type HistoryLine = JsonObject & Pick<Audit, 'id' | 'entity' | 'record_id' | 'subject'>

/** Records changes in the transaction of the change. */
export interface Journal {
  /** Finds the entries about one record and its rows, the latest first. */
  findHistory(queries: Queries, record: RecordPlace, page: PageOf): Promise<HistoryPage>
  /** Reads entries in the given order. An entry may be as large as two records. */
  readHistory(queries: Queries, ids: readonly string[]): Promise<HistoryLine[]>
  note(tx: Queries, entries: readonly JournalEntry[], author?: Author): Promise<void>
}
