import { menus } from '#generated/menus/menus.ts'
import type { MenuNode } from '#shared/contracts/MenuNode.ts'
import type { Language } from '#shared/contracts/Text.ts'
import type { ApiCall } from '#shared/permissions/ApiCall.ts'
import { covers } from '#shared/permissions/covers.ts'
import type { GuardedRoute } from './RouteTable.ts'

/** The routes in the order of their paths, each with the pages and buttons that open it by default. */
export function apiCalls(routes: readonly GuardedRoute[], language: Language): ApiCall[] {
  return routes
    .map((route) => ({
      method: route.method,
      path: route.path,
      is_guarded: route.access === 'policy',
      labels: labelsIn(menus, route, language),
    }))
    .sort((one, other) => order(one.path, other.path) || order(one.method, other.method))
}

/** A page that only looks names up is no explanation of a call, so of several the button or page of its own goes first. */
function labelsIn(nodes: readonly MenuNode[], route: GuardedRoute, language: Language): string[] {
  return nodes.flatMap((node) => [
    ...(opens(node, route) ? [node.name[language]] : []),
    ...labelsIn(node.children, route, language).map((label) =>
      node.path === '' ? label : `${node.name[language]} / ${label}`,
    ),
  ])
}

function opens({ resources }: MenuNode, { method, path }: GuardedRoute): boolean {
  return resources.some((line) => line.method === method && covers(line.path, path))
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
