import type { NameKind } from './Name.ts'

/** How a place uses a name. */
export type Use =
  /** A property of a value whose type has none of that name: an index signature, or any. */
  | 'read'
  /** A word of SQL. */
  | 'sql'
  /** A text where any text is taken. */
  | 'text'
  /** A code of a permission, the key of a message or the address of a page. */
  | 'code'
  /** A member of a hand-written type or object, or a value of a hand-written union. */
  | 'declared'
  /** Declared by a generated type. */
  | 'bound'

/** A place of hand-written code that has the text of a name in a schema. */
export interface Place {
  /** From the project's root. */
  file: string
  line: number
  start: number
  end: number
  name: string
  kinds: readonly NameKind[]
  use: Use
  /** Where the compiler may also complain about it: the beginnings of what it is a part of. */
  heads: readonly number[]
  /** The line itself. */
  text: string
}
