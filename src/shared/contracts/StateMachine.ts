import type { Text } from './Text.ts'

/** The Material UI colour names a status chip may take. */
export type ChipColor = 'default' | 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info'

/** One allowed change of a status property: a button in the console, a call `POST {path}/{id}/{code}` on the server. */
export interface Move {
  /** Last part of the button code and of the call's path, e.g. `refund`. */
  code: string
  /** The button code, e.g. `distribution.order.refund`. */
  permission: string
  from: readonly string[]
  to: string
  label: Text
  /** Asked before the move is made; absent: no question. */
  confirm?: Text
  color?: ChipColor
}

/** The states of one property and the moves between them. */
export interface StateMachine {
  property: string
  /** States a new record may start in; the first is the default. */
  initial: readonly string[]
  moves: readonly Move[]
}
