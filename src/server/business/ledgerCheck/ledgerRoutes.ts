import type { FastifyInstance } from 'fastify'
import type { EntityName } from '#generated/types/EntityName.ts'
import { ok } from '../../http/envelope.ts'
import { idParams } from '../../http/idParams.ts'
import type { ById } from '../../http/idParams.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import { coalesceRuns } from '../../limits/coalesceRuns.ts'
import { requireReach } from '../../crud/reach/requireReach.ts'
import { reachContextOf } from '../../plugins/reachContextOf.ts'
import type { ReachParts } from '../../plugins/reachContextOf.ts'
import { verifyLedger } from './verifyLedger.ts'
import { explanationAnswer, reportAnswer } from './ledgerAnswers.ts'
import { explainLine } from '../commission/explainLine.ts'

const line: EntityName = 'distributionLog'

/** GET /distributions/logs/:id/why explains a line's amount; GET /distributions/logs/verify checks the whole ledger. */
export async function ledgerRoutes(api: FastifyInstance, parts: ServerParts & ReachParts): Promise<void> {
  const { database, catalog } = parts
  // The check reads all orders, so callers that ask at the same time share one check.
  const verified = coalesceRuns(() => verifyLedger(database))
  api.get<ById>(
    '/distributions/logs/:id/why',
    {
      schema: { params: idParams },
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
