import type { PermissionChain, Explanation, Obstacle } from '#shared/permissions/Explanation.ts'
import type { Grants } from './Grants.ts'
import { isOpenedBy } from './Grants.ts'
import type { Policy } from './Policy.ts'
import type { GuardedRoute } from './RouteTable.ts'
import { pickNamed, smallestGrant } from './smallestGrant.ts'
import type { Subject } from './Subject.ts'

/** Explains, by the policy's own decisions, whether and why a user or role may make a call. */
export function explainCall(policy: Policy, subject: Subject, route: GuardedRoute): Explanation {
  const { grants } = policy
  const chains = route.access === 'policy' ? chainsOfCall(policy, subject, route) : []
  const obstacles = obstaclesOf(subject, route)
  const isOpen = route.access !== 'policy' || chains.length > 0
  const wanted = {
    ...subject,
    isOpenedBy: (menu: Parameters<typeof isOpenedBy>[0]) => isOpenedBy(menu, route),
  }
  const grant = isOpen ? undefined : smallestGrant(grants, wanted)
  return {
    isAllowed: isOpen && obstacles.length === 0,
    route,
    chains,
    obstacles,
    ...(grant ? { grant } : {}),
  }
}

/** Explains whether a user or role holds a page or button, and why. */
export function explainCode(grants: Grants, subject: Subject, code: string): Explanation {
  const chains = subject.roleIds.flatMap((roleId) => chainOfCode(grants, roleId, code))
  const { obstacles } = subject
  const wanted = { ...subject, isOpenedBy: (menu: { code: string }) => menu.code === code }
  const grant = chains.length > 0 ? undefined : smallestGrant(grants, wanted)
  const isAllowed = chains.length > 0 && obstacles.length === 0
  return { isAllowed, code, chains, obstacles, ...(grant ? { grant } : {}) }
}

function chainsOfCall(
  policy: Policy,
  { roleIds }: Subject,
  { method, path }: GuardedRoute,
): PermissionChain[] {
  return roleIds.flatMap((roleId) => {
    const role = policy.grants.role(roleId)
    const line = policy.lineFor(roleId, method, path)
    if (!role || !line) return []
    const menus = policy.grants.pathTo(line.menuId).map(pickNamed)
    return [{ role: pickNamed(role), menus, line: { method, path: line.pattern } }]
  })
}

function chainOfCode(grants: Grants, roleId: string, code: string): PermissionChain[] {
  const role = grants.role(roleId)
  const menu = grants.heldBy(roleId).find((held) => held.code === code)
  return role && menu ? [{ role: pickNamed(role), menus: grants.pathTo(menu.id).map(pickNamed) }] : []
}

function obstaclesOf({ obstacles }: Subject, { access }: GuardedRoute): Obstacle[] {
  if (access === 'free') return []
  return obstacles.filter((obstacle) => access !== 'own' || obstacle !== 'PASSWORD_CHANGE_DUE')
}
