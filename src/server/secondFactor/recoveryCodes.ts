import { createHash, randomInt } from 'node:crypto'

const count = 10
/** The characters of codes, without those that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 6
const groupLength = 4

/** Codes to keep on paper, of about 118 bits each: with more than 112, storing a plain hash is safe (ASVS 5.0, 6.5.2). */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, newCode)
}

/** Whether a text has the form of a recovery code rather than of an authenticator's code. */
export function isRecoveryCode(text: string): boolean {
  return plain(text).length === groups * groupLength
}

/** The hash of a code that is stored, independent of case and separators. */
export function hashOfCode(text: string): Buffer {
  return createHash('sha256').update(plain(text)).digest()
}

function newCode(): string {
  const group = (): string =>
    Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return Array.from({ length: groups }, group).join('-')
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
