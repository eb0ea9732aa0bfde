import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { projectRoot } from '../config/projectRoot.ts'

const file = join(projectRoot, 'generated', 'openapi', 'openapi.json')

/** GET /openapi.json: the description of the API, as it was generated; a document, so without the envelope. */
export async function openapiRoutes(api: FastifyInstance): Promise<void> {
  api.get('/openapi.json', { config: { access: 'free' } }, async (_request, reply) => {
    return reply.type('application/json; charset=utf-8').send(await readFile(file))
  })
}
