import type { Json } from './Json.ts'
import type { Validate } from './Route.ts'

/** The Material UI colour names a status chip may take. */
export type ChipColor = 'default' | 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info'

/** A property that is filled in with a move. */
export interface Asked {
  property: string
  /** It may be left empty; otherwise it must be given. */
  optional?: true
}

/** What the server sets a property to with a move: the moment, the id of who makes it, or a constant. */
export type Setting = { now: true } | { currentUser: true } | { value: Json }

/** When a move is made by itself. */
export interface Due {
  /** A date or a time of the record. */
  source: string
  /** How long after it. */
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
  /** A question, the message `resources.{entity}.moves.{code}.confirm`, comes before it. */
  confirm?: true
  color?: ChipColor
  /** What is filled in with it, by whichever call it is made. */
  asks?: readonly Asked[]
  /** What the server sets with it, by property. */
  sets?: Readonly<Record<string, Setting>>
  /** Judges the record before the move; absent: any record in one of its states makes it. */
  when?: Validate
  /** When the server makes it by itself; absent: never. */
  due?: Due
}

/** What cannot be changed of records in a state. */
export interface Lock {
  /** The locked properties; absent: all but the state. */
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
  /** What is locked, by state. */
  locked?: Readonly<Record<string, Lock>>
}
