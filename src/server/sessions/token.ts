import { hash, randomBytes } from 'node:crypto'

/** A new opaque token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash of a token, which is stored in its place: readers of the database cannot use it. */
export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** The token in an Authorization header, with or without `Bearer`; undefined when there is none. */
export function tokenIn(authorization: string | undefined): string | undefined {
  return /^(?:Bearer\s+)?(\S{1,512})$/i.exec(authorization?.trim() ?? '')?.[1]
}
