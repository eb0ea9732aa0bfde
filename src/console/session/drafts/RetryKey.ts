import { randomKey } from '../../kit/text/randomKey.ts'

/** The Idempotency-Key of one opened form: the same one while the same is sent again, so that a lost answer makes no second record. */
export class RetryKey {
  #sent: string | undefined
  #key: string | undefined

  /** The key to send this content with. */
  of(content: unknown): string {
    const text = JSON.stringify(content)
    // What a draft's key was sent with is not known any more; the server knows.
    const isSame = this.#sent === undefined || text === this.#sent
    const key = (isSame ? this.#key : undefined) ?? randomKey()
    this.#key = key
    this.#sent = text
    return key
  }

  /** The key of what was sent and not answered, to be kept with the draft. */
  get unanswered(): string | undefined {
    return this.#key
  }

  /** Goes on with the key of a draft. */
  resume(key: string | undefined): void {
    this.#key = key
    this.#sent = undefined
  }

  /** The content was stored: sending it again is meant to make another record. */
  done(): void {
    this.resume(undefined)
  }
}
