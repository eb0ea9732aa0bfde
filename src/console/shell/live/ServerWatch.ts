/** Whether the server answers, as far as known: yes, no, or again. */
export type ServerState = 'fine' | 'down' | 'back'

interface WatchSettings {
  /** Whether the server answers now. */
  ask: () => Promise<boolean>
  pause: (ms: number) => Promise<void>
  onBack: () => void
}

const askEveryMs = 3000
const goodNewsMs = 6000

/** Checks after an unanswered call whether the server is down, and watches for its return. */
export class ServerWatch {
  readonly #settings: WatchSettings
  readonly #listeners = new Set<() => void>()
  #state: ServerState = 'fine'
  #isAsking = false

  constructor(settings: WatchSettings) {
    this.#settings = settings
  }

  readonly state = (): ServerState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Starts the check after an unanswered call, because the call itself may be the cause. */
  async suspect(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    let wasDown = false
    while (!(await this.#settings.ask())) {
      wasDown = true
      this.#set('down')
      await this.#settings.pause(askEveryMs)
    }
    this.#isAsking = false
    if (!wasDown) return
    this.#set('back')
    this.#settings.onBack()
    await this.#settings.pause(goodNewsMs)
    // The server may be down again by now.
    if (this.state() === 'back') this.#set('fine')
  }

  #set(state: ServerState): void {
    if (state === this.#state) return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
