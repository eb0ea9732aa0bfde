import { weChatConfigTable } from '#generated/tables/weChatConfig.ts'
import type { Queries } from '#server/database/Database.ts'
import { getSingle } from '../../crud/singleRecord.ts'

/** Whether a log-in with WeChat has been set up. */
export async function offersWeChat(queries: Queries): Promise<boolean> {
  const { mp_appid: id } = await getSingle(queries, weChatConfigTable)
  return typeof id === 'string' && id !== ''
}
