import type { Ddl } from '../../../print/Ddl.ts'
import { ddl } from '../../../print/Ddl.ts'

/** The least and the greatest value of a type of whole numbers. */
export interface Bounds {
  least: Ddl
  greatest: Ddl
}

/** The bounds of the types of whole numbers. */
export const integerBounds = {
  integer: { least: ddl`-2147483648`, greatest: ddl`2147483647` },
  bigint: { least: ddl`-9223372036854775808`, greatest: ddl`9223372036854775807` },
} as const satisfies Record<string, Bounds>
