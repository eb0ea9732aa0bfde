import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ReadonlyKeys } from '../secrets/SecretBox.ts'

/** The accounts that a device remembers, because several people may share a computer. */
const accountsAtMost = 5
const written = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/

/**
 * Recognises devices on which a user has logged in. A device keeps a random number and, for each account, a signature over both.
 * So there is no table that strangers could fill, and only a log-in with the account's password yields a signature.
 */
export class KnownDevices {
  readonly #current: Buffer
  readonly #keys: readonly Buffer[]

  constructor(secrets: ReadonlyKeys) {
    this.#current = derived(secrets[0])
    this.#keys = secrets.map(derived)
  }

  /** The device's number, if this account has logged in on it. */
  recognise(device: string | undefined, account: string): string | undefined {
    const [id, ...signatures] = partsOf(device)
    if (id === undefined) return undefined
    const genuine = this.#keys.map((key) => signed(key, id, account))
    return signatures.some((given) => genuine.some((own) => isSame(own, given))) ? id : undefined
  }

  /** The device's new records of log-ins: this account first, then the earlier accounts. */
  remember(device: string | undefined, account: string): string {
    const [id = randomBytes(16).toString('base64url'), ...signatures] = partsOf(device)
    const own = signed(this.#current, id, account)
    const others = signatures.filter((signature) => signature !== own)
    return [id, own, ...others].slice(0, 1 + accountsAtMost).join('.')
  }
}

function derived(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'fenxiao device', 32))
}

function partsOf(device: string | undefined): string[] {
  return device !== undefined && written.test(device) ? device.split('.') : []
}

function signed(key: Buffer, id: string, account: string): string {
  return createHmac('sha256', key).update(`${id}\n${account}`).digest('base64url')
}

function isSame(own: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(own), Buffer.from(given))
}
