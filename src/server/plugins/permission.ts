import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { menus } from '#generated/menus/menus.ts'
import type { MenuNode } from '#shared/contracts/MenuNode.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { covers } from '#shared/permissions/covers.ts'
import type { PolicyCache } from '../policy/PolicyCache.ts'
import type { GuardedRoute, RouteTable } from '../policy/RouteTable.ts'
import type { SessionUser } from '../http/SessionUser.ts'
import { userOf } from './session.ts'
import type { RecheckAccess } from './session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The callers that are allowed; every route below /api/v1 declares them. free: anyone. own: any session, even before the
     * initial password is changed. session: any session. policy: users who hold a menu that opens the call.
     */
    access?: GuardedRoute['access']
  }
}

/**
 * Checks every call of this instance as its route declares; a route without a guard stops the start. Answers a function that
 * checks a call again after it has waited.
 */
export function addPermission(
  api: FastifyInstance,
  { policies, routeTable }: { policies: PolicyCache; routeTable: RouteTable },
): RecheckAccess {
  api.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) routeTable.add(method, route.url, guardOf(method, route))
  })
  const requireAllowed: RecheckAccess = async (request) => {
    const { config, url } = request.routeOptions
    if (config.access !== 'policy') return
    if (url === undefined || !(await allows(policies, request, { method: methodOf(request), url })))
      throw new AppError('FORBIDDEN')
  }
  api.addHook('onRequest', requireAllowed)
  // Checks again after a body, which may have arrived slowly while the permission was withdrawn.
  api.addHook('preValidation', async (request) => {
    if (request.body !== undefined) await requireAllowed(request)
  })
  return requireAllowed
}

/** A call by its method and its registered address. */
interface RegisteredCall {
  method: string
  url: string
}

/** Whether the caller of a request may make a call, this one or another. */
async function allows(
  policies: PolicyCache,
  request: FastifyRequest,
  { method, url }: RegisteredCall,
): Promise<boolean> {
  const user = userOf(request)
  const policy = policies.known(user.policyVersion) ?? (await policies.at(user.policyVersion))
  return roleSetsOf(user).every((roleIds) => policy.allows(roleIds, method, url))
}

/** Answers whether a caller may make another call, such as the one that reads a record. */
export function mayCallOf(
  policies: PolicyCache,
): (request: FastifyRequest, call: RegisteredCall) => Promise<boolean> {
  return (request, call) => allows(policies, request, call)
}

/** Answers whether a caller holds a page or a button. */
export function mayOf(policies: PolicyCache): (request: FastifyRequest, code: string) => Promise<boolean> {
  return async (request, code) => {
    const user = userOf(request)
    const { grants } = await policies.at(user.policyVersion)
    return roleSetsOf(user).every((roleIds) => grants.holds(roleIds, code))
  }
}

/** The sets of roles that must each allow a call: the user's own and, while viewing as other roles, those too. */
function roleSetsOf({ roleIds, viewedRoleIds }: SessionUser): (readonly string[])[] {
  return viewedRoleIds ? [roleIds, viewedRoleIds] : [roleIds]
}

// Fastify answers HEAD for every GET route.
function methodOf({ method }: FastifyRequest): string {
  return method === 'HEAD' ? 'GET' : method
}

function guardOf(method: string, { url, config }: RouteOptions): GuardedRoute['access'] {
  const access = config?.access
  const route = `${method} ${url}`
  if (access === undefined) throw new AppError('ROUTE_UNGUARDED', { route, reason: 'it declares no access' })
  if (access === 'policy' && method !== 'HEAD' && !isInCatalogue(method, url))
    throw new AppError('ROUTE_UNGUARDED', { route, reason: 'no menu of the catalogue opens it' })
  return access
}

const catalogue = callsIn(menus)
const written = new Set(catalogue.map(({ method, path }) => `${method} ${path}`))

function isInCatalogue(method: string, url: string): boolean {
  // The catalogue has generated calls by their registered addresses.
  if (written.has(`${method} ${url}`)) return true
  return catalogue.some((call) => call.method === method && covers(call.path, url))
}

function callsIn(nodes: readonly MenuNode[]): MenuNode['resources'][number][] {
  return nodes.flatMap(({ resources, children }) => [...resources, ...callsIn(children)])
}
