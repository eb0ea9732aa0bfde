import { namesOf } from '#server/database/names.ts'
import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'

const config = namesOf('weChatConfig')

/** Whether log-in with WeChat is set up: it needs both the id and the secret of the app (`identityOf.ts`). */
export async function offersWeChat(queries: Queries): Promise<boolean> {
  const found = await queries.row(
    sql`SELECT 1 FROM ${config.table} WHERE ${config('mp_appid')} <> '' AND ${config('mp_app_secret')} <> '' LIMIT 1`,
  )
  return found !== undefined
}
