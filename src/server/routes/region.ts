import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'

const regionQuery = {
  type: 'object',
  properties: { parent: { type: 'string', pattern: '^\\d{6}$' } },
  additionalProperties: false,
} as const

/** The code of success in answers of basic calls. */
const success = 200

/** GET /region?parent=330000 (S7.04): a basic call outside the API, open to all, with its own form of answer. */
export async function regionRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: FromSchema<typeof regionQuery> }>(
    '/region',
    { schema: { querystring: regionQuery }, logLevel: 'warn' },
    async ({ query }, reply) => {
      const { regionsBelow } = await import('../regions/regionsBelow.ts')
      reply.header('cache-control', 'public, max-age=86400')
      return { code: success, data: regionsBelow(query.parent) }
    },
  )
}
