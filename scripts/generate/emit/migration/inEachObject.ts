import type { Ddl } from '../../print/Ddl.ts'
import { ddl, sqlLiteral, sqlName } from '../../print/Ddl.ts'

/** A column's value in which each object of its list, or the object that it is, is another. */
export function inEachObject(name: string, change: (object: Ddl) => Ddl): Ddl {
  return changed(sqlName(name), change, 0)
}

/** The same of each object at a place inside of these; lists on the way there have no name. */
export function inEachObjectAt(name: string, path: readonly string[], change: (object: Ddl) => Ddl): Ddl {
  const at = (value: Ddl, [part, ...rest]: readonly string[], depth: number): Ddl =>
    changed(
      value,
      (object) => {
        if (part === undefined) return change(object)
        const inner = at(ddl`(${object} -> ${sqlLiteral(part)})`, rest, depth + 1)
        const set = ddl`jsonb_build_object(${sqlLiteral(part)}, ${inner})`
        return ddl`CASE WHEN ${object} -> ${sqlLiteral(part)} IS NULL THEN ${object} ELSE ${object} || ${set} END`
      },
      depth,
    )
  return at(sqlName(name), path, 0)
}

/** Lists inside of lists call their rows otherwise. */
function changed(value: Ddl, change: (object: Ddl) => Ddl, depth: number): Ddl {
  const number = depth === 0 ? '' : ` ${depth}`
  const [row, place] = [sqlName(`a row${number}`), sqlName(`a place${number}`)]
  const item = ddl`CASE jsonb_typeof(${row}) WHEN 'object' THEN ${change(row)} ELSE ${row} END`
  const rows = ddl`jsonb_array_elements(${value}) WITH ORDINALITY AS ${row} (${row}, ${place})`
  const list = ddl`(SELECT coalesce(jsonb_agg(${item} ORDER BY ${place}), '[]') FROM ${rows})`
  return ddl`(CASE jsonb_typeof(${value}) WHEN 'array' THEN ${list} WHEN 'object' THEN ${change(value)} ELSE ${value} END)`
}
