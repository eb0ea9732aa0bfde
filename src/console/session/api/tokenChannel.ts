import { config } from '../../kit/config/config.ts'
import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { isLoggedIn, sessionToken } from './session.ts'

/** What the tabs of one browser say to each other about a session that ends with the browser. */
interface TokenMessage {
  type: 'ask' | 'give'
  token?: string
}

/** Another tab answers within milliseconds, if there is one that is awake. */
const patience = 300
const name = `${config.storageNamespace}token`

/** Gives the token to other tabs of this browser that ask, as long as the page is there. */
export function giveTokenToOtherTabs(): void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const token = sessionToken()
    if (!isMessage(data) || data.type !== 'ask' || token === null || !isLoggedIn()) return
    say(channel, { type: 'give', token })
  })
}

/** Asks the other tabs for their token and keeps it as they do: until this tab is closed. */
export function askOtherTabsForToken(): Promise<void> {
  const channel = new BroadcastChannel(name)
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      channel.close()
      resolve()
    }
    const timer = setTimeout(end, patience)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data) || data.type !== 'give' || data.token === undefined) return
      consoleStorage.set('token', data.token, 'session')
      end()
    })
    say(channel, { type: 'ask' })
  })
}

function say(channel: BroadcastChannel, message: TokenMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(message)
}

function isMessage(data: unknown): data is TokenMessage {
  return typeof data === 'object' && data !== null && 'type' in data
}
