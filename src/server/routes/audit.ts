import type { FastifyInstance } from 'fastify'
import { AuditKeys } from '../audit/AuditKeys.ts'
import { HeadFile } from '../audit/HeadFile.ts'
import { notedHeads } from '../audit/notedHeads.ts'
import { verifyAudit } from '../audit/verifyAudit.ts'
import { ok } from '../plugins/envelope.ts'
import type { ServerParts } from '../ServerParts.ts'
import type { FromSchema } from 'json-schema-to-ts'

const verifyQuery = {
  type: 'object',
  properties: {
    /** `number:hash`, as it was written down earlier. */
    head: { type: 'string', maxLength: 200 },
  },
  additionalProperties: false,
} as const

/** GET /audits/verify: whether the audit log is as it was written. */
export async function auditRoutes(api: FastifyInstance, { database, config }: ServerParts): Promise<void> {
  api.get<{ Querystring: FromSchema<typeof verifyQuery> }>(
    '/audits/verify',
    { schema: { querystring: verifyQuery }, config: { access: 'policy', call: 'verifyAudit' } },
    async ({ query }, reply) => {
      const heads = await notedHeads(new HeadFile(config.dataFolder), query.head)
      reply.header('cache-control', 'no-store')
      return ok(await verifyAudit(database, new AuditKeys(config.secretKeys), heads))
    },
  )
}
