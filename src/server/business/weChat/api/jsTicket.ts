import type { Database, Queries, Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { ServerParts } from '../../../http/ServerParts.ts'
import { SecretBox } from '../../../secrets/SecretBox.ts'
import { WeChatAccount } from './WeChatAccount.ts'
import { askWeChat, textOfAnswer } from './askWeChat.ts'

const place = 'we_chat_ticket.ticket'
/** Renewed this long before its end, so that nobody signs with one that ends on the way. */
const renewSeconds = 300
/** After a failure WeChat is not asked again for so long. */
const pauseSeconds = 10

interface Kept {
  app_id: string
  ticket: string | null
  isFresh: boolean
  isPaused: boolean
}

/** The ticket that signs pages for WeChat's JS-SDK, shared by all processes; one of them renews it before it ends. */
export async function jsTicket({
  database,
  config,
}: ServerParts): Promise<{ appId: string; ticket: string }> {
  const account = await WeChatAccount.read(database, config.secretKeys)
  const appId = account.need('mp_appid')
  const secret = account.need('mp_app_secret')
  const box = new SecretBox(...config.secretKeys)
  const usable = opened(await keptTicket(database, appId), box)
  if (usable !== undefined) return { appId, ticket: usable }
  const ticket = await renewed(database, {
    appId,
    box,
    fetch: () => fetchTicket(config.weChatApi, appId, secret),
  })
  return { appId, ticket }
}

interface Renewal {
  appId: string
  box: SecretBox
  fetch: () => Promise<{ ticket: string; seconds: number }>
}

/** How long others wait for the one that asks WeChat. */
const turnMs = 15_000

async function renewed(database: Database, { appId, box, fetch }: Renewal): Promise<string> {
  const renew = async (tx: Transaction): Promise<string | AppError> => {
    await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended('WeChat ticket', 0))`)
    const kept = await keptTicket(tx, appId)
    const usable = opened(kept, box)
    if (usable !== undefined) return usable
    if (kept?.isPaused) return new AppError('WECHAT_UNREACHABLE')
    return fetch().then(
      ({ ticket, seconds }) => keep(tx, { appId, sealed: box.seal(ticket, place), ticket, seconds }),
      (error: unknown) => pause(tx, appId, error),
    )
  }
  const result = await database.transaction(renew, { statementTimeoutMs: turnMs })
  if (result instanceof AppError) throw result
  return result
}

async function fetchTicket(
  base: string,
  appId: string,
  secret: string,
): Promise<{ ticket: string; seconds: number }> {
  const token = await askWeChat(base, '/cgi-bin/token', {
    grant_type: 'client_credential',
    appid: appId,
    secret,
  })
  const query = { access_token: textOfAnswer(token, 'access_token'), type: 'jsapi' }
  const answer = await askWeChat(base, '/cgi-bin/ticket/getticket', query)
  return { ticket: textOfAnswer(answer, 'ticket'), seconds: secondsIn(answer) }
}

function secondsIn({ expires_in: seconds }: JsonObject): number {
  return typeof seconds === 'number' && seconds > 0 ? seconds : renewSeconds
}

async function keep(
  tx: Transaction,
  { appId, sealed, ticket, seconds }: { appId: string; sealed: string; ticket: string; seconds: number },
): Promise<string> {
  await tx.run(sql`INSERT INTO we_chat_ticket (id, app_id, ticket, expires_at, paused_until)
    VALUES (1, ${appId}, ${sealed}, now() + make_interval(secs => ${seconds}), NULL)
    ON CONFLICT (id) DO UPDATE SET app_id = excluded.app_id, ticket = excluded.ticket,
      expires_at = excluded.expires_at, paused_until = NULL`)
  return ticket
}

/** Every page that is opened would ask WeChat again while it is down; the pause is kept although the call fails. */
async function pause(tx: Transaction, appId: string, error: unknown): Promise<AppError> {
  await tx.run(sql`INSERT INTO we_chat_ticket (id, app_id, ticket, expires_at, paused_until)
    VALUES (1, ${appId}, NULL, now(), now() + make_interval(secs => ${pauseSeconds}))
    ON CONFLICT (id) DO UPDATE SET app_id = excluded.app_id, paused_until = excluded.paused_until`)
  return error instanceof AppError ? error : new AppError('WECHAT_UNREACHABLE', { cause: error })
}

async function keptTicket(queries: Queries, appId: string): Promise<Kept | undefined> {
  return queries.row<Kept>(sql`SELECT app_id, ticket,
      expires_at > now() + make_interval(secs => ${renewSeconds}) AS "isFresh",
      coalesce(paused_until > now(), false) AS "isPaused"
    FROM we_chat_ticket WHERE id = 1 AND app_id = ${appId}`)
}

function opened(kept: Kept | undefined, box: SecretBox): string | undefined {
  return kept?.isFresh && kept.ticket !== null ? box.open(kept.ticket, place) : undefined
}
