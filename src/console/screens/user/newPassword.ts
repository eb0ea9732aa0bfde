/** Leaves out characters that look alike, so that a password can be read out and typed. */
const characters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
const groups = 4
const groupLength = 4

/** A random password of 16 characters in groups of four: about 91 bits. */
export function newPassword(): string {
  return Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, randomCharacter).join(''),
  ).join('-')
}

function randomCharacter(): string {
  const limit = 256 - (256 % characters.length)
  for (;;) {
    const [byte = limit] = crypto.getRandomValues(new Uint8Array(1))
    // Bytes beyond the last whole round would make the first characters more likely.
    if (byte < limit) return characters.charAt(byte % characters.length)
  }
}
