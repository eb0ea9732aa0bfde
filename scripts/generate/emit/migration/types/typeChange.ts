import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, ddlOfSnapshot } from '../../../print/Ddl.ts'
import { momentText } from '../../../print/momentText.ts'
import { integerBounds } from './integerBounds.ts'
import { readAs } from './readAs.ts'
import type { ColumnShape, SqlType } from '../shape/Shape.ts'

/** The conversion of a column's values to another type. */
export interface TypeChange {
  using: Ddl
  /** The condition on values with exactly one counterpart; absent if all values have one. */
  fits?: Ddl
  /** The nearest counterpart of a value that has no exact one, if there is such. */
  nearest?: Ddl
}

type Target = Pick<ColumnShape, 'type' | 'list'>

type Conversion = 'cast' | 'json' | 'midnight'

// Every value of the outer type has exactly one counterpart of the inner type.
const widenings: Readonly<Partial<Record<SqlType, Readonly<Partial<Record<SqlType, Conversion>>>>>> = {
  integer: { bigint: 'cast', numeric: 'cast', 'double precision': 'cast', text: 'cast', jsonb: 'json' },
  bigint: { numeric: 'cast', text: 'cast' },
  numeric: { text: 'cast' },
  boolean: { text: 'cast', jsonb: 'json' },
  uuid: { text: 'cast' },
  date: { text: 'cast', timestamptz: 'midnight' },
  text: { jsonb: 'json' },
}

const numbers: readonly SqlType[] = ['integer', 'bigint', 'numeric', 'double precision']

/** The conversion of a column's values to another type, with the condition on those that keep their meaning. */
export function typeChange(column: Ddl, from: SqlType, { type: to, list }: Target): TypeChange {
  if (list && from !== 'jsonb') {
    const item = from === 'timestamptz' ? momentText(column) : column
    return { using: ddl`CASE WHEN ${column} IS NOT NULL THEN jsonb_build_array(${item}) END` }
  }
  const conversion = widenings[from]?.[to]
  if (conversion === 'json') return { using: ddl`to_jsonb(${column})` }
  if (conversion === 'midnight') return { using: ddl`${column}::timestamp AT TIME ZONE 'UTC'` }
  const cast = ddl`${column}::text::${ddlOfSnapshot(to)}`
  if (conversion === 'cast') return { using: cast }
  const { fits, ...change } = narrowed(column, from, to)
  // NULL fits every type and stays NULL.
  return { ...change, fits: ddl`${column} IS NULL OR (${fits})` }
}

function narrowed(column: Ddl, from: SqlType, to: SqlType): TypeChange & { fits: Ddl } {
  if (numbers.includes(from) && numbers.includes(to)) return numberChange(column, from, to)
  if (from === 'timestamptz' && to === 'date') {
    const day = ddl`(${column} AT TIME ZONE 'UTC')::date`
    return { using: day, fits: ddl`${column} = ${day}::timestamp AT TIME ZONE 'UTC'`, nearest: day }
  }
  if (from === 'timestamptz' && to === 'text') return { using: momentText(column), fits: ddl`true` }
  if (from === 'text') return readAs(column, to)
  if (from === 'jsonb') {
    // The only item of a list is its value; an empty list has none.
    const only = ddl`CASE WHEN jsonb_typeof(${column}) = 'array' THEN ${column} -> 0 ELSE ${column} END`
    const text = ddl`(${only} #>> '{}')`
    const { using, fits } = readAs(text, to)
    const isOne = ddl`CASE WHEN jsonb_typeof(${column}) = 'array' THEN jsonb_array_length(${column}) <= 1 ELSE true END`
    const isPlain = ddl`coalesce(jsonb_typeof(${only}), 'null') NOT IN ('object', 'array')`
    return { using, fits: ddl`${isOne} AND ${isPlain} AND (${text} IS NULL OR (${fits}))` }
  }
  const isText = to === 'text' && from === 'double precision'
  return { using: ddl`${column}::text::${ddlOfSnapshot(to)}`, fits: isText ? ddl`true` : ddl`false` }
}

function numberChange(column: Ddl, from: SqlType, to: SqlType): TypeChange & { fits: Ddl } {
  const target = ddlOfSnapshot(to)
  const value = from === 'double precision' ? exactly(column) : ddl`${column}::numeric`
  if (to !== 'integer' && to !== 'bigint') {
    const finite = ddl`${column} NOT IN ('NaN', 'Infinity', '-Infinity')`
    return from === 'double precision'
      ? { using: ddl`${column}::text::${target}`, fits: finite }
      : {
          using: ddl`${column}::${target}`,
          fits: ddl`${exactly(ddl`${column}::double precision`)} = ${column}`,
        }
  }
  const { least, greatest } = integerBounds[to]
  return {
    using: ddl`${column}::${target}`,
    fits: ddl`${value} = trunc(${value}) AND ${value} BETWEEN ${least} AND ${greatest}`,
    nearest: ddl`least(greatest(round(${value}), ${least}), ${greatest})::${target}`,
  }
}

// PostgreSQL casts a double to numeric with fifteen digits, but writes all of them into a text.
function exactly(double: Ddl): Ddl {
  return ddl`${double}::text::numeric`
}
