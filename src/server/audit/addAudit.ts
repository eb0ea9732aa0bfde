import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#shared/errors/errorTable.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import type { JournalEntry } from '../crud/entity/Journal.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { appErrorOf } from '../http/appErrorOf.ts'
import { RefusalLimiter } from '../http/RefusalLimiter.ts'
import type { SkippedRefusals } from '../http/RefusalLimiter.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import { viewedRolesOf } from '../sessions/viewedRoles.ts'
import { UnknownNameMasker } from './UnknownNameMasker.ts'
import { AuditKeys } from './AuditKeys.ts'
import { AuditSealer } from './AuditSealer.ts'
import { callEntry, refusedEntry, withViewedRoles } from './callEntry.ts'
import { callOf } from './callOf.ts'
import { HeadFile } from './HeadFile.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * False for a hand-written call whose change the audit log does not cover, such as marking as read; true for a call that only
     * reads and is noted nevertheless, such as an export.
     */
    audited?: boolean
  }
}

/** The refusals that show an attempt to get in; others, such as for a missing token, are mistakes in forms. */
const loginFailures: ReadonlySet<ErrorCode> = new Set([
  'LOGIN_REFUSED',
  'CAPTCHA_WRONG',
  'LOGIN_LIMITED',
  'PASSWORD_OUTDATED',
  'SECOND_FACTOR_WRONG',
])
const otherRefusals: ReadonlySet<ErrorCode> = new Set([
  'SESSION_ENDED',
  'PASSWORD_WRONG',
  'OWN_PASSWORD_WRONG',
  'SECOND_FACTOR_WRONG',
])

/**
 * Writes refusals and failed log-ins into the audit log, ensures a line for every changing call, and seals the written lines;
 * `onSealed` is called afterwards.
 */
export function addAudit(
  app: FastifyInstance,
  { database, catalog, config }: ServerParts,
  onSealed: () => void,
): void {
  const { journal } = catalog
  if (!journal) return
  const names = new UnknownNameMasker(database, config.secretKeys)
  const sealer = new AuditSealer({
    database: database.essential,
    keys: new AuditKeys(config.secretKeys),
    headFile: new HeadFile(config.dataFolder),
    log: app.log,
    onSealed,
  })
  app.addHook('onReady', () => sealer.start())
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.currentCall?.isNoted) sealer.wake()
    done()
  })

  const note = async (entry: JournalEntry, request?: FastifyRequest): Promise<void> => {
    // The call has already taken effect: a failure to write the log concerns the operator, not the caller.
    try {
      const roles = request?.user && (await viewedRolesOf(database, request.user))
      const author = request && { call: callOf(request) }
      await journal.note(database.essential, [roles ? withViewedRoles(entry, roles) : entry], author)
    } catch (error) {
      app.log.error({ err: error, tag: 'audit' }, `the audit log could not be written: ${entry.subject}`)
    }
  }
  const limiter = new RefusalLimiter((left) => note(skippedEntry(left)).then(() => sealer.wake()))
  app.addHook('onClose', () => limiter.close().then(() => sealer.close()))
  app.addHook('onError', async (request, _reply, error) => {
    const entry = refusalEntry(request, error)
    if (entry && limiter.pass(request)) await note(await names.maskUnknown(entry), request)
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode >= 400 || !isUnnoted(request)) done(null, payload)
    else void note(callEntry(request), request).finally(() => done(null, payload))
  })
}

function refusalEntry(request: FastifyRequest, error: unknown): JournalEntry | undefined {
  const { code, details } = appErrorOf(error)
  const { config } = request.routeOptions
  if ((config.call === 'logIn' || config.call === 'finishLogIn') && loginFailures.has(code)) {
    // The body of the second step names no user; the error's details do.
    const { username = details['username'] } = objectOf(request.body)
    return { action: 'loginFailed', subject: typeof username === 'string' ? username : '-', detail: { code } }
  }
  if (errorTable[code].status !== 403 && !otherRefusals.has(code)) return undefined
  return refusedEntry(request, code)
}

/** The entry about refusals left out; it has no single user. */
function skippedEntry({ skipped, most }: SkippedRefusals): JournalEntry {
  const callers = most.map((each) => ({ ...each }))
  return {
    action: 'refuse',
    subject: most.map(({ caller }) => caller).join(', '),
    detail: { skipped, callers },
  }
}

/** Whether a call needs a line: an export, or a hand-written change whose own code wrote none. */
function isUnnoted(request: FastifyRequest): boolean {
  const { method, routeOptions } = request
  const { config } = routeOptions
  if (config.audited === true) return method !== 'HEAD'
  const isChange = method !== 'GET' && method !== 'HEAD' && config.call !== undefined
  return isChange && config.audited !== false && !callOf(request).isNoted
}
