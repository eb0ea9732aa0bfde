import { Secret, TOTP } from 'otpauth'

const issuer = 'Fenxiao'
/** The settings that all authenticators use by default. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** The accepted steps before and after the present one: clocks of telephones are off by some seconds, and typing takes time. */
const stepsAround = 1

/** A new secret of 160 bits, in a form that people can type. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator reads from a QR code. */
export function addressOf(secret: string, username: string): string {
  return totpOf(secret, username).toString()
}

/** Whether a step is still in the future: then the clock was set back since a code of that step was used. */
export function isFutureStep(step: number, now = Date.now()): boolean {
  return step > stepAt(now) + stepsAround
}

/** The half minute of a code; undefined when the code is not from this secret. */
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
