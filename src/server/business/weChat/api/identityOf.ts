import type { ServerParts } from '../../../http/ServerParts.ts'
import { WeChatAccount } from './WeChatAccount.ts'
import { askWeChat, textOfAnswer } from './askWeChat.ts'

/** The id of a WeChat user within one official account. */
export interface WeChatIdentity {
  appId: string
  openId: string
}

/** The WeChat user behind a code. WeChat gives the code to the page that it opened, for one use within five minutes. */
export async function identityOf({ database, config }: ServerParts, code: string): Promise<WeChatIdentity> {
  const account = await WeChatAccount.read(database, config.secretKeys)
  const appId = account.require('mp_appid')
  const answer = await askWeChat(config.weChatApi, '/sns/oauth2/access_token', {
    appid: appId,
    secret: account.require('mp_app_secret'),
    code,
    grant_type: 'authorization_code',
  })
  return { appId, openId: textOfAnswer(answer, 'openid') }
}
