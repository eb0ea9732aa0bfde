import type { Ddl } from './Ddl.ts'
import { ddl, sqlLiteral } from './Ddl.ts'

/** A moment as the text in which the server answers it; a cast would depend on the database's time zone. */
export function momentText(value: Ddl): Ddl {
  return ddl`to_char(${value} AT TIME ZONE 'UTC', ${sqlLiteral('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')})`
}
