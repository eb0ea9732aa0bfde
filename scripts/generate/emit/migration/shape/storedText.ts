import type { Ddl } from '../../../print/Ddl.ts'
import { ddl } from '../../../print/Ddl.ts'
import { momentText } from '../../../print/momentText.ts'
import type { SqlType } from './Shape.ts'

/** The text of a stored value, as `map` in x-convert writes it. */
export function storedText(column: Ddl, type: SqlType): Ddl {
  return type === 'timestamptz' ? momentText(column) : ddl`${column}::text`
}
