import { Secret, TOTP } from 'otpauth'

const issuer = 'Fenxiao'
/** What authenticators understand without being told more. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Clocks of telephones are off by some seconds, and typing takes some. */
const stepsAround = 1

/** A new secret of 160 bits, as people may type it. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator reads from a QR code. */
export function addressOf(secret: string, username: string): string {
  return totpOf(secret, username).toString()
}

/** Whether codes of a half minute could not have come yet: the clock was set back since one of them was taken. */
export function isStillToCome(step: number, now = Date.now()): boolean {
  return step > stepAt(now) + stepsAround
}

/** The half minute that a code belongs to; undefined when it is none of this secret. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret, '-').validate({ token: code, window: stepsAround, timestamp: now })
  return delta === null ? undefined : stepAt(now) + delta
}

function stepAt(now: number): number {
  return Math.floor(now / 1000 / settings.period)
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) })
}
