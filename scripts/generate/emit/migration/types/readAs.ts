import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, ddlOfSnapshot, sqlLiteral } from '../../../print/Ddl.ts'
import { integerBounds } from './integerBounds.ts'
import type { Bounds } from './integerBounds.ts'
import type { SqlType } from '../shape/Shape.ts'

// PostgreSQL has no year 0 and no offset of 16 hours or more: reading them would stop the migration.
const day = String.raw`(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`
const time = String.raw`([01]\d|2[0-3]):[0-5]\d:[0-5]\d([.]\d{1,9})?(Z|[+-](0\d|1[0-5]):[0-5]\d)`

/** The SQL that reads a text as another type, and the condition on readable texts; the condition never raises an error. */
export function readAs(text: Ddl, to: SqlType): { using: Ddl; fits: Ddl } {
  return { using: ddl`${text}::${ddlOfSnapshot(to)}`, fits: fitsAs(text, to) }
}

function fitsAs(text: Ddl, to: SqlType): Ddl {
  switch (to) {
    case 'integer':
    case 'bigint':
      return within(text, integerBounds[to])
    case 'numeric':
    case 'double precision':
      return matches(text, String.raw`^[+-]?\d{1,30}([.]\d{1,30})?$`)
    case 'boolean':
      return ddl`lower(${text}) IN ('true', 'false')`
    case 'uuid':
      return matches(text, '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$')
    case 'date':
      return onCalendar(text, `^${day}$`)
    case 'timestamptz':
      return onCalendar(text, `^${day}[T ]${time}$`)
    default:
      return ddl`true`
  }
}

function within(text: Ddl, { least, greatest }: Bounds): Ddl {
  const whole = matches(text, String.raw`^[+-]?\d{1,30}$`)
  return ddl`CASE WHEN ${whole} THEN ${text}::numeric BETWEEN ${least} AND ${greatest} ELSE false END`
}

/** Checks the day against the length of its month. */
function onCalendar(text: Ddl, pattern: string): Ddl {
  const first = ddl`(left(${text}, 7) || '-01')::date`
  const last = ddl`extract(day FROM ${first} + interval '1 month' - interval '1 day')`
  return ddl`CASE WHEN ${matches(text, pattern)} THEN substr(${text}, 9, 2)::integer <= ${last} ELSE false END`
}

function matches(text: Ddl, pattern: string): Ddl {
  return ddl`${text} ~ ${sqlLiteral(pattern)}`
}
