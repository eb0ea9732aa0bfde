import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { siteAt } from '../outgoing/siteAt.ts'
import { enabledMenu } from '../policy/enabled.ts'

const menu = namesOf('menu')

/** The sites that enabled menus show in frames, as origins such as `https://example.com`. */
export async function frameOrigins(queries: Queries): Promise<string[]> {
  const rows = await queries.rows<{ url: string | null }>(sql`
    SELECT DISTINCT ${menu('properties')}->>'url' AS url FROM ${menu.table}
    WHERE ${menu('status')} = ${enabledMenu} AND ${menu('properties')}->>'type' = 'iframe'`)
  return [...new Set(rows.flatMap(({ url }) => siteAt(url ?? '')?.origin ?? []))].toSorted()
}
