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

/** Block size and rounds of scrypt: with a cost of 15, the one of OWASP's equally strong settings that takes 32 MB. */
const shape = { r: 8, p: 3 } as const
// Node has four threads for hashing and for reading files: with all of them hashing, the console could not be loaded.
const queue = new PQueue({ concurrency: 2 })
/** The most hashes that wait for each kind of caller, which take some seconds; further callers are refused instead of waiting. */
const waitingAtMost = 30
/** People with a session or on a known device go before strangers, who could fill the queue; background hashing comes last. */
const priorities = { known: 1, stranger: 0, nobody: -1 } as const

/** Hashes one new password of a user at a time: a program that sets hundreds of them would block all log-ins. */
const turns = new UserTurns(1)

/** The kinds of callers that wait for a password hash. */
export type PasswordCaller = keyof typeof priorities

const keyBytes = 32
const saltBytes = 16
const phc = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43,86})$/

/** The default of PASSWORD_COST. */
export const usualCost = 15

/** The options of hashing: the cost as a power of two (PASSWORD_COST), and the kind of caller that waits. */
export interface Hashing {
  cost: number
  caller?: PasswordCaller
  /** The user who sets the password; passwords set by one user are hashed one after the other. */
  userId?: string | undefined
  /** Cancels the hashing while it is queued. */
  signal?: AbortSignal
}

/** A salted one-way hash; it contains the cost, so that the cost can be raised later. */
export async function hashPassword(text: string, hashing: Hashing): Promise<string> {
  const { userId } = hashing
  const hash = () => hashWith(text, randomBytes(saltBytes), hashing)
  return userId === undefined ? hash() : turns.take(userId, hash)
}

/** Rehashes a password at another cost with the same salt, by which a log-in under way recognises the unchanged password. */
export async function rehashPassword(text: string, hash: string, hashing: Hashing): Promise<string> {
  return hashWith(text, Buffer.from(saltOf(hash), 'base64'), hashing)
}

/** Whether a hash has a lower cost than the given one. */
export function isHashedBelow(cost: number, hash: string): boolean {
  const ln = phc.exec(hash)?.[1]
  return ln !== undefined && Number(ln) < cost
}

/** Whether two hashes, of any costs, are of a password that was not changed in between. */
export function isSamePassword(one: string | null | undefined, other: string | null | undefined): boolean {
  return typeof one === 'string' && typeof other === 'string' && saltOf(one) === saltOf(other)
}

/** The salt of a hash, which stays the same until the password is changed. */
export function saltOf(hash: string): string {
  return phc.exec(hash)?.[4] ?? hash
}

/** Whether the text has this hash; a damaged hash matches nothing. Refusing a text takes at least the work of the given cost. */
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
    // A password typed on two keyboards may arrive in two Unicode forms.
    scrypt(text.normalize('NFKC'), salt, length, options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
