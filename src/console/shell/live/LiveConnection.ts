import type { LiveEvent } from '#shared/notifications/LiveEvent.ts'
import { readLive } from './readLive.ts'

/** What a connection needs to know of its surroundings. */
export interface LiveSettings {
  /** Asks for the stream. */
  open: (signal: AbortSignal) => Promise<Response>
  onEvent: (event: LiveEvent) => void
}

// The server says something every 20 seconds.
const silenceMs = 50_000
const firstRetryMs = 1000
const lastRetryMs = 60_000
const pollMs = 30_000

/** Keeps a stream open from `start` to `stop`; while there is none it asks for news on a timer, and tries again, each time later. */
export class LiveConnection {
  readonly #settings: LiveSettings
  #running: AbortController | undefined
  #wake: (() => void) | undefined

  constructor(settings: LiveSettings) {
    this.#settings = settings
  }

  start(): void {
    if (this.#running) return
    this.#running = new AbortController()
    void this.#run(this.#running.signal)
  }

  stop(): void {
    this.#running?.abort()
    this.#running = undefined
    this.#wake?.()
  }

  /** Tries again now instead of later, as when the network is back. */
  retry(): void {
    this.#wake?.()
  }

  async #run(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      const wasOpen = await this.#follow(signal)
      failures = wasOpen ? 0 : failures + 1
      if (!signal.aborted) await this.#pause(retryDelay(failures))
    }
  }

  /** Answers whether there was a stream at all. */
  async #follow(signal: AbortSignal): Promise<boolean> {
    const stream = new AbortController()
    const leave = () => stream.abort()
    signal.addEventListener('abort', leave)
    let silence: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(leave, silenceMs)
    }
    listen()
    try {
      const response = await this.#settings.open(stream.signal)
      if (!response.ok || !response.body) {
        await response.body?.cancel()
        return false
      }
      await readLive(response.body, { onBytes: listen, onEvent: this.#settings.onEvent })
      return true
    } catch {
      return false
    } finally {
      clearTimeout(silence)
      signal.removeEventListener('abort', leave)
    }
  }

  async #pause(ms: number): Promise<void> {
    const polling = setInterval(() => this.#settings.onEvent('notices'), pollMs)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#wake = undefined
    clearInterval(polling)
  }
}

/** By chance up to half as long again: after a restart not everybody should come at once. */
export function retryDelay(failures: number, chance = Math.random()): number {
  const delay = Math.min(firstRetryMs * 2 ** Math.max(0, failures - 1), lastRetryMs)
  return delay * (1 + chance / 2)
}
