import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { RecordOf } from '../crud/entity/Rules.ts'
import { siteAt } from '../outgoing/siteAt.ts'

const menu = namesOf('menu')
const enabled: RecordOf<'menu'>['status'] = 'enabled'

/** The sites that enabled menus show in frames, as origins such as `https://example.com`. */
export async function frameOrigins(queries: Queries): Promise<string[]> {
  const rows = await queries.rows<{ url: string | null }>(sql`
    SELECT DISTINCT ${menu('properties')}->>'url' AS url FROM ${menu.table}
    WHERE ${menu('status')} = ${enabled} AND ${menu('properties')}->>'type' = 'iframe'`)
  return [...new Set(rows.flatMap(({ url }) => siteAt(url ?? '')?.origin ?? []))].toSorted()
}
