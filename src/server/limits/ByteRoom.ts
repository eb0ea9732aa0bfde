interface Waiting {
  bytes: number
  enter: () => void
}

/** A limited number of bytes: entries that do not fit wait in the order of arrival, and one above the limit is let in alone. */
export class ByteRoom {
  readonly #most: number
  readonly #waiting: Waiting[] = []
  #taken = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Whether no bytes are taken and no entry waits. */
  get isEmpty(): boolean {
    return this.#taken === 0 && this.#waiting.length === 0
  }

  /** Waits until there is room; answers a function that gives it back. */
  enter(bytes: number): Promise<() => void> {
    return new Promise((resolve) => {
      this.#waiting.push({ bytes, enter: () => resolve(() => this.#leave(bytes)) })
      this.#letIn()
    })
  }

  #leave(bytes: number): void {
    this.#taken -= bytes
    this.#letIn()
  }

  #letIn(): void {
    for (;;) {
      const [next] = this.#waiting
      if (!next || (this.#taken > 0 && this.#taken + next.bytes > this.#most)) return
      this.#waiting.shift()
      this.#taken += next.bytes
      next.enter()
    }
  }
}
