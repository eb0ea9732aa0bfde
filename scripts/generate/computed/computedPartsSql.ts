import type { Computation, ComputedParts } from '#shared/contracts/Expression.ts'
import type { Property } from '../contracts/Model.ts'
import type { Ddl } from '../print/Ddl.ts'
import { ddl, ddlList, sqlLiteral, sqlName } from '../print/Ddl.ts'
import { computationSql, rowName } from './expressionSql.ts'

interface Place {
  /** The list, or the object. */
  property: Property
  /** The table whose column it is, and all that is there. */
  table: string
  properties: readonly Property[]
}

const placeName = sqlName('a place')

/** A list of objects, or an object, with what is computed in it, as SQL over the columns of the table. */
export function computedPartsSql(parts: ComputedParts, place: Place): Ddl {
  const column = sqlName(place.property.name)
  const values = Object.entries(parts).flatMap(([name, computation]) => [
    sqlLiteral(name),
    partSql(name, computation, place),
  ])
  const isObject = ddl`jsonb_typeof(${rowName}) = 'object'`
  const whole = ddl`CASE WHEN ${isObject} THEN ${rowName} || jsonb_build_object(${ddlList(values)}) ELSE ${rowName} END`
  if (place.property.field !== 'rows')
    return ddl`(SELECT ${whole} FROM (SELECT ${column} AS ${rowName}) AS ${rowName})`
  const rows = ddl`jsonb_array_elements(${column}) WITH ORDINALITY AS ${rowName} (${rowName}, ${placeName})`
  const list = ddl`SELECT coalesce(jsonb_agg(${whole} ORDER BY ${placeName}), '[]') FROM ${rows}`
  return ddl`(CASE WHEN jsonb_typeof(${column}) = 'array' THEN (${list}) ELSE ${column} END)`
}

/** A value as JSON has it when the server writes it. */
function partSql(name: string, computation: Computation, { property, table, properties }: Place): Ddl {
  const { properties: row = [] } = property
  const value = computationSql(computation, { table, properties, row, type: '' })
  const type = row.find((part) => part.name === name)?.column?.type
  if (type === 'timestamp')
    return ddl`to_char(${value} AT TIME ZONE 'UTC', ${sqlLiteral('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')})`
  // The type of a text that is always the same would not be known.
  if (type === 'text') return ddl`${value}::text`
  if (type === 'double') return ddl`${value}::double precision`
  return type === 'integer' || type === 'decimal' ? ddl`trim_scale(${value})` : value
}
