import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Validate } from '#shared/contracts/Route.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Transaction } from '#server/database/Database.ts'
import type { CurrentCall, Journal } from './Journal.ts'
import type { Draft } from './Row.ts'

/** Who makes a change. */
export interface Caller {
  id: string
  username: string
  name: string
  /** The caller's own session, which outlives a change of their password. */
  sessionId?: string
}

/** What a call knows beside its own input. */
export interface Context {
  catalog: Catalog
  user?: Caller | undefined
  /** The call that the change belongs to; absent when the server writes by itself. */
  call?: CurrentCall | undefined
  /** Whether the caller holds a button code; asked when a save moves a state that has a button of its own. Absent: yes. */
  may?: ((permission: string) => Promise<boolean>) | undefined
  /** The server itself writes: ids, read-only properties and any first state may be given. */
  isServer?: boolean
}

/** All entities, as the generic code looks them up by name. */
export interface Catalog {
  tableOf(entity: string): Table
  /** The validator of a whole body, by which a merged record is checked again. */
  validatorOf(entity: string): Validate | undefined
  rulesOf(entity: string): Rules | undefined
  secrets: Secrets
  /** Where changes are written down; absent: nowhere. */
  journal?: Journal | undefined
}

/** How secrets are kept. */
export interface Secrets {
  hash(text: string): Promise<string>
  seal(text: string, place: string): string
}

/** A record that was made, still inside its transaction, and the values it was made of. */
export interface Created {
  record: JsonObject
  draft: Draft
}

/** A change about to be made: what the record was, and the values that will be set. */
export interface Change {
  before: JsonObject
  draft: Draft
  /** Set when the change is a move of the state machine, made by a button or by a save. */
  move?: Move | undefined
}

/** A change that was made, still inside its transaction. */
export interface Changed extends Change {
  after: JsonObject
}

/** A move that was made, still inside its transaction. */
export interface Moved extends Changed {
  move: Move
}

/** What runs with a change; it may throw to undo it, and runs again when the change is tried again. */
export type Hook<Subject> = (tx: Transaction, subject: Subject, context: Context) => Promise<void> | void

/** Where one entity differs: every hook runs in the transaction of the change, and what it throws undoes the change. */
export interface Rules {
  /** May add to the draft. */
  beforeCreate?: Hook<Draft>
  afterCreate?: Hook<Created>
  /** May add to the draft; also comes before every move. */
  beforeUpdate?: Hook<Change>
  afterUpdate?: Hook<Changed>
  /** All records of the entity that go, also those that go along with others. */
  beforeDelete?: Hook<readonly JsonObject[]>
  afterDelete?: Hook<readonly JsonObject[]>
  afterMove?: Hook<Moved>
}
