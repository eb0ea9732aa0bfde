import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'

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

/** What properties were called, and what next, the earliest rename first. */
export type Renames = readonly { former: string; name: string }[]

/** The renames of an entity's properties since a time, as JSON; null: none. `entity` is its present name. */
export function renamesSince(entity: Sql, at: Sql): Sql {
  return sql`(SELECT json_agg(json_build_object('former', r.former, 'name', r.name) ORDER BY r.id)
    FROM renamed_property r WHERE r.entity = ${entity} AND r.settled_at > ${at})`
}

/** Values under the present names of their properties, in the order that they had; one that has its present name already stays. */
export function underPresentNames(values: JsonObject, renames: Renames): JsonObject {
  return renames.reduce((named, { former, name }) => {
    if (!(former in named) || name in named) return named
    return Object.fromEntries(
      Object.entries(named).map(([key, value]) => [key === former ? name : key, value]),
    )
  }, values)
}
