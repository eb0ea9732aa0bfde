import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import { ok } from '../../http/envelope.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import { askingOf } from '../../plugins/askingOf.ts'
import type { ReachParts } from '../../plugins/askingOf.ts'
import { readSales } from './readSales.ts'
import { readStatement } from './readStatement.ts'

const recordParams = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
} as const

const statement = {
  type: 'object',
  properties: {
    invited: { type: 'integer' },
    earned: { type: 'number' },
    taken_back: { type: 'number' },
    sum: { type: 'number' },
    months: { type: 'array', items: { type: 'object' } },
  },
  required: ['invited', 'earned', 'taken_back', 'sum', 'months'],
} as const

const sales = {
  type: 'object',
  properties: {
    orders: { type: 'integer' },
    sold: { type: 'number' },
    refunded: { type: 'number' },
    commission: { type: 'number' },
    months: { type: 'array', items: { type: 'object' } },
  },
  required: ['orders', 'sold', 'refunded', 'commission', 'months'],
} as const

/** GET /users/:id/statement and /goods/:id/sales: what a user earned and what a good sold, by month. */
export async function statementRoutes(api: FastifyInstance, parts: ServerParts & ReachParts): Promise<void> {
  const { database } = parts
  api.get<{ Params: FromSchema<typeof recordParams> }>(
    '/users/:id/statement',
    {
      schema: { params: recordParams },
      config: { access: 'policy', call: 'userStatement', answer: statement },
    },
    async (request) => ok(await readStatement(database, request.params.id, askingOf(request, parts))),
  )
  api.get<{ Params: FromSchema<typeof recordParams> }>(
    '/goods/:id/sales',
    {
      schema: { params: recordParams },
      config: { access: 'policy', call: 'goodSales', answer: sales },
    },
    async (request) => ok(await readSales(database, request.params.id, askingOf(request, parts))),
  )
}
