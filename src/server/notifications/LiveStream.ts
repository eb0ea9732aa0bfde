import { Readable } from 'node:stream'
import type { LiveEvent } from '#shared/notifications/LiveEvent.ts'

// A client that does not read a few kilobytes of events has gone without closing.
const waitingAtMost = 16_384

/** The open answer to one reader, as server-sent events; equal events that are not sent yet are merged. */
export class LiveStream extends Readable {
  readonly userId: string
  readonly sessionId: string
  readonly #pending = new Set<LiveEvent>()
  #isEnded = false

  constructor({ id, sessionId }: { id: string; sessionId: string }) {
    super()
    this.userId = id
    this.sessionId = sessionId
    // Shows the client and every proxy in between at once that there is an answer.
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

  /** Sends a comment, so that no proxy takes the silence for the end; destroys an ended stream that its reader has not closed. */
  beat(): void {
    if (this.#isEnded) return void this.destroy()
    this.push(':\n\n')
    if (this.readableLength > waitingAtMost) this.destroy()
  }

  /** Sends the event as the reason, if there is one, and ends. */
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
