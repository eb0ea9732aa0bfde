import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { History, PageOf, RecordPlace } from '../crud/entity/Journal.ts'

/** What happened to one record, also while its entity had another name; from where is told in the audit log only. */
export async function readHistory(
  queries: Queries,
  { entity, id }: RecordPlace,
  { offset, limit }: PageOf,
): Promise<History> {
  const about = sql`FROM "audit" WHERE record_id = ${id} AND (entity = ${entity}
    OR entity IN (SELECT former FROM renamed_entity WHERE name = ${entity}))`
  const entries = await queries.rows<JsonObject>(sql`
    SELECT id, action, user_name, created_at, before, after, detail ${about}
    ORDER BY created_at DESC, id DESC LIMIT ${limit}::int OFFSET ${offset}::int`)
  const counted = await queries.row<{ total: number }>(sql`SELECT count(*)::int AS total ${about}`)
  return { entries, total: counted?.total ?? 0 }
}
