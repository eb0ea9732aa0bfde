import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, sqlName } from '../../../print/Ddl.ts'

/** A time of day always with its seconds, so that texts compare as times. */
export function clockSql(name: string): Ddl {
  return ddl`rpad(${sqlName(name)}, 8, ':00')`
}

/** A time of day as a whole number in the same order, `09:30` as 93000. */
export function clockNumberSql(name: string): Ddl {
  return ddl`replace(${clockSql(name)}, ':', '')::int4`
}
