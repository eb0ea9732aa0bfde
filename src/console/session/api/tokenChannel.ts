import { config } from '../../kit/config/config.ts'
import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { isLoggedIn, isLoggedInElsewhere, sessionToken } from './session.ts'

/** A message between tabs of one browser about a session that ends with the browser. */
interface TokenMessage {
  type: 'ask' | 'give'
  token?: string
}

/** The time to wait for another tab, in milliseconds; one that is there and not busy answers within a few. */
const patience = 300
const name = `${config.storageNamespace}token`

/** Gives the token to other tabs of this browser that ask, while the page is open. */
export function giveTokenToOtherTabs(): void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const token = sessionToken()
    if (!isMessage(data) || data.type !== 'ask' || token === null || !isLoggedIn()) return
    say(channel, { type: 'give', token })
  })
}

/** Asks other tabs for their token and keeps it until this tab is closed. A busy tab may answer after this one has gone on. */
export function askOtherTabsForToken(onLate: () => void): Promise<void> {
  const channel = new BroadcastChannel(name)
  return new Promise((resolve) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      resolve()
    }, patience)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data) || data.type !== 'give' || data.token === undefined) return
      channel.close()
      clearTimeout(timer)
      resolve()
      // Keeps the session of a user who logged in here in the meantime.
      if (!isLoggedInElsewhere()) return
      consoleStorage.set('token', data.token, 'session')
      if (isLate) onLate()
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
