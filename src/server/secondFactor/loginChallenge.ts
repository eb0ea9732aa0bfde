import { createHash } from 'node:crypto'
import { AppError } from '#shared/errors/AppError.ts'
import type { SecretBox } from '../secrets/SecretBox.ts'

/** What the first step of a log-in has found: whose password was right, and how long the session shall last. */
export interface Challenge {
  userId: string
  /** A digest of the password's salt, which tells whether the password was changed since. */
  password: string
  remember: boolean
}

const place = 'login.challenge'
const lastsMs = 5 * 60_000
/** So far may the clocks of two processes be apart: the second step may come to another one, some seconds later. */
const apartMs = 60_000

/** Seals what the first step of a log-in has found, for the second; no table that strangers could fill. */
export function sealChallenge(challenge: Challenge, box: SecretBox): string {
  const { userId, password, remember } = challenge
  const until = Date.now() + lastsMs
  return box.seal(JSON.stringify([userId, password, remember, until]), place)
}

/** Opens it again; refuses one that is not genuine or too old. */
export function openChallenge(text: string, box: SecretBox): Challenge {
  const [userId, password, remember, until] = contentsOf(text, box)
  if (typeof userId !== 'string' || typeof password !== 'string' || typeof until !== 'number') throw ended()
  // One that would last longer than it may is of a clock that was set back.
  if (until < Date.now() || until > Date.now() + lastsMs + apartMs) throw ended()
  return { userId, password, remember: remember === true }
}

/** What a challenge holds of the password's salt. */
export function digestOf(salt: string): string {
  return createHash('sha256').update(salt).digest('base64url')
}

function contentsOf(text: string, box: SecretBox): readonly unknown[] {
  try {
    const contents: unknown = JSON.parse(box.open(text, place))
    return Array.isArray(contents) ? contents : []
  } catch {
    throw ended()
  }
}

function ended(): AppError {
  return new AppError('CHALLENGE_ENDED')
}
