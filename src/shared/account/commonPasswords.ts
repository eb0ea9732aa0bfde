/** Returns a test for common passwords: those of a list, as typed or in small letters, and repetitions of one character. */
export function commonPasswords(list: readonly (string | number)[]): (password: string) => boolean {
  const known = new Set(list.map(String))
  return (password) => known.has(password) || known.has(password.toLowerCase()) || isOneCharacter(password)
}

function isOneCharacter(password: string): boolean {
  return new Set(password).size === 1
}
