const bytes = 16

/** An unguessable text of 32 hexadecimal digits. `crypto.randomUUID` is missing on pages loaded without https. */
export function randomKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
