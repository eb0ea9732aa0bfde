import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import PQueue from 'p-queue'
import { AppError } from '#shared/errors/AppError.ts'
import { UserTurns } from '../../limits/UserTurns.ts'

interface Cost {
  /** Work and memory as a power of two. */
  ln: number
  r: number
  p: number
}

/** Block size and rounds: with a cost of 15 one of OWASP's equally strong settings, the one that takes 32 MB. */
const shape = { r: 8, p: 3 } as const
// Node has four threads for such work and for reading files: with all of them at passwords nobody could load the console.
const queue = new PQueue({ concurrency: 2 })
/** Some seconds' work for each kind of caller; one more is told to come back instead of left waiting. */
const waitingAtMost = 30
/** People with a session or on a known device do not wait for strangers, who could fill the queue, and nobody waits for what nobody waits for. */
const priorities = { known: 1, stranger: 0, nobody: -1 } as const

/** Of one user's new passwords so many are hashed at once: with a program that gave away hundreds nobody could log in. */
const turns = new UserTurns(1)

/** Who waits for a password to be hashed. */
export type PasswordCaller = keyof typeof priorities

const keyBytes = 32
const saltBytes = 16
const phc = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43,86})$/

/** PASSWORD_COST when nothing else is set. */
export const usualCost = 15

/** How a password is hashed: the work as a power of two (PASSWORD_COST), and who waits for it. */
export interface Hashing {
  cost: number
  caller?: PasswordCaller
  /** Who gives the password: what they give at once waits for each other. */
  userId?: string | undefined
  /** Stops it while others are before it. */
  signal?: AbortSignal
}

/** A salted one-way hash; the cost stands in the hash, so that it can be raised later. */
export async function hashPassword(text: string, hashing: Hashing): Promise<string> {
  const { userId } = hashing
  const hash = () => hashWith(text, randomBytes(saltBytes), hashing)
  return userId === undefined ? hash() : turns.take(userId, hash)
}

/** The password of a hash, hashed at another cost. The salt stays: by it a log-in that is under way knows that the password is the same. */
export async function hashAgain(text: string, hash: string, hashing: Hashing): Promise<string> {
  return hashWith(text, Buffer.from(saltOf(hash), 'base64'), hashing)
}

/** Whether a hash took less work than the given cost asks for. */
export function isHashedBelow(cost: number, hash: string): boolean {
  const ln = phc.exec(hash)?.[1]
  return ln !== undefined && Number(ln) < cost
}

/** Whether two hashes are of one password that was not changed in between, at whatever costs they were made. */
export function isSamePassword(one: string | null | undefined, other: string | null | undefined): boolean {
  return typeof one === 'string' && typeof other === 'string' && saltOf(one) === saltOf(other)
}

/** What a hash keeps until the password is changed. */
export function saltOf(hash: string): string {
  return phc.exec(hash)?.[4] ?? hash
}

/** True when the text is the one that was hashed; a damaged hash matches nothing. To refuse a text takes the work of the given cost at least. */
export async function verifyPassword(
  text: string,
  hash: string,
  { cost: least = 0, caller = 'known' }: Partial<Hashing> = {},
): Promise<boolean> {
  const [, ln, r, p, salt, key] = phc.exec(hash) ?? []
  if (salt === undefined || key === undefined) return false
  const wanted = Buffer.from(key, 'base64')
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  const work = (rounds: number) => () =>
    derive(text, Buffer.from(salt, 'base64'), { ...cost, p: rounds }, wanted.length)
  const isRight = timingSafeEqual(await inTurn(caller, work(cost.p)), wanted)
  if (!isRight && least > cost.ln) await inTurn(caller, work(cost.p * (2 ** (least - cost.ln) - 1)))
  return isRight
}

async function hashWith(
  text: string,
  salt: Buffer,
  { cost: ln, caller = 'known', signal }: Hashing,
): Promise<string> {
  const cost = { ln, ...shape }
  const key = await inTurn(caller, () => derive(text, salt, cost, keyBytes), signal)
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${unpadded(salt)}$${unpadded(key)}`
}

async function inTurn<T>(caller: PasswordCaller, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const priority = priorities[caller]
  if (queue.sizeBy({ priority }) >= waitingAtMost) throw new AppError('PASSWORDS_BUSY')
  return queue.add(work, { priority, ...(signal && { signal }) })
}

function derive(text: string, salt: Buffer, { ln, r, p }: Cost, length: number): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: 2 ** ln * r * 128 + p * r * 128 + 2 ** 20 }
  return new Promise((resolve, reject) => {
    // The same password typed on two keyboards may arrive in two Unicode forms.
    scrypt(text.normalize('NFKC'), salt, length, options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
