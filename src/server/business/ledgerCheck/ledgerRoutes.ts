import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import { ok } from '../../http/envelope.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import { coalesceRuns } from '../../limits/coalesceRuns.ts'
import { requireReach } from '../../crud/reach/requireReach.ts'
import { reachContextOf } from '../../plugins/reachContextOf.ts'
import type { ReachParts } from '../../plugins/reachContextOf.ts'
import { verifyLedger } from './verifyLedger.ts'
import { explanationAnswer, reportAnswer } from './ledgerAnswers.ts'
import { explainLine } from '../commission/explainLine.ts'

const line: EntityName = 'distributionLog'
const lineParams = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
} as const

/** GET /distributions/logs/:id/why explains a line's amount; GET /distributions/logs/verify checks the whole ledger. */
export async function ledgerRoutes(api: FastifyInstance, parts: ServerParts & ReachParts): Promise<void> {
  const { database, catalog } = parts
  // The check reads all orders, so callers that ask at the same time share one check.
  const verified = coalesceRuns(() => verifyLedger(database))
  api.get<{ Params: FromSchema<typeof lineParams> }>(
    '/distributions/logs/:id/why',
    {
      schema: { params: lineParams },
      config: { access: 'policy', call: 'explainCommission', answer: explanationAnswer },
    },
    async (request) => {
      const { id } = request.params
      await requireReach(database, catalog.tableOf(line), [id], reachContextOf(request, parts))
      return ok(await explainLine(database, id))
    },
  )
  api.get(
    '/distributions/logs/verify',
    { config: { access: 'policy', call: 'verifyLedger', answer: reportAnswer } },
    async (_, reply) => {
      reply.header('cache-control', 'no-store')
      return ok(await verified())
    },
  )
}
