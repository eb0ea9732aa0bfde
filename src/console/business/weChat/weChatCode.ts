import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { randomKey } from '../../kit/text/randomKey.ts'

/** Whether the page is open in WeChat's own browser, the only one in which WeChat identifies the user. */
export function isInWeChat(): boolean {
  return /MicroMessenger/iu.test(navigator.userAgent)
}

/** Redirects to WeChat, which returns to this page with a code. The state proves that this browser requested it. */
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

/** The code with which WeChat returned; undefined if this browser requested none. */
export function givenCode(): string | undefined {
  const { code, state } = broughtBack()
  return code !== null && state !== null && state === consoleStorage.get('weChatState') ? code : undefined
}

/** Removes the code from the address, so that neither a reload nor a copied address uses it again. */
export function forgetCode(): void {
  const { code, state } = broughtBack()
  if (code === null || state === null) return
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${hash}`)
  consoleStorage.remove('weChatState')
}

function broughtBack(): { code: string | null; state: string | null } {
  const given = new URLSearchParams(window.location.search)
  return { code: given.get('code'), state: given.get('state') }
}
