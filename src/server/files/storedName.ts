import { randomBytes } from 'node:crypto'
import { uploaderOf } from '#shared/fields/fileValue.ts'

/** What the server calls a public file: 128 random bits, as pictures are fetched without a session and nobody may guess a name. */
export const publicName = /^[\w-]{22}\.[a-z\d]{2,5}$/

/** What the server calls a private file: the same, and who uploaded it, which nobody can change without naming another file. */
export const privateName = /^[\w-]{22}~[\da-f]{32}\.[a-z\d]{2,5}$/

/** Whether it is the name of a file that an upload brought, or of a small picture of one. */
export function isStoredName(name: string): boolean {
  const original = name.replace(/\.small\.webp$/, '.webp')
  return publicName.test(original) || privateName.test(original)
}

/** What the small picture is called that came with a picture. */
export function smallName(name: string): string {
  return `${stemOf(name)}.small.webp`
}

/** What the names of a picture and of its small one have in common. */
export function stemOf(name: string): string {
  return name.slice(0, name.indexOf('.'))
}

/** A name for a new file, a private one if it has an uploader. */
export function newStoredName(extension: string, uploader?: string): string {
  const owner = uploader === undefined ? '' : `~${uploaderOf(uploader)}`
  return `${randomBytes(16).toString('base64url')}${owner}.${extension}`
}
