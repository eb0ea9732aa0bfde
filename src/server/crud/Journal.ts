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

/** Who a change is written down for, where that is not the caller of the current request. */
export interface Actor {
  id: string
  username: string
}

/** Which record's changes are asked for. */
export interface RecordPlace {
  entity: string
  id: string
}

/** Which of them. */
export interface PageOf {
  offset: number
  limit: number
}

/** Changes of one record, and how many there are in all. */
export interface History {
  entries: readonly JsonObject[]
  total: number
}

/** Remembers what was changed, in the transaction of the change. */
export interface Journal {
  /** What happened to one record, the latest first. */
  history(queries: Queries, record: RecordPlace, page: PageOf): Promise<History>
  note(tx: Queries, entries: readonly JournalEntry[], actor?: Actor): Promise<void>
}
