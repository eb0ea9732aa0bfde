import { randomKey } from '../../kit/text/randomKey.ts'

/** The Idempotency-Key of one opened form: the same one while the same is sent again, so that a lost answer makes no second record. */
export class RetryKey {
  #sent: string | undefined
  #key = ''

  /** The key to send this content with. */
  of(content: unknown): string {
    const text = JSON.stringify(content)
    if (text !== this.#sent) this.#key = randomKey()
    this.#sent = text
    return this.#key
  }

  /** The content was stored: sending it again is meant to make another record. */
  done(): void {
    this.#sent = undefined
  }
}
