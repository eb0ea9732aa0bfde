import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { randomKey } from '../../kit/text/randomKey.ts'

/** Whether the page is open in WeChat's own browser, the only one in which it tells whose WeChat that is. */
export function isInWeChat(): boolean {
  return /MicroMessenger/iu.test(navigator.userAgent)
}

/** Leaves for WeChat, which comes back to this page with a code; the state proves that it was asked from here. */
export function askForCode(appId: string): void {
  const state = randomKey()
  consoleStorage.set('weChatState', state)
  const { origin, pathname, hash } = window.location
  const asked = new URLSearchParams({
    appid: appId,
    redirect_uri: `${origin}${pathname}${hash}`,
    response_type: 'code',
    scope: 'snsapi_base',
    state,
  })
  window.location.assign(`https://open.weixin.qq.com/connect/oauth2/authorize?${asked}#wechat_redirect`)
}

/** The code that WeChat came back with, once; undefined where nobody here asked for one. */
export function takeCode(): string | undefined {
  const { search, pathname, hash } = window.location
  const given = new URLSearchParams(search)
  const [code, state] = [given.get('code'), given.get('state')]
  if (code === null || state === null) return undefined
  // Neither a reload nor a copied address may use it again.
  window.history.replaceState(window.history.state, '', `${pathname}${hash}`)
  const asked = consoleStorage.get('weChatState')
  consoleStorage.remove('weChatState')
  return state === asked ? code : undefined
}
