import type { Ddl } from '../../print/Ddl.ts'
import { ddl, sqlName } from '../../print/Ddl.ts'

const rowName = sqlName('a row')
const placeName = sqlName('a place')

/** A column's value in which each object of its list, or the object that it is, is another. */
export function inEachObject(name: string, change: (object: Ddl) => Ddl): Ddl {
  const column = sqlName(name)
  const row = ddl`CASE jsonb_typeof(${rowName}) WHEN 'object' THEN ${change(rowName)} ELSE ${rowName} END`
  const rows = ddl`jsonb_array_elements(${column}) WITH ORDINALITY AS ${rowName} (${rowName}, ${placeName})`
  const list = ddl`(SELECT coalesce(jsonb_agg(${row} ORDER BY ${placeName}), '[]') FROM ${rows})`
  return ddl`(CASE jsonb_typeof(${column}) WHEN 'array' THEN ${list} WHEN 'object' THEN ${change(column)} ELSE ${column} END)`
}
