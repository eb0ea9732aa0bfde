import { randomBytes } from 'node:crypto'
import { uploaderOf } from '#shared/fields/fileValue.ts'

/** The name of a public file: 128 random bits, because pictures are read without a session and names must not be guessable. */
export const publicName = /^[\w-]{22}\.[a-z\d]{2,5}$/

/** The name of a private file: the same with its uploader, whom nobody can change without naming another file. */
export const privateName = /^[\w-]{22}~[\da-f]{32}\.[a-z\d]{2,5}$/

/** Whether this is the name of an uploaded file or of its small picture. */
export function isStoredName(name: string): boolean {
  const original = name.replace(/\.small\.webp$/, '.webp')
  return publicName.test(original) || privateName.test(original)
}

/** The name of the small picture that was uploaded with a picture. */
export function smallName(name: string): string {
  return `${stemOf(name)}.small.webp`
}

/** The part that the names of a picture and of its small one share. */
export function stemOf(name: string): string {
  return name.slice(0, name.indexOf('.'))
}

/** A name for a new file; a private one if an uploader is given. */
export function newStoredName(extension: string, uploader?: string): string {
  const owner = uploader === undefined ? '' : `~${uploaderOf(uploader)}`
  return `${randomBytes(16).toString('base64url')}${owner}.${extension}`
}
