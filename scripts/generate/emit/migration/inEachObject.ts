import type { Ddl } from '../../print/Ddl.ts'
import { ddl, sqlLiteral, sqlName } from '../../print/Ddl.ts'
import type { PartPath } from './shape/Shape.ts'

/** A column's value in which each object of its list, or the object that it is, is changed. */
export function inEachObject(name: string, change: (object: Ddl) => Ddl): Ddl {
  return changed(sqlName(name), change, 0)
}

/** A column's value in which each object at a path inside it is changed. */
export function inEachObjectAt(name: string, path: PartPath, change: (object: Ddl) => Ddl): Ddl {
  const at = (value: Ddl, [part, ...rest]: PartPath, depth: number): Ddl => {
    if (part === null) return inEach(value, (inner) => at(inner, rest, depth + 1), depth)
    if (part === undefined) return changed(value, change, depth)
    return changed(value, (object) => withPart(object, part, (inner) => at(inner, rest, depth + 1)), depth)
  }
  return at(sqlName(name), path, 0)
}

function withPart(object: Ddl, part: string, change: (value: Ddl) => Ddl): Ddl {
  const value = ddl`(${object} -> ${sqlLiteral(part)})`
  const set = ddl`jsonb_build_object(${sqlLiteral(part)}, ${change(value)})`
  return ddl`CASE WHEN ${object} -> ${sqlLiteral(part)} IS NULL THEN ${object} ELSE ${object} || ${set} END`
}

/** Changes each object of a list, or the object itself. */
function changed(value: Ddl, change: (object: Ddl) => Ddl, depth: number): Ddl {
  const { row } = namesAt(depth)
  const item = ddl`CASE jsonb_typeof(${row}) WHEN 'object' THEN ${change(row)} ELSE ${row} END`
  return ddl`(CASE jsonb_typeof(${value}) WHEN 'array' THEN ${listOf(value, item, depth)} WHEN 'object' THEN ${change(value)} ELSE ${value} END)`
}

/** Changes each item of a list, or each member of an object. */
function inEach(value: Ddl, change: (inner: Ddl) => Ddl, depth: number): Ddl {
  const { row, place } = namesAt(depth)
  const members = ddl`(SELECT coalesce(jsonb_object_agg(${place}, ${change(row)}), '{}') FROM jsonb_each(${value}) AS ${row} (${place}, ${row}))`
  return ddl`(CASE jsonb_typeof(${value}) WHEN 'array' THEN ${listOf(value, change(row), depth)} WHEN 'object' THEN ${members} ELSE ${value} END)`
}

function listOf(value: Ddl, item: Ddl, depth: number): Ddl {
  const { row, place } = namesAt(depth)
  const rows = ddl`jsonb_array_elements(${value}) WITH ORDINALITY AS ${row} (${row}, ${place})`
  return ddl`(SELECT coalesce(jsonb_agg(${item} ORDER BY ${place}), '[]') FROM ${rows})`
}

/** The SQL names of a row and its place; lists inside lists need other names. */
function namesAt(depth: number): { row: Ddl; place: Ddl } {
  const number = depth === 0 ? '' : ` ${depth}`
  return { row: sqlName(`a row${number}`), place: sqlName(`a place${number}`) }
}
