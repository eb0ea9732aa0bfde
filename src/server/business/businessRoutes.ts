import type { FastifyInstance } from 'fastify'
import type { ServerParts } from '../http/ServerParts.ts'
import { ledgerRoutes } from './commission/ledgerRoutes.ts'
import { statementRoutes } from './commission/statementRoutes.ts'

/** The hand-written calls of the business. */
export async function businessRoutes(api: FastifyInstance, parts: ServerParts): Promise<void> {
  await api.register(ledgerRoutes, parts)
  await api.register(statementRoutes, parts)
}
