import { Readable } from 'node:stream'
import type { LiveEvent } from '#shared/notifications/LiveEvent.ts'

// A client that does not take a few kilobytes of events has gone without saying so.
const waitingAtMost = 16_384

/** The open answer to one reader: server-sent events, equal ones that have not been sent yet are one. */
export class LiveStream extends Readable {
  readonly userId: string
  readonly sessionId: string
  readonly #pending = new Set<LiveEvent>()
  #isEnded = false

  constructor({ id, sessionId }: { id: string; sessionId: string }) {
    super()
    this.userId = id
    this.sessionId = sessionId
    // Lets the client, and every proxy on the way, see at once that there is an answer.
    this.push(textOf('ready'))
  }

  /** Notes an event for the next `send`. */
  note(event: LiveEvent): void {
    this.#pending.add(event)
  }

  send(): void {
    if (this.#isEnded) return
    for (const event of this.#pending) this.push(textOf(event))
    this.#pending.clear()
    if (this.readableLength > waitingAtMost) this.destroy()
  }

  /** A comment, so that nothing on the way takes the silence for the end. Who has not even taken the end by now takes nothing. */
  beat(): void {
    if (this.#isEnded) return void this.destroy()
    this.push(':\n\n')
    if (this.readableLength > waitingAtMost) this.destroy()
  }

  /** Says why, if there is a reason, and ends. */
  end(event?: LiveEvent): void {
    if (this.#isEnded || this.destroyed) return
    if (event) this.note(event)
    this.send()
    this.#isEnded = true
    this.push(null)
  }

  override _read(): void {}
}

function textOf(event: LiveEvent): string {
  return `event: ${event}\ndata: \n\n`
}
