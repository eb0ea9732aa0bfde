import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import { AuditCheck } from '../audit/AuditCheck.ts'
import { AuditKeys } from '../audit/AuditKeys.ts'
import { createPacer } from '../audit/createPacer.ts'
import { HeadFile } from '../audit/HeadFile.ts'
import { headsToCompare } from '../audit/headsToCompare.ts'
import { verifyAudit } from '../audit/verifyAudit.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { ok } from '../http/envelope.ts'
import { userOf } from '../plugins/session.ts'
import { reportAnswer, stateAnswer } from './document/auditAnswers.ts'
import type { ServerParts } from '../http/ServerParts.ts'
import type { FromSchema } from 'json-schema-to-ts'

const verifyQuery = {
  type: 'object',
  properties: {
    /** A head noted earlier, as `number:hash`. */
    head: { type: 'string', maxLength: 200 },
  },
  additionalProperties: false,
} as const

/** GET and POST /audits/verify: verify the audit log, at once or in the background. GET /audits/state: the state of the check. */
export async function auditRoutes(api: FastifyInstance, { database, config }: ServerParts): Promise<void> {
  const keys = new AuditKeys(config.secretKeys)
  const heads = (written?: string) => headsToCompare(new HeadFile(config.dataFolder), written)
  // One at a time, because each reads the whole log: sixty at once blocked all other calls until the last was done.
  const takeTurn = pLimit(1)
  const check = new AuditCheck({ database, keys, heads, log: api.log })
  api.addHook('onClose', () => check.close())
  api.get(
    '/audits/state',
    { config: { access: 'policy', call: 'auditState', answer: stateAnswer } },
    async () => ok(await check.state()),
  )
  api.post(
    '/audits/verify',
    { config: { access: 'policy', call: 'startAuditCheck', answer: stateAnswer } },
    async (request) => {
      await check.start(userOf(request).username)
      return ok(await check.state())
    },
  )
  api.get<{ Querystring: FromSchema<typeof verifyQuery> }>(
    '/audits/verify',
    {
      schema: { querystring: verifyQuery },
      config: { access: 'policy', call: 'verifyAudit', answer: reportAnswer },
    },
    async ({ query, socket }, reply) => {
      reply.header('cache-control', 'no-store')
      const verify = async () => {
        // The caller has gone.
        if (socket.destroyed) throw new AppError('REQUEST_INVALID')
        return verifyAudit(database, keys, await heads(query.head), createPacer())
      }
      return ok(await takeTurn(verify))
    },
  )
}
