import { randomInt } from 'node:crypto'

/** The characters of the password, without those that look alike, so that it can be read out and typed. */
const characters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
const groups = 4
const groupLength = 4

/** A random password of 16 characters in groups of four: about 91 bits. */
export function generatePassword(): string {
  return Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => characters.charAt(randomInt(characters.length))).join(''),
  ).join('-')
}
