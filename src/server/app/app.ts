import { join } from 'node:path'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { routes } from '#generated/routes/routes.ts'
import { importBytesAtMost } from '#shared/contracts/import/ImportReport.ts'
import { addDueMoves } from './addDueMoves.ts'
import { addAudit } from '../audit/addAudit.ts'
import { projectRoot } from '../config/projectRoot.ts'
import { businessRoutes } from '../business/businessRoutes.ts'
import { addGramSorter } from '../crud/read/addGramSorter.ts'
import type { Config } from '../config/Config.ts'
import { crudRoutes } from '../crud/crudRoutes.ts'
import { addExportRunner } from '../crud/export/jobs/addExportRunner.ts'
import { addHourlyTasks } from './addHourlyTasks.ts'
import { LogBuffer } from '../logs/LogBuffer.ts'
import { addMeter } from '../monitor/addMeter.ts'
import { addNoticeAnnouncements } from '../notifications/announceNotices.ts'
import { addAllHeaders } from '../plugins/allHeaders.ts'
import { BodyRooms } from '../limits/BodyRooms.ts'
import { addBodyRoom } from '../plugins/bodies/bodyRoom.ts'
import { addBodyPace } from '../plugins/bodies/bodyPace.ts'
import { addUnreadBodies } from '../plugins/bodies/unreadBodies.ts'
import { addCallTurns } from '../plugins/callTurns.ts'
import { addCompression } from '../plugins/compression.ts'
import { addConsoleFiles } from '../plugins/consoleFiles.ts'
import { addEmptyBody } from '../plugins/bodies/emptyBody.ts'
import { addErrors } from '../plugins/errors.ts'
import { addExpectations } from '../plugins/expectations.ts'
import { addForwardedFor } from '../plugins/forwardedFor.ts'
import { addJsonBody } from '../plugins/bodies/jsonBody.ts'
import { addNoParameters } from '../plugins/noParameters.ts'
import { addNotFound } from '../plugins/notFound.ts'
import { addOpenConnections } from '../plugins/openConnections.ts'
import { addPreconditions } from '../plugins/preconditions.ts'
import { addPermission, mayCallOf, mayOf } from '../plugins/permission.ts'
import { addPlainBodies } from '../plugins/bodies/plainBodies.ts'
import { addRequestLog } from '../plugins/requestLog.ts'
import { addSecurityHeaders } from '../plugins/securityHeaders.ts'
import { addSession } from '../plugins/session.ts'
import type { RecheckAccess } from '../plugins/session.ts'
import { addStrictUrls } from '../plugins/strictUrls.ts'
import { addTraceId } from '../plugins/traceId.ts'
import { holdsNow } from '../policy/holdsNow.ts'
import { PolicyCache } from '../policy/PolicyCache.ts'
import { RouteTable } from '../policy/RouteTable.ts'
import { addApiDocument } from '../routes/document/apiDocument.ts'
import { apiKeyRoutes } from '../routes/apiKeys.ts'
import { auditRoutes } from '../routes/audit.ts'
import { captchaRoutes } from '../routes/login/captcha.ts'
import { currentMenuRoutes } from '../routes/currentMenus.ts'
import { currentUserRoutes } from '../routes/currentUser.ts'
import { departmentMemberRoutes } from '../routes/departmentMembers.ts'
import { exportRoutes } from '../routes/exports.ts'
import { fileRoutes } from '../routes/files.ts'
import { frameRoutes } from '../routes/frames.ts'
import { grantRoutes } from '../routes/grants.ts'
import { healthRoutes } from '../routes/health.ts'
import { loginRoutes } from '../routes/login/login.ts'
import { activityRoutes } from '../routes/activity.ts'
import { allSessionRoutes } from '../routes/allSessions.ts'
import { monitorRoutes } from '../routes/monitor/monitor.ts'
import { notificationChoiceRoutes } from '../routes/notificationChoices.ts'
import { notificationRoutes } from '../routes/notifications.ts'
import { passwordRoutes } from '../routes/login/passwords.ts'
import { permissionRoutes } from '../routes/permissions.ts'
import { openingViewRoutes } from '../routes/openingViews.ts'
import { regionRoutes } from '../routes/region.ts'
import { registerRoutes } from '../routes/login/register.ts'
import { sampleFormRoutes } from '../routes/samples/sampleFormRoutes.ts'
import { savedViewRoutes } from '../routes/savedViews.ts'
import { secondFactorRoutes } from '../routes/login/secondFactor.ts'
import { sessionRoutes } from '../routes/sessions.ts'
import { MenuCache } from '../sessions/menus/MenuCache.ts'
import { requireSession } from '../sessions/sessions.ts'
import { serverOptions } from './serverOptions.ts'
import { viewAsRoutes } from '../routes/viewAs.ts'
import { webhookDeliveryRoutes } from '../routes/webhookDeliveries.ts'
import { addWebhooks } from '../webhooks/addWebhooks.ts'
import type { ServerParts } from '../http/ServerParts.ts'

/** Options for scripts only; no setting controls them. */
interface AppOptions {
  /** False: every session may make every call, for measuring the cost of permission checks. */
  checksPermissions?: boolean
  /** False: no due move changes records, so that a proof finds them as it left them. */
  makesDueMoves?: boolean
}

