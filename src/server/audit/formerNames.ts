import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

/** All names that an entity has ever had, including its present one; it may have been renamed several times. */
export function allNamesOf(entity: string | Sql): Sql {
  return sql`(WITH RECURSIVE called (name) AS (
    SELECT ${entity}::text UNION SELECT r.former FROM renamed_entity r JOIN called ON r.name = called.name
  ) SELECT name FROM called)`
}

/** The present name of the entity that had this name at that time; another entity may have got the name later. */
export function presentName(entity: Sql, at: Sql): Sql {
  return sql`(WITH RECURSIVE called (name, id) AS (
    SELECT ${entity}, 0::bigint UNION SELECT r.name, r.id FROM renamed_entity r
      JOIN called ON r.former = called.name AND r.id > called.id WHERE r.settled_at > ${at}
  ) SELECT name FROM called ORDER BY id DESC LIMIT 1)`
}

/** Renames of properties, and of parts of their rows such as `lines.note`, the earliest first. */
export type Renames = readonly { former: string; name: string }[]

/** The renames of an entity's properties since a time, as JSON; null when there are none. `entity` is its present name. */
export function renamesSince(entity: Sql, at: Sql): Sql {
  return sql`(SELECT json_agg(json_build_object('former', r.former, 'name', r.name) ORDER BY r.id)
    FROM renamed_property r WHERE r.entity = ${entity} AND r.settled_at > ${at})`
}

/** Values under the present names of their properties, also inside rows and objects, in their former order. */
export function withPresentNames(values: Json, renames: Renames): Json {
  return renames.reduce(
    (named, { former, name }) => renamedAt(named, former.split('.'), name.split('.')),
    values,
  )
}

/** Applies one rename at a path; a value that already has the new name stays. */
function renamedAt(value: Json, [former = '', ...inside]: readonly string[], names: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((each) => renamedAt(each, [former, ...inside], names))
  const [name = former, ...namesInside] = names
  if (
    !isJsonObject(value) ||
    !Object.hasOwn(value, former) ||
    (name !== former && Object.hasOwn(value, name))
  )
    return value
  const within = (inner: Json) => (inside.length > 0 ? renamedAt(inner, inside, namesInside) : inner)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => (key === former ? [name, within(inner)] : [key, inner])),
  )
}
