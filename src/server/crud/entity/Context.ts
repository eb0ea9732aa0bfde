import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Validate } from '#shared/contracts/Route.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Queries, Transaction } from '#server/database/Database.ts'
import type { CurrentCall, Journal } from './Journal.ts'
import type { Draft } from './Row.ts'

/** The user who makes a change. */
export interface Caller {
  id: string
  username: string
  name: string
  /** The caller's own session, which survives a change of their password. */
  sessionId?: string
  /** The name of the call's API key; null for a log-in. */
  keyName?: string | null
}

/** The surroundings of a call, besides its own input. */
export interface Context {
  catalog: Catalog
  user?: Caller | undefined
  /** The call that the change belongs to; absent if the server writes on its own. */
  call?: CurrentCall | undefined
  /** Whether the caller holds a button code. Asked if a save makes a move that has its own button. Absent counts as true. */
  may?: ((permission: string) => Promise<boolean>) | undefined
  /** Answers a rule's queries that need neither locks nor the transaction, if one statement makes the record. */
  reads?: Queries | undefined
  /** Values that the server generated for the new record and tells the caller once, such as a password. */
  shownOnce?: JsonObject | undefined
  /** The id of the record whose rows are being saved; the record computes its values once, from all of them. */
  savedOwner?: string
  /** Whether the call releases its locks and starts again instead of waiting for a call that may wait for it. */
  yields?: boolean
  /** Whether the server itself writes: it may set ids, read-only properties and any first state. */
  isServer?: boolean
}

/** All entities, for generic code that looks them up by name. */
export interface Catalog {
  tableOf(entity: string): Table
  /** The description of an entity for its screens: properties and codes; absent if only a form shows the entity. */
  resourceOf(entity: string): Resource | undefined
  /** The validator of a whole body, which also checks a merged record. */
  validatorOf(entity: string): Validate | undefined
  hooksOf(entity: string): Hooks | undefined
  secrets: Secrets
  /** The log of changes; absent: changes are not logged. */
  journal?: Journal | undefined
}

/** The ways to store secrets. */
export interface Secrets {
  /** Hashes a text. Texts that one user submits at once are hashed one after the other. */
  hash(text: string, userId?: string): Promise<string>
  seal(text: string, place: string): string
  /** A digest that distinguishes texts but does not reveal them, even to someone who tries guesses. */
  digest(text: string, place: string): string
}

/** A new record, and the values that it was made of, while its transaction is open. */
export interface Created<Stored = JsonObject, Values = Draft> {
  record: Stored
  draft: Values
}

/** A change that is about to be made: the stored record and the values that will be set. */
export interface Change<Stored = JsonObject, Values = Draft, Step = Move> {
  before: Stored
  draft: Values
  /** The move of the state machine that the change makes, by a button or by a save. */
  move?: Step | undefined
}

/** A change that was made, while its transaction is open. */
export interface Changed<Stored = JsonObject, Values = Draft, Step = Move> extends Change<
  Stored,
  Values,
  Step
> {
  after: Stored
}

/** A move that was made, while its transaction is open. */
export interface Moved<Stored = JsonObject, Values = Draft, Step = Move> extends Changed<
  Stored,
  Values,
  Step
> {
  move: Step
}

type Done = Promise<void> | void

/** The input of a new record as a rule completed it, and the part of it that the answer tells once. */
export interface Prepared {
  input: JsonObject
  shownOnce?: JsonObject
}

/**
 * Functions that run with a change, in its transaction. They may throw to undo the change, and run again when it is tried
 * again. They are methods, so that hooks typed for one entity are assignable to the hooks of any.
 */
export interface Hooks<Stored = JsonObject, Values = Draft, Step = Move> {
  /** Completes a caller's input before the transaction begins, for work too slow for a transaction. */
  prepareCreate?(this: void, input: JsonObject): Prepared
  /** May add to the draft. */
  beforeCreate?(this: void, tx: Transaction, draft: Values, context: Context): Done
  afterCreate?(this: void, tx: Transaction, created: Created<Stored, Values>, context: Context): Done
  /** May add to the draft; also runs before every move. */
  beforeUpdate?(this: void, tx: Transaction, change: Change<Stored, Values, Step>, context: Context): Done
  afterUpdate?(this: void, tx: Transaction, changed: Changed<Stored, Values, Step>, context: Context): Done
  /** Receives all deleted records of the entity, including those deleted along with others. */
  beforeDelete?(this: void, tx: Transaction, records: readonly Stored[], context: Context): Done
  afterDelete?(this: void, tx: Transaction, records: readonly Stored[], context: Context): Done
  /** Receives all restored records of the entity. */
  afterRestore?(this: void, tx: Transaction, records: readonly Stored[], context: Context): Done
  /** Receives all soft-deleted records of the entity that are deleted permanently. */
  beforePurge?(this: void, tx: Transaction, records: readonly Stored[], context: Context): Done
  afterPurge?(this: void, tx: Transaction, records: readonly Stored[], context: Context): Done
  afterMove?(this: void, tx: Transaction, moved: Moved<Stored, Values, Step>, context: Context): Done
}
