import { setTimeout as wait } from 'node:timers/promises'
import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { ServerParts } from '../../../http/ServerParts.ts'
import { coalesceRuns } from '../../../limits/coalesceRuns.ts'
import { SecretBox } from '../../../secrets/SecretBox.ts'
import { WeChatAccount } from './WeChatAccount.ts'
import { askWeChat, textOfAnswer } from './askWeChat.ts'

const place = 'we_chat_ticket.ticket'
/** Renews a ticket this long before it expires, so that no ticket expires between signing and use. */
const renewSeconds = 300
/** The pause after a failure, before WeChat is asked again. */
const pauseSeconds = 10

/**
 * The time that one process has for a renewal, longer than its requests to WeChat may take. Afterwards another process may
 * renew, in case the first one died.
 */
const claimSeconds = 15
const lookEveryMs = 200

interface StoredTicket {
  app_id: string
  ticket: string | null
  isFresh: boolean
  isPaused: boolean
}

/** A ticket that signs pages for WeChat's JS-SDK, and the account to which it belongs. */
export interface JsTicket {
  appId: string
  ticket: string
}

/**
 * Returns a function that gets the ticket, which all processes share; one of them renews it before it expires. No database
 * connection is held while WeChat is asked, because strangers who open pages could otherwise use up all connections.
 */
export function jsTickets(parts: ServerParts): () => Promise<JsTicket> {
  const renew = coalesceRuns(async () => renewed(parts, await accountOf(parts)))
  return async () => {
    const account = await accountOf(parts)
    const { appId, box } = account
    const usable = opened(await keptTicket(parts.database, appId), box)
    return usable === undefined ? renew() : { appId, ticket: usable }
  }
}

interface Account {
  appId: string
  secret: string
  box: SecretBox
}

async function accountOf({ database, config }: ServerParts): Promise<Account> {
  const account = await WeChatAccount.read(database, config.secretKeys)
  return {
    appId: account.require('mp_appid'),
    secret: account.require('mp_app_secret'),
    box: new SecretBox(...config.secretKeys),
  }
}

async function renewed(
  { database, config }: ServerParts,
  { appId, secret, box }: Account,
): Promise<JsTicket> {
  for (;;) {
    const kept = await keptTicket(database, appId)
    const usable = opened(kept, box)
    if (usable !== undefined) return { appId, ticket: usable }
    if (kept?.isPaused) throw new AppError('WECHAT_UNREACHABLE')
    if (await claim(database, appId, kept?.ticket ?? null)) break
    await wait(lookEveryMs)
  }
  try {
    const { ticket, seconds } = await fetchTicket(config.weChatApi, appId, secret)
    await keep(database, { appId, sealed: box.seal(ticket, place), seconds })
    return { appId, ticket }
  } catch (error) {
    await pause(database, appId)
    throw error
  }
}

/**
 * Claims the renewal for this process and discards a ticket of another account. False if another process has the claim, or
 * has renewed since this one read `seen`.
 */
async function claim(queries: Queries, appId: string, seen: string | null): Promise<boolean> {
  const claimed = await queries.run(sql`INSERT INTO we_chat_ticket AS t (id, app_id, expires_at, asked_until)
    VALUES (1, ${appId}, now(), now() + make_interval(secs => ${claimSeconds}))
    ON CONFLICT (id) DO UPDATE SET app_id = excluded.app_id, asked_until = excluded.asked_until, paused_until = NULL,
      ticket = CASE WHEN t.app_id = excluded.app_id THEN t.ticket END
    WHERE t.app_id <> excluded.app_id
      OR (coalesce(t.asked_until < now(), true) AND coalesce(t.paused_until <= now(), true)
        AND t.ticket IS NOT DISTINCT FROM ${seen})`)
  return claimed > 0
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

interface NewTicket {
  appId: string
  sealed: string
  seconds: number
}

async function keep(queries: Queries, { appId, sealed, seconds }: NewTicket): Promise<void> {
  await queries.run(sql`UPDATE we_chat_ticket SET ticket = ${sealed}, asked_until = NULL,
      expires_at = now() + make_interval(secs => ${seconds})
    WHERE id = 1 AND app_id = ${appId}`)
}

/** Delays the next attempt. Otherwise every opened page would ask WeChat again while WeChat is down. */
async function pause(queries: Queries, appId: string): Promise<void> {
  await queries.run(sql`UPDATE we_chat_ticket SET asked_until = NULL,
      paused_until = now() + make_interval(secs => ${pauseSeconds})
    WHERE id = 1 AND app_id = ${appId}`)
}

async function keptTicket(queries: Queries, appId: string): Promise<StoredTicket | undefined> {
  return queries.row<StoredTicket>(sql`SELECT app_id, ticket,
      expires_at > now() + make_interval(secs => ${renewSeconds}) AS "isFresh",
      coalesce(paused_until > now(), false) AS "isPaused"
    FROM we_chat_ticket WHERE id = 1 AND app_id = ${appId}`)
}

function opened(kept: StoredTicket | undefined, box: SecretBox): string | undefined {
  return kept?.isFresh && kept.ticket !== null ? box.open(kept.ticket, place) : undefined
}
