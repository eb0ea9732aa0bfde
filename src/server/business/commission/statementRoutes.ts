import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import { ok } from '../../http/envelope.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import { readStatement } from './readStatement.ts'

const userParams = {
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

/** GET /users/:id/statement: what a user earned, by month. */
export async function statementRoutes(api: FastifyInstance, { database }: ServerParts): Promise<void> {
  api.get<{ Params: FromSchema<typeof userParams> }>(
    '/users/:id/statement',
    {
      schema: { params: userParams },
      config: { access: 'policy', call: 'userStatement', answer: statement },
    },
    async ({ params }) => ok(await readStatement(database, params.id)),
  )
}
