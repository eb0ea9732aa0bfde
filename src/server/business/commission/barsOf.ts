import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { empty, sql } from '#server/database/sql.ts'
import type { BarredReason } from '#shared/business/commission/linesOfSale.ts'
import type { RecordOf } from '../../crud/entity/Rules.ts'

const user = namesOf('user')
const frozen: RecordOf<'user'>['status'] = 'freezed'

/** The users who may not earn at present, and why; among the given users or among all. */
export async function barsOf(
  queries: Queries,
  among?: readonly string[],
): Promise<Map<string, BarredReason>> {
  const listed = among ? sql`${user('id')} = ANY(${[...among]}::uuid[]) AND` : empty
  const barred = await queries.rows<{ id: string; bar: BarredReason }>(sql`
    SELECT ${user('id')}, CASE WHEN ${user('deleted_at')} IS NULL THEN 'frozen' ELSE 'deleted' END AS bar FROM ${user.table}
    WHERE ${listed} (${user('deleted_at')} IS NOT NULL OR ${user('status')} = ${frozen})`)
  return new Map(barred.map(({ id, bar }) => [id, bar]))
}
