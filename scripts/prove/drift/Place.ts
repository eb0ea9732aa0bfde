import type { NameKind } from './Name.ts'

/** The ways in which a place uses a name. */
export type Use =
  /** A property of a value whose type does not declare the name: an index signature, or any. */
  | 'read'
  /** A word of SQL. */
  | 'sql'
  /** A text where any text is accepted. */
  | 'text'
  /** The code of a permission, the key of a message or the address of a page. */
  | 'code'
  /** A member of a hand-written type or object, or a value of a hand-written union. */
  | 'declared'
  /** Declared by a generated type. */
  | 'bound'

/** A place in hand-written code with the text of a schema's name. */
export interface Place {
  /** The path relative to the project's root. */
  file: string
  line: number
  start: number
  end: number
  name: string
  kinds: readonly NameKind[]
  use: Use
  /** Other positions of compiler errors about it: the starts of the nodes that contain it. */
  heads: readonly number[]
  /** The text of the line. */
  text: string
}
