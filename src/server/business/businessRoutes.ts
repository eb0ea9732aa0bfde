import type { FastifyInstance } from 'fastify'
import type { ServerParts } from '../http/ServerParts.ts'
import type { ReachParts } from '../plugins/reachContextOf.ts'
import type { RecheckAccess } from '../plugins/session.ts'
import { ledgerRoutes } from './ledgerCheck/ledgerRoutes.ts'
import { statementRoutes } from './commission/statementRoutes.ts'
import { whatIfRoutes } from './whatIf/whatIfRoutes.ts'
import { memberRoutes } from './weChat/memberRoutes.ts'
import { notifyRoutes } from './weChat/notify/notifyRoutes.ts'
import { signRoutes } from './weChat/signRoutes.ts'

/** Registers the hand-written calls of the business. */
export async function businessRoutes(
  api: FastifyInstance,
  parts: ServerParts & ReachParts & { recheckAccess: RecheckAccess },
): Promise<void> {
  await api.register(ledgerRoutes, parts)
  await api.register(statementRoutes, parts)
  await api.register(whatIfRoutes, parts)
  await api.register(memberRoutes, parts)
  await api.register(signRoutes, parts)
  await api.register(notifyRoutes, parts)
}
