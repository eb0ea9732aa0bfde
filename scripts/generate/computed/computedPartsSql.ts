import type { Computation, ComputedParts } from '#shared/contracts/Expression.ts'
import type { Property } from '../contracts/Model.ts'
import type { Ddl } from '../print/Ddl.ts'
import { ddl, ddlList, sqlLiteral, sqlName } from '../print/Ddl.ts'
import { momentText } from '../print/momentText.ts'
import { computationSql, rowName } from './expressionSql.ts'

interface Place {
  /** The list, or the object. */
  property: Property
  /** The table with the property's column, and all properties of that table. */
  table: string
  properties: readonly Property[]
}

const placeName = sqlName('a place')

/** SQL over the columns of the table for a list of objects, or an object, with its computed values. */
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

/** A value in the JSON form in which the server writes it. */
function partSql(name: string, computation: Computation, { property, table, properties }: Place): Ddl {
  const { properties: row = [] } = property
  const value = computationSql(computation, { table, properties, row, type: '' })
  const type = row.find((part) => part.name === name)?.column?.type
  if (type === 'timestamp') return momentText(value)
  // PostgreSQL could not infer the type of a constant text.
  if (type === 'text') return ddl`${value}::text`
  if (type === 'double') return ddl`${value}::double precision`
  return type === 'integer' || type === 'decimal' ? ddl`trim_scale(${value})` : value
}
