import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '../crud/entity/isJsonObject.ts'

/** Every name that an entity ever had, its present one included: it may have been renamed several times. */
export function namesEver(entity: string | Sql): Sql {
  return sql`(WITH RECURSIVE called (name) AS (
    SELECT ${entity}::text UNION SELECT r.former FROM renamed_entity r JOIN called ON r.name = called.name
  ) SELECT name FROM called)`
}

/** What an entity is called now that went by this name at that time; later others may have got the name. */
export function presentName(entity: Sql, at: Sql): Sql {
  return sql`(WITH RECURSIVE called (name, id) AS (
    SELECT ${entity}, 0::bigint UNION SELECT r.name, r.id FROM renamed_entity r
      JOIN called ON r.former = called.name AND r.id > called.id WHERE r.settled_at > ${at}
  ) SELECT name FROM called ORDER BY id DESC LIMIT 1)`
}

/** What properties, and parts of their rows such as `lines.note`, were called, and what next, the earliest rename first. */
export type Renames = readonly { former: string; name: string }[]

/** The renames of an entity's properties since a time, as JSON; null: none. `entity` is its present name. */
export function renamesSince(entity: Sql, at: Sql): Sql {
  return sql`(SELECT json_agg(json_build_object('former', r.former, 'name', r.name) ORDER BY r.id)
    FROM renamed_property r WHERE r.entity = ${entity} AND r.settled_at > ${at})`
}

/** Values under the present names of their properties, and of what is in rows and objects, in the order that they had. */
export function underPresentNames(values: Json, renames: Renames): Json {
  return renames.reduce(
    (named, { former, name }) => renamedAt(named, former.split('.'), name.split('.')),
    values,
  )
}

/** What has its present name already stays. */
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
