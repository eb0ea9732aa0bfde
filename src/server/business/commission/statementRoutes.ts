import type { FastifyInstance } from 'fastify'
import type { Sales, SalesMonth } from '#shared/business/commission/Sales.ts'
import type { Statement, StatementMonth } from '#shared/business/commission/Statement.ts'
import { ok } from '../../http/envelope.ts'
import { idParams } from '../../http/idParams.ts'
import type { ById } from '../../http/idParams.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import { reachContextOf } from '../../plugins/reachContextOf.ts'
import type { ReachParts } from '../../plugins/reachContextOf.ts'
import { answerSchema } from '../../routes/document/answers.ts'
import { readSales } from './readSales.ts'
import { readStatement } from './readStatement.ts'

const count = { type: 'integer', minimum: 0 } as const
const yuan = { type: 'number' } as const
const month = { type: 'string', pattern: String.raw`^\d{4}-\d{2}$` } as const

const earned = { earned: yuan, taken_back: yuan, sum: yuan }
const statementMonth = answerSchema({ month, ...earned, lines: count } satisfies Record<
  keyof StatementMonth,
  object
>)
const statement = answerSchema({
  invited: count,
  ...earned,
  months: { type: 'array', items: statementMonth },
} satisfies Record<keyof Statement, object>)

const sold = { orders: count, sold: yuan, refunded: yuan, commission: yuan }
const salesMonth = answerSchema({ month, ...sold } satisfies Record<keyof SalesMonth, object>)
const sales = answerSchema({ ...sold, months: { type: 'array', items: salesMonth } } satisfies Record<
  keyof Sales,
  object
>)

/** GET /users/:id/statement and /goods/:id/sales: a user's earnings and a good's sales by month. */
export async function statementRoutes(api: FastifyInstance, parts: ServerParts & ReachParts): Promise<void> {
  const { database } = parts
  api.get<ById>(
    '/users/:id/statement',
    {
      schema: { params: idParams },
      config: { access: 'policy', call: 'userStatement', answer: statement },
    },
    async (request) => ok(await readStatement(database, request.params.id, reachContextOf(request, parts))),
  )
  api.get<ById>(
    '/goods/:id/sales',
    {
      schema: { params: idParams },
      config: { access: 'policy', call: 'goodSales', answer: sales },
    },
    async (request) => ok(await readSales(database, request.params.id, reachContextOf(request, parts))),
  )
}