/** Assembles the whole server, as a table of contents; neither opens the database nor listens. */
export async function buildApp(
  parts: ServerParts,
  routeTable = new RouteTable(),
  { checksPermissions = true, makesDueMoves = true }: AppOptions = {},
): Promise<FastifyInstance> {
  const logBuffer = new LogBuffer(parts.database)
  const app = fastify(serverOptions(parts.config, logBuffer))
  app.decorateRequest('user', null)
  app.addHook('onClose', async () => logBuffer.close())
  addHourlyTasks(app, parts)
  if (makesDueMoves) addDueMoves(app, parts)

  addAllHeaders(app)
  addTraceId(app)
  if (parts.config.trustProxy.length > 0) addForwardedFor(app)
  const consoleFolder = join(projectRoot, 'dist', 'console')
  addSecurityHeaders(app, parts.database, consoleFolder)
  const webhooks = addWebhooks(app, parts)
  addAudit(app, parts, () => webhooks.wake())
  addGramSorter(app, parts.database)
  addErrors(app)
  addRequestLog(app)
  addStrictUrls(app)
  addNotFound(app)
  addEmptyBody(app)
  addPlainBodies(app)
  addExpectations(app)
  addPreconditions(app)
  const bodyRooms = new BodyRooms()
  addJsonBody(app, bodyRooms)
  addBodyPace(app)
  addUnreadBodies(app, longestBody(parts.config))
  addOpenConnections(app, { announceMs: parts.config.announceSeconds * 1000 })
  await app.register(async (api) => buildApi(api, { ...parts, routeTable, checksPermissions, bodyRooms }), {
    prefix: '/api/v1',
  })
  await app.register(regionRoutes)
  await addConsoleFiles(app, consoleFolder)
  return app
}

/** The length up to which a body is read to its end, even if the call is refused. */
function longestBody({ bodyLimit, files }: Config): number {
  return Math.max(bodyLimit, files.limit, importBytesAtMost)
}

type ApiParts = ServerParts & { routeTable: RouteTable; checksPermissions: boolean; bodyRooms: BodyRooms }

/** Checks the session and the permission of every call; answers a function that checks both again after a call has waited. */
function addGuards(
  api: FastifyInstance,
  { policies, ...parts }: ApiParts & { policies: PolicyCache },
): RecheckAccess {
  const askSession = addSession(api, parts)
  if (!parts.checksPermissions) return askSession
  const askPermission = addPermission(api, { policies, routeTable: parts.routeTable })
  return async (request) => {
    await askSession(request)
    await askPermission(request)
  }
}

async function buildApi(api: FastifyInstance, parts: ApiParts): Promise<void> {
  const policies = new PolicyCache(parts.database)
  const menus = new MenuCache(parts.database)
  const meter = addMeter(api, parts.database)
  const runner = addExportRunner(api, parts.database)
  const recheckAccess = addGuards(api, { ...parts, policies })
  addNoParameters(api)
  addBodyRoom(api, parts.bodyRooms)
  addCallTurns(api, recheckAccess)
  addNoticeAnnouncements(api, parts.database)
  await addCompression(api)
  addApiDocument(api)
  await api.register(healthRoutes, parts)
  await api.register(captchaRoutes, parts)
  await api.register(loginRoutes, parts)
  await api.register(registerRoutes, parts)
  await api.register(currentUserRoutes, { ...parts, menus })
  await api.register(currentMenuRoutes, { menus })
  await api.register(frameRoutes, { ...parts, menus })
  await api.register(passwordRoutes, parts)
  await api.register(secondFactorRoutes, parts)
  await api.register(sessionRoutes, parts)
  await api.register(allSessionRoutes, parts)
  await api.register(activityRoutes, parts)
  await api.register(webhookDeliveryRoutes, parts)
  await api.register(fileRoutes, {
    ...parts,
    routes,
    mayCall: mayCallOf(policies),
    may: mayOf(policies),
    requireLasting: (sessionId) => requireSession(parts.database, sessionId),
  })
  await api.register(permissionRoutes, parts)
  await api.register(monitorRoutes, { ...parts, meter, policies })
  await api.register(viewAsRoutes, parts)
  await api.register(notificationChoiceRoutes, { ...parts, may: mayOf(policies) })
  await api.register(notificationRoutes, { ...parts, may: mayOf(policies) })
  await api.register(auditRoutes, parts)
  await api.register(grantRoutes, { ...parts, policies })
  await api.register(departmentMemberRoutes, parts)
  await api.register(sampleFormRoutes, { ...parts, menus })
  await api.register(apiKeyRoutes, parts)
  await api.register(savedViewRoutes, { ...parts, may: mayOf(policies) })
  await api.register(openingViewRoutes, { ...parts, may: mayOf(policies) })
  const holds = holdsNow(policies, parts.database)
  await api.register(exportRoutes, { ...parts, may: mayOf(policies), holds, runner })
  await api.register(businessRoutes, { ...parts, may: mayOf(policies), recheckAccess })
  await api.register(crudRoutes, {
    ...parts,
    routes,
    may: mayOf(policies),
    holds,
    recheckAccess,
    runner,
  })
}
