import { siteAt } from './siteAt.ts'
import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'

/** The sites that enabled menus show in frames, as origins such as `https://example.com`. */
export async function frameOrigins(queries: Queries): Promise<string[]> {
  const rows = await queries.rows<{ url: string | null }>(sql`
    SELECT DISTINCT properties->>'url' AS url FROM "menu"
    WHERE status = 'enabled' AND properties->>'type' = 'iframe'`)
  return [...new Set(rows.flatMap(({ url }) => siteAt(url ?? '')?.origin ?? []))].toSorted()
}
