import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Validate } from '#shared/contracts/Route.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Queries, Transaction } from '#server/database/Database.ts'
import type { CurrentCall, Journal } from './Journal.ts'
import type { Draft } from './Row.ts'

/** Who makes a change. */
export interface Caller {
  id: string
  username: string
  name: string
  /** The caller's own session, which outlives a change of their password. */
  sessionId?: string
  /** The name of the API key that the call came with; null: of a log-in. */
  keyName?: string | null
}

/** What a call knows beside its own input. */
export interface Context {
  catalog: Catalog
  user?: Caller | undefined
  /** The call that the change belongs to; absent when the server writes by itself. */
  call?: CurrentCall | undefined
  /** Whether the caller holds a button code; asked when a save moves a state that has a button of its own. Absent: yes. */
  may?: ((permission: string) => Promise<boolean>) | undefined
  /** Answers a rule's questions that need neither locks nor the transaction, where a record is made by one statement; absent: the transaction does. */
  reads?: Queries | undefined
  /** What the server made up for the new record and tells the caller once, such as a password. */
  shownOnce?: JsonObject | undefined
  /** The id of the record whose rows are being saved, which then computes what follows from all of them. */
  savedOwner?: string
  /** Rather than wait for a record that another call is changing, and that may wait for this one, the call lets go of what it has locked and begins again. */
  yields?: boolean
  /** The server itself writes: ids, read-only properties and any first state may be given. */
  isServer?: boolean
}

/** All entities, as the generic code looks them up by name. */
export interface Catalog {
  tableOf(entity: string): Table
  /** What an entity's properties are as people see them, and its codes; absent where nothing but its form shows them. */
  resourceOf(entity: string): Resource | undefined
  /** The validator of a whole body, by which a merged record is checked again. */
  validatorOf(entity: string): Validate | undefined
  hooksOf(entity: string): Hooks | undefined
  secrets: Secrets
  /** Where changes are written down; absent: nowhere. */
  journal?: Journal | undefined
}

/** How secrets are kept. */
export interface Secrets {
  /** Of texts that one user gives at once, each waits for the one before. */
  hash(text: string, userId?: string): Promise<string>
  seal(text: string, place: string): string
  /** Tells texts apart without telling them, not even to those who guess. */
  digest(text: string, place: string): string
}

/** A record that was made, still inside its transaction, and the values it was made of. */
export interface Created<Stored = JsonObject, Values = Draft> {
  record: Stored
  draft: Values
}

/** A change about to be made: what the record was, and the values that will be set. */
export interface Change<Stored = JsonObject, Values = Draft, Step = Move> {
  before: Stored
  draft: Values
  /** Set when the change is a move of the state machine, made by a button or by a save. */
  move?: Step | undefined
}

/** A change that was made, still inside its transaction. */
export interface Changed<Stored = JsonObject, Values = Draft, Step = Move> extends Change<
  Stored,
  Values,
  Step
> {
  after: Stored
}

/** A move that was made, still inside its transaction. */
export interface Moved<Stored = JsonObject, Values = Draft, Step = Move> extends Changed<
  Stored,
  Values,
  Step
> {
  move: Step
}

type Done = Promise<void> | void

/** The input of a new record as a rule completed it, and what of that the answer tells once. */
export interface Prepared {
  input: JsonObject
  shownOnce?: JsonObject
}

/**
 * What runs with a change, in its transaction; it may throw to undo the change, and runs again when the change is tried again.
 * Written as methods, so that the hooks of one entity, typed by its schema, pass as those of any.
 */
export interface Hooks<Stored = JsonObject, Values = Draft, Step = Move> {
  /** Completes a caller's input before the transaction begins, for what takes too long inside of it. */
  prepareCreate?(this: void, input: JsonObject): Prepared
  /** May add to the draft. */
  beforeCreate?(this: void, tx: Transaction, draft: Values, context: Context): Done
  afterCreate?(this: void, tx: Transaction, created: Created<Stored, Values>, context: Context): Done
  /** May add to the draft; also comes before every move. */
  beforeUpdate?(this: void, tx: Transaction, change: Change<Stored, Values, Step>, context: Context): Done
  afterUpdate?(this: void, tx: Transaction, changed: Changed<Stored, Values, Step>, context: Context): Done
  /** All records of the entity that go, also those that go along with others. */
  beforeDelete?(this: void, tx: Transaction, records: readonly Stored[], context: Context): Done
  afterDelete?(this: void, tx: Transaction, records: readonly Stored[], context: Context): Done
  /** All records of the entity that come back after they were deleted and kept. */
  afterRestore?(this: void, tx: Transaction, records: readonly Stored[], context: Context): Done
  /** All records of the entity that were deleted and kept, and go for good. */
  beforePurge?(this: void, tx: Transaction, records: readonly Stored[], context: Context): Done
  afterPurge?(this: void, tx: Transaction, records: readonly Stored[], context: Context): Done
  afterMove?(this: void, tx: Transaction, moved: Moved<Stored, Values, Step>, context: Context): Done
}
