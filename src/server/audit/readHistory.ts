import type { Audit } from '#generated/types/audit.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { empty, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import { allNamesOf, presentName, renamesSince, withPresentNames } from './formerNames.ts'
import type { Renames } from './formerNames.ts'
import type { HistoryLine, HistoryPage, PageOf, RecordPlace } from '../crud/entity/Journal.ts'

const a = namesOf('audit')
const columns = join(
  (
    [
      'id',
      'action',
      'record_id',
      'subject',
      'user_name',
      'trace_id',
      'created_at',
      'before',
      'after',
      'detail',
    ] as const satisfies readonly (keyof Audit)[]
  ).map(a),
)

const place = sql`${a('id')} AS id, ${a('created_at')} AS created_at`

/** The entries about one record and its rows, including those under former names of their entities, the latest first. */
export async function findHistory(
  queries: Queries,
  { entity, id, rows = [] }: RecordPlace,
  { offset, limit }: PageOf,
): Promise<HistoryPage> {
  const own = sql`SELECT ${place} FROM ${a.table}
    WHERE ${a('record_id')} = ${id} AND ${a('entity')} IN ${allNamesOf(entity)}`
  // Each part has its own index; for one condition over all of them, PostgreSQL would read the log in order of time.
  const parts = [own, ...[...new Set(rows)].map((each) => ofRows(each, id))]
  const apart = parts.length > 1 ? sql`OFFSET 0` : empty
  const about = sql`FROM (${join(parts, ' UNION ALL ')} ${apart}) AS told`
  const found = await queries.rows<{ id: string }>(sql`
    SELECT id ${about} ORDER BY created_at DESC, id DESC LIMIT ${limit}::int OFFSET ${offset}::int`)
  const counted = await queries.row<{ total: number }>(sql`SELECT count(*)::int AS total ${about}`)
  return { ids: found.map(({ id }) => id), total: counted?.total ?? 0 }
}

/** The entries about records of an entity while they were rows of this owner; has an index (0025_rows_in_history.sql). */
function ofRows(entity: string, owner: string): Sql {
  const owners = sql`${a('detail')} -> 'rowOf' @> ${JSON.stringify([{ id: owner }])}::jsonb`
  return sql`SELECT ${place} FROM ${a.table}
    WHERE ${a('detail')} ? 'rowOf' AND ${owners} AND ${a('entity')} IN ${allNamesOf(entity)}`
}

/** The entries with these ids in their order, under present names of entity and properties; without addresses. */
export async function readHistory(queries: Queries, ids: readonly string[]): Promise<HistoryLine[]> {
  if (ids.length === 0) return []
  const entity = presentName(a('entity'), a('created_at'))
  const rows = await queries.rows<HistoryLine & { renames: Renames | null }>(
    sql`SELECT told.*, ${renamesSince(sql`told.entity`, sql`told.created_at`)} AS renames
      FROM (SELECT ${columns}, ${entity} AS entity FROM ${a.table} WHERE ${a('id')} = ANY(${ids}::uuid[])) AS told`,
  )
  const entries = new Map(rows.map(({ renames, ...line }) => [line.id, presentLine(line, renames ?? [])]))
  return ids.map((id) => entries.get(id)).filter((entry) => entry !== undefined)
}

const valueColumns = ['before', 'after'] as const satisfies readonly (keyof Audit)[]

function presentLine(line: HistoryLine, renames: Renames): HistoryLine {
  const present = valueColumns.map((name) => [name, withPresentNames(line[name] ?? null, renames)])
  return { ...line, ...Object.fromEntries(present) }
}
