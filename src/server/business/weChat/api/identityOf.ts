import type { ServerParts } from '../../../http/ServerParts.ts'
import { WeChatAccount } from './WeChatAccount.ts'
import { askWeChat, textOfAnswer } from './askWeChat.ts'

/** A WeChat account as one official account sees it. */
export interface WeChatIdentity {
  appId: string
  openId: string
}

/** Whose WeChat a code is of: WeChat gives it to the page that it opened, for one use within five minutes. */
export async function identityOf({ database, config }: ServerParts, code: string): Promise<WeChatIdentity> {
  const account = await WeChatAccount.read(database, config.secretKeys)
  const appId = account.need('mp_appid')
  const answer = await askWeChat(config.weChatApi, '/sns/oauth2/access_token', {
    appid: appId,
    secret: account.need('mp_app_secret'),
    code,
    grant_type: 'authorization_code',
  })
  return { appId, openId: textOfAnswer(answer, 'openid') }
}
