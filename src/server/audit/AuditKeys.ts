import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { ReadonlyKeys } from '../secrets/SecretBox.ts'

/** The kinds of signed texts; a signature of one kind is never valid for another. */
export type Purpose = 'row' | 'link' | 'head' | 'check'

/** Whether a signature is genuine; `unknownKey` when its key is not among the given ones. */
export type Verdict = 'genuine' | 'forged' | 'unknownKey'

/** Signs the audit log with keys derived from the installation's secrets: the first one signs, former ones still verify. */
export class AuditKeys {
  readonly #current: string
  readonly #keys: ReadonlyMap<string, Buffer>

  constructor(secrets: ReadonlyKeys) {
    const keys = secrets.map(derived)
    this.#keys = new Map(keys.map((key) => [keyIdOf(key), key]))
    this.#current = keyIdOf(derived(secrets[0]))
  }

  sign(purpose: Purpose, text: string): string {
    return this.#sign(this.#current, purpose, text) ?? ''
  }

  verify(purpose: Purpose, text: string, signature: string): Verdict {
    const [keyId = ''] = signature.split('.')
    const genuine = this.#sign(keyId, purpose, text)
    if (genuine === undefined) return keyId.length === keyIdLength ? 'unknownKey' : 'forged'
    const [one, other] = [Buffer.from(genuine), Buffer.from(signature)]
    return one.length === other.length && timingSafeEqual(one, other) ? 'genuine' : 'forged'
  }

  #sign(keyId: string, purpose: Purpose, text: string): string | undefined {
    const key = this.#keys.get(keyId)
    return key && `${keyId}.${createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')}`
  }
}

const keyIdLength = 8

function derived(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'fenxiao audit', 32))
}

/** Identifies a key without revealing it. */
function keyIdOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, keyIdLength)
}
