import type { LiveEvent } from '#shared/notifications/LiveEvent.ts'
import { readLive } from './readLive.ts'

/** The environment of a connection. */
export interface LiveSettings {
  /** Requests the stream. */
  open: (signal: AbortSignal) => Promise<Response>
  onEvent: (event: LiveEvent) => void
}

// The silence after which a stream counts as broken; the server sends something every 20 seconds.
const silenceMs = 50_000
const firstRetryMs = 1000
const lastRetryMs = 60_000
const pollMs = 30_000

/** Keeps a stream open from `start` to `stop`; while there is none, it polls for news, and reconnects at growing intervals. */
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

  /** Reconnects now instead of later, as when the network is back. */
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

  /** Follows a stream to its end; returns whether there was one. */
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

/** The delay before a retry, randomly up to half as long again, because after a restart not all clients should come at once. */
export function retryDelay(failures: number, chance = Math.random()): number {
  const delay = Math.min(firstRetryMs * 2 ** Math.max(0, failures - 1), lastRetryMs)
  return delay * (1 + chance / 2)
}
