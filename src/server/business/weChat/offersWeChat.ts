import { weChatConfigTable } from '#generated/tables/weChatConfig.ts'
import type { WeChatConfig } from '#generated/types/weChatConfig.ts'
import type { Queries } from '#server/database/Database.ts'
import { getSingle } from '../../crud/singleRecord.ts'

/** Whether log-in with WeChat is set up. */
export async function offersWeChat(queries: Queries): Promise<boolean> {
  const config = await getSingle(queries, weChatConfigTable)
  const id = config['mp_appid' satisfies keyof WeChatConfig]
  return typeof id === 'string' && id !== ''
}
