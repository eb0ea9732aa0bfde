import { createHmac, randomBytes } from 'node:crypto'

/** The prefix of a secret whose rest is Base64; see https://www.standardwebhooks.com. */
const prefix = 'whsec_'
const leastBytes = 24

/** A new signing secret. */
export function newSigningSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

/** Whether a secret is long enough: 24 bytes after the prefix, or as many characters without it. */
export function isGoodSecret(secret: string): boolean {
  if (!secret.startsWith(prefix)) return secret.length >= leastBytes
  const bytes = keyOf(secret)
  return bytes.length >= leastBytes && bytes.toString('base64') === secret.slice(prefix.length)
}

/** The signature of a call in its header, which proves to the receiver the call's origin, time and content. */
export function signatureOf(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  const signed = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')
  return `v1,${signed}`
}

function keyOf(secret: string): Buffer {
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret)
}
