import type { Audit } from '#generated/types/audit.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { join, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { textOf } from '../crud/entity/textOf.ts'
import { namesEver } from './renamedEntities.ts'
import type { HistoryPage, PageOf, RecordPlace } from '../crud/entity/Journal.ts'

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

/** Which entries tell what happened to one record, also while its entity had other names, the latest first. */
export async function findHistory(
  queries: Queries,
  { entity, id }: RecordPlace,
  { offset, limit }: PageOf,
): Promise<HistoryPage> {
  const about = sql`FROM ${a.table} WHERE ${a('record_id')} = ${id}
    AND ${a('entity')} IN ${namesEver(entity)}`
  const found = await queries.rows<{ id: string }>(sql`
    SELECT ${a('id')} ${about}
    ORDER BY ${a('created_at')} DESC, ${a('id')} DESC LIMIT ${limit}::int OFFSET ${offset}::int`)
  const counted = await queries.row<{ total: number }>(sql`SELECT count(*)::int AS total ${about}`)
  return { ids: found.map(({ id }) => id), total: counted?.total ?? 0 }
}

/** The entries with these ids in their order; from where is told in the audit log only. */
export async function readHistory(queries: Queries, ids: readonly string[]): Promise<JsonObject[]> {
  if (ids.length === 0) return []
  const rows = await queries.rows<JsonObject>(
    sql`SELECT ${columns} FROM ${a.table} WHERE ${a('id')} = ANY(${ids}::uuid[])`,
  )
  const entries = new Map(rows.map((row) => [textOf(row['id']), row]))
  return ids.map((id) => entries.get(id)).filter((entry) => entry !== undefined)
}
