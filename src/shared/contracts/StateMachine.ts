import type { Json } from './Json.ts'
import type { Validate } from './Route.ts'

/** The Material UI colour names that a status chip may have. */
export type ChipColor = 'default' | 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info'

/** A property that the user fills in with a move. */
export interface MoveInput {
  property: string
  /** The property may be left empty; otherwise it is required. */
  optional?: true
}

/** The value that the server sets with a move: the moment, the id of the user who makes the move, or a constant. */
export type MoveSetting = { now: true } | { currentUser: true } | { value: Json }

/** The time at which the server makes a move by itself. */
export interface DueTime {
  /** A date or moment property of the record. */
  source: string
  /** The delay after it, in minutes. */
  minutes: number
}

/**
 * One allowed change of a status property: a button in the console, a call `POST {path}/{id}/{code}` on the server.
 * Its name is the message `resources.{entity}.moves.{code}.label`.
 */
export interface Move {
  /** Last part of the button code and of the call's path, e.g. `refund`. */
  code: string
  /** The button code, e.g. `distribution.order.refund`. */
  permission: string
  from: readonly string[]
  to: string
  /** A confirmation question comes first: the message `resources.{entity}.moves.{code}.confirm`. */
  confirm?: true
  color?: ChipColor
  /** The properties that the user fills in with it, whichever call makes the move. */
  asks?: readonly MoveInput[]
  /** The values that the server sets with it, by property. */
  sets?: Readonly<Record<string, MoveSetting>>
  /** A condition on the record before the move; absent: every record in one of the `from` states may move. */
  when?: Validate
  /** The time at which the server makes the move by itself; absent: never. */
  due?: DueTime
}

/** A lock on the records in a state. */
export interface Lock {
  /** The locked properties; absent: all except the state. */
  fields?: readonly string[]
  /** Whether deleting is locked too. */
  delete: boolean
}

/** The states of one property and the moves between them. */
export interface StateMachine {
  property: string
  /** States a new record may start in; the first is the default. */
  initial: readonly string[]
  moves: readonly Move[]
  /** The locks, by state. */
  locked?: Readonly<Record<string, Lock>>
}
