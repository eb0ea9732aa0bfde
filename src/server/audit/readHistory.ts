import type { Audit } from '#generated/types/audit.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { join, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { History, PageOf, RecordPlace } from '../crud/entity/Journal.ts'

const a = namesOf('audit')
const columns = join(
  (
    [
      'id',
      'action',
      'user_name',
      'created_at',
      'before',
      'after',
      'detail',
    ] as const satisfies readonly (keyof Audit)[]
  ).map(a),
)

/** What happened to one record, also while its entity had another name; from where is told in the audit log only. */
export async function readHistory(
  queries: Queries,
  { entity, id }: RecordPlace,
  { offset, limit }: PageOf,
): Promise<History> {
  const about = sql`FROM ${a.table} WHERE ${a('record_id')} = ${id} AND (${a('entity')} = ${entity}
    OR ${a('entity')} IN (SELECT former FROM renamed_entity WHERE name = ${entity}))`
  const entries = await queries.rows<JsonObject>(sql`
    SELECT ${columns} ${about}
    ORDER BY ${a('created_at')} DESC, ${a('id')} DESC LIMIT ${limit}::int OFFSET ${offset}::int`)
  const counted = await queries.row<{ total: number }>(sql`SELECT count(*)::int AS total ${about}`)
  return { entries, total: counted?.total ?? 0 }
}
