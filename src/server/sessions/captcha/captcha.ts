import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { PooledQueries } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { captchaPicture } from './captchaPicture.ts'
import { networkOf } from '../../http/networkOf.ts'

const minutes = 5
const length = 4
const openPerNetwork = 200
// Without characters that look alike.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
// Six digits, more than a picture has characters; a browser tries some hundred thousand numbers a second.
const [least, most] = [100_000, 500_000]

/** Creates a captcha, whose answer is kept in the database so that any node can check it. */
export async function newCaptcha(database: PooledQueries, address: string): Promise<string> {
  const id = newId()
  const network = networkOf(address)
  await database.run(sql`DELETE FROM captcha WHERE expires_at < now() OR id IN (
    SELECT id FROM captcha WHERE address = ${network} ORDER BY expires_at DESC OFFSET ${openPerNetwork})`)
  await database.run(sql`INSERT INTO captcha (id, answer, address, expires_at)
    VALUES (${id}, ${newAnswer()}, ${network}, now() + make_interval(mins => ${minutes}))`)
  return id
}

/** The captcha's picture; `renew` gives the captcha a new answer first. */
export async function captchaImage(database: PooledQueries, id: string, renew: boolean): Promise<Buffer> {
  const row = await database.row<{ answer: string }>(
    renew
      ? sql`UPDATE captcha SET answer = ${newAnswer()}, expires_at = now() + make_interval(mins => ${minutes})
          WHERE id = ${id} AND expires_at > now() RETURNING answer`
      : sql`SELECT answer FROM captcha WHERE id = ${id} AND length(answer) = ${length} AND expires_at > now()`,
  )
  if (!row) throw new AppError('CAPTCHA_WRONG')
  return captchaPicture(row.answer)
}

/**
 * A task that a browser solves for people who cannot see the picture: to find the number whose SHA-256 after the salt, as hex, is
 * the challenge.
 */
export interface CaptchaTask {
  salt: string
  challenge: string
  least: number
  most: number
}

/** Gives the captcha a task instead of its picture; the number to find is its answer. */
export async function captchaTask(database: PooledQueries, id: string): Promise<CaptchaTask> {
  const answer = String(randomInt(least, most + 1))
  const given = await database.run(
    sql`UPDATE captcha SET answer = ${answer} WHERE id = ${id} AND expires_at > now()`,
  )
  if (given === 0) throw new AppError('CAPTCHA_WRONG')
  const salt = randomBytes(16).toString('base64url')
  const challenge = createHash('sha256').update(`${salt}${answer}`).digest('hex')
  return { salt, challenge, least, most }
}

/** Uses up a captcha: no answer is checked twice; after a wrong one the id has a new picture. */
async function redeemCaptcha(database: PooledQueries, id: string, answer: string): Promise<boolean> {
  const given = answer.trim().toUpperCase()
  const solved = await database.run(
    sql`DELETE FROM captcha WHERE id = ${id} AND answer = ${given} AND expires_at > now()`,
  )
  if (solved === 1) return true
  await database.run(sql`UPDATE captcha SET answer = ${newAnswer()} WHERE id = ${id}`)
  return false
}

/** Uses up a captcha and refuses a wrong answer. */
export async function requireCaptcha(database: PooledQueries, id: string, answer: string): Promise<void> {
  if (await redeemCaptcha(database, id, answer)) return
  throw new AppError('CAPTCHA_WRONG', { fields: [{ path: '/captcha_code', code: 'CAPTCHA_WRONG' }] })
}

function newAnswer(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
