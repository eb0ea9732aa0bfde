import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'

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
