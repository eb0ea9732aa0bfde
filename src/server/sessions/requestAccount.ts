import { setTimeout as sleep } from 'node:timers/promises'
import { userTable } from '#generated/tables/user.ts'
import { newId } from '#server/database/newId.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { insertRecord } from '../crud/write/createRecord.ts'
import type { DraftOf } from '../crud/entity/Rules.ts'
import { withHashedPasswords } from '../crud/write/withHashedPasswords.ts'
import { inWriteTransaction } from '../crud/entity/inWriteTransaction.ts'
import type { CurrentCall } from '../crud/entity/Journal.ts'
import { notify } from '../notifications/notify.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { requireCaptcha } from './captcha/captcha.ts'
import { countAttempt } from './loginLimit.ts'
import type { Attempt } from './loginLimit.ts'
import { hashPassword } from './passwords/password.ts'
import { requireGoodPassword } from './requireGoodPassword.ts'
import { activated } from '../policy/activated.ts'

const u = namesOf('user')

/** A request, without a session, about an account. */
export interface AccountRequest {
  username: string
  captchaId: string
  captchaCode: string
  address: string
}

/** A request for a new account. */
export interface Registration extends AccountRequest {
  name: string
  password: string
  call: CurrentCall
}

/** The limit of requests about one account; no person makes more in a short time. */
const perAccount = 5
/** The least time of an answer, so that its time does not reveal whether the account exists. */
const leastMs = 400

/** Creates a user without roles, who cannot log in until an administrator activates them; a taken name gets the same answer. */
export async function register(parts: ServerParts, request: Registration): Promise<void> {
  await requireGoodPassword(request.password, request.username)
  await admit(parts, request, 'register')
  await atLeast(leastMs, file(parts, request))
}

/** Notifies the administrators that a user wants a new password; an unknown name gets the same answer without a notice. */
export async function askForPassword(parts: ServerParts, request: AccountRequest): Promise<void> {
  await admit(parts, request, 'forgot')
  await atLeast(leastMs, tell(parts, request))
}

async function admit(
  { database, config }: ServerParts,
  { captchaId, captchaCode, username, address }: AccountRequest,
  kind: NonNullable<Attempt['kind']>,
): Promise<void> {
  await requireCaptcha(database, captchaId, captchaCode)
  const { windowMinutes, requestsPerAddress } = config.login
  const limits = { windowMinutes, perAccount, perAddress: requestsPerAddress }
  await countAttempt(database, { account: username, address, kind }, limits)
}

/**
 * The schema requires a role for active users. A waiting user has none, because the administrator decides about roles. So the
 * server itself writes the record, without the validator, which requires the role at the activation.
 */
async function file({ database, catalog, config }: ServerParts, registration: Registration) {
  const { username, name, password, call } = registration
  const id = newId()
  const draft: DraftOf<'user'> = { username, name, password, status: 'freezed' }
  const hashing = { cost: config.passwordCost, caller: 'stranger' } as const
  const hash = (text: string) => hashPassword(text, hashing)
  const secrets = { ...catalog.secrets, hash }
  const own = { catalog: { ...catalog, secrets }, isServer: true, call }
  const context = await withHashedPasswords(userTable, draft, own)
  const work = inWriteTransaction(database, async (tx) => {
    await insertRecord(tx, userTable, { id, draft }, context)
    await notify(tx, { code: 'registration.waiting', recordId: id, facts: { username, name } })
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'VALUE_TAKEN') throw error
  })
}

async function tell({ database }: ServerParts, { username }: AccountRequest) {
  const user = await database.row<{ id: string; name: string }>(sql`
    SELECT ${u('id')}, ${u('name')} FROM ${u.table}
    WHERE ${u('username')} = ${username} AND ${u('status')} = ${activated} AND ${u('deleted_at')} IS NULL`)
  if (user)
    await notify(database, {
      code: 'password.forgotten',
      recordId: user.id,
      facts: { username, name: user.name },
    })
}

async function atLeast(ms: number, work: Promise<void>): Promise<void> {
  const [done] = await Promise.allSettled([work, sleep(ms)])
  if (done.status === 'rejected') throw done.reason
}
