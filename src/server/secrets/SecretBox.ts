import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { AppError } from '#shared/errors/AppError.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** The key that seals, and former ones that still open. */
export type ReadonlyKeys = readonly [Buffer, ...Buffer[]]

/** Encrypts the secrets in the database; a sealed text opens only for the column it was sealed for. */
export class SecretBox {
  readonly #keyId: string
  readonly #keys: ReadonlyMap<string, Buffer>

  /** The first key seals; the others only open texts sealed before the key was changed. */
  constructor(...[key, ...former]: ReadonlyKeys) {
    this.#keyId = keyIdOf(key)
    this.#keys = new Map([key, ...former].map((each) => [keyIdOf(each), each]))
  }

  /** Encrypts a text for the place `table.column`. */
  seal(text: string, place: string): string {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv(algorithm, this.#key(this.#keyId), iv, { authTagLength: tagBytes })
    cipher.setAAD(Buffer.from(place))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return `v1.${this.#keyId}.${Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')}`
  }

  /** Decrypts a text sealed for the same place; refuses any other. */
  open(sealed: string, place: string): string {
    const [, keyId, body] = /^v1\.([\w-]{8})\.([\w-]+)$/.exec(sealed) ?? []
    if (keyId === undefined || body === undefined) throw new AppError('SECRET_UNREADABLE', { place })
    const bytes = Buffer.from(body, 'base64url')
    const decipher = createDecipheriv(algorithm, this.#key(keyId), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(place))
    try {
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
    } catch (cause) {
      throw new AppError('SECRET_UNREADABLE', { place, cause })
    }
  }

  /** A keyed digest, different for each place. */
  digest(text: string, place: string): string {
    return createHmac('sha256', this.#key(this.#keyId)).update(`${place}\0`).update(text).digest('base64url')
  }

  #key(id: string): Buffer {
    const key = this.#keys.get(id)
    if (!key) throw new AppError('SECRET_UNREADABLE', { keyId: id })
    return key
  }
}

/** Eight characters that identify a key without revealing it. */
function keyIdOf(key: Buffer): string {
  if (key.length !== 32)
    throw new AppError('CONFIG_INVALID', { reason: 'FENXIAO_SECRET_KEY must be 32 bytes' })
  return createHash('sha256').update('fenxiao key id').update(key).digest('base64url').slice(0, 8)
}
