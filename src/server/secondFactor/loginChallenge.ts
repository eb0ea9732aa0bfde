import { createHash } from 'node:crypto'
import { AppError } from '#shared/errors/AppError.ts'
import type { SecretBox } from '../secrets/SecretBox.ts'

/** The result of the first step of a log-in: the user whose password was right, and whether to remember the session. */
export interface Challenge {
  userId: string
  /** A digest of the password's salt, which shows whether the password was changed since. */
  password: string
  remember: boolean
}

const place = 'login.challenge'
const lastsMs = 5 * 60_000
/** The tolerated difference between the clocks of two processes: the second step may reach another process. */
const apartMs = 60_000

/** Seals the result of the first step for the second one; this needs no table, which strangers could fill. */
export function sealChallenge(challenge: Challenge, box: SecretBox): string {
  const { userId, password, remember } = challenge
  const until = Date.now() + lastsMs
  return box.seal(JSON.stringify([userId, password, remember, until]), place)
}

/** Opens a challenge; refuses one that is forged or expired. */
export function openChallenge(text: string, box: SecretBox): Challenge {
  const [userId, password, remember, until] = contentsOf(text, box)
  if (typeof userId !== 'string' || typeof password !== 'string' || typeof until !== 'number') throw ended()
  // A challenge that lasts longer than allowed was made before the clock was set back.
  if (until < Date.now() || until > Date.now() + lastsMs + apartMs) throw ended()
  return { userId, password, remember: remember === true }
}

/** The digest of the password's salt in a challenge. */
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
