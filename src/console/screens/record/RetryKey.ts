const bytes = 16

/** The Idempotency-Key of one opened form: the same one while the same is sent again, so that a lost answer makes no second record. */
export class RetryKey {
  #sent: string | undefined
  #key = ''

  /** The key to send this content with. */
  of(content: unknown): string {
    const text = JSON.stringify(content)
    if (text !== this.#sent) this.#key = newKey()
    this.#sent = text
    return this.#key
  }

  /** The content was stored: sending it again is meant to make another record. */
  done(): void {
    this.#sent = undefined
  }
}

/** `crypto.randomUUID` is missing on pages that came without https. */
function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
