import { createHash, randomInt } from 'node:crypto'

const count = 10
/** Without characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 6
const groupLength = 4

/** Codes of about 118 bits each, to be kept on paper: more than 112, so that a plain hash may keep them (ASVS 5.0, 6.5.2). */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, newCode)
}

/** Whether a text is shaped like a recovery code, not like a code of an authenticator. */
export function isRecoveryCode(text: string): boolean {
  return plain(text).length === groups * groupLength
}

/** What is stored of a code, however it was typed. */
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
