import { randomKey } from '../../kit/text/randomKey.ts'

/** The Idempotency-Key of an open form, the same while the same content is resent, so a lost answer makes no second record. */
export class RetryKey {
  #sent: string | undefined
  #key: string | undefined

  /** The key for sending this content. */
  of(content: unknown): string {
    const text = JSON.stringify(content)
    // The content sent with a draft's key is no longer known here; the server knows it.
    const isSame = this.#sent === undefined || text === this.#sent
    const key = (isSame ? this.#key : undefined) ?? randomKey()
    this.#key = key
    this.#sent = text
    return key
  }

  /** The key of content that was sent without an answer, to be kept with the draft. */
  get unanswered(): string | undefined {
    return this.#key
  }

  /** Continues with the key of a draft. */
  resume(key: string | undefined): void {
    this.#key = key
    this.#sent = undefined
  }

  /** Ends the key, because the content is stored: sending it again is meant to make another record. */
  done(): void {
    this.resume(undefined)
  }
}
