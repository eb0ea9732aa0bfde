import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'

/** The sites that enabled menus show in frames, as origins such as `https://example.com`. */
export async function frameOrigins(queries: Queries): Promise<string[]> {
  const rows = await queries.rows<{ url: string | null }>(sql`
    SELECT DISTINCT properties->>'url' AS url FROM "menu"
    WHERE status = 'enabled' AND properties->>'type' = 'iframe'`)
  return [...new Set(rows.flatMap(({ url }) => originOf(url ?? '')))].toSorted()
}

/** A menu's address is whatever somebody typed; only what parses as a web address becomes a part of a header. */
function originOf(address: string): string[] {
  if (!URL.canParse(address)) return []
  const { protocol, origin } = new URL(address)
  return protocol === 'http:' || protocol === 'https:' ? [origin] : []
}
