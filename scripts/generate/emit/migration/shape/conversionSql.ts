import type { Conversion, Property } from '../../../contracts/Model.ts'
import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, sqlLiteral, sqlName } from '../../../print/Ddl.ts'
import type { ConversionSql } from './Shape.ts'

/** A property's x-convert as SQL. */
export function conversionSql(property: Property, { map, missing, rest }: Conversion): ConversionSql {
  const nearest = nearestOf(property)
  return {
    map: Object.entries(map).map(([from, to]) => ({
      from: sqlLiteral(from).text,
      to: sqlLiteral(to).text,
    })),
    ...(missing === undefined ? {} : { missing: sqlLiteral(missing).text }),
    rest,
    ...(nearest === undefined ? {} : { nearest: nearest.text }),
  }
}

function nearestOf({ name, column, schema, atMost }: Property): Ddl | undefined {
  const { maxLength, minimum, maximum, multipleOf } = schema
  const own = sqlName(name)
  if (column?.type === 'text')
    return typeof maxLength === 'number' ? ddl`left(${own}, ${sqlLiteral(maxLength)})` : undefined
  const stepped =
    typeof multipleOf === 'number'
      ? ddl`round(${own}::numeric / ${sqlLiteral(multipleOf)}) * ${sqlLiteral(multipleOf)}`
      : own
  const atLeast = typeof minimum === 'number' ? ddl`greatest(${stepped}, ${sqlLiteral(minimum)})` : stepped
  const limited = atMost === undefined ? atLeast : ddl`least(${atLeast}, ${sqlName(atMost)})`
  return typeof maximum === 'number' ? ddl`least(${limited}, ${sqlLiteral(maximum)})` : limited
}
