import { randomBytes } from 'node:crypto'
import { uploaderOf } from '#shared/fields/fileValue.ts'

/** What the server calls a public file: 128 random bits, as pictures are fetched without a session and nobody may guess a name. */
export const publicName = /^[\w-]{22}\.[a-z\d]{2,5}$/

/** What the server calls a private file: the same, and who uploaded it, which nobody can change without naming another file. */
export const privateName = /^[\w-]{22}~[\da-f]{32}\.[a-z\d]{2,5}$/

/** Whether it is the name of a file that an upload brought. */
export function isStoredName(name: string): boolean {
  return publicName.test(name) || privateName.test(name)
}

/** A name for a new file, a private one if it has an uploader. */
export function newStoredName(extension: string, uploader?: string): string {
  const owner = uploader === undefined ? '' : `~${uploaderOf(uploader)}`
  return `${randomBytes(16).toString('base64url')}${owner}.${extension}`
}
