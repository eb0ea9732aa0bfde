import type { OnNotify } from './Database.ts'

interface Listener {
  onNotify: OnNotify
  onResync: (() => void) | undefined
}

/** The listeners of each notification channel. */
export class ChannelListeners {
  readonly #listeners = new Map<string, Set<Listener>>()

  get channels(): string[] {
    return [...this.#listeners.keys()]
  }

  /** Answers a function that removes the listener and returns whether the channel has none left. */
  add(channel: string, onNotify: OnNotify, onResync?: () => void): () => boolean {
    const listeners = this.#listeners.get(channel) ?? new Set()
    const listener = { onNotify, onResync }
    this.#listeners.set(channel, listeners.add(listener))
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return false
      return this.#listeners.delete(channel)
    }
  }

  notify(channel: string, payload: string): void {
    for (const { onNotify } of this.#listeners.get(channel) ?? []) onNotify(payload)
  }

  /** To be called after an interruption: any notification may have been missed. */
  resync(): void {
    for (const listeners of this.#listeners.values()) for (const { onResync } of listeners) onResync?.()
  }
}
