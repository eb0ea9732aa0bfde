/** Answers whether a password is among those that people choose most, of a list in which it may be written in small letters. */
export function commonPasswords(list: readonly (string | number)[]): (password: string) => boolean {
  const known = new Set(list.map(String))
  return (password) => known.has(password) || known.has(password.toLowerCase()) || isOneSign(password)
}

function isOneSign(password: string): boolean {
  return new Set(password).size === 1
}
