import { menus } from '#generated/menus/menus.ts'
import type { ApiResource, MenuNode } from '#shared/contracts/MenuNode.ts'
import type { Language } from '#shared/contracts/Text.ts'
import type { ApiCall } from '#shared/permissions/ApiCall.ts'
import { covers, patternOf } from '#shared/permissions/covers.ts'
import type { GuardedRoute } from './RouteTable.ts'

/** The routes in order of their paths, each with the pages and buttons that open it by default. */
export function apiCalls(routes: readonly GuardedRoute[], language: Language): ApiCall[] {
  const labels = labelsOf(routes, language)
  return routes
    .map((route) => ({
      method: route.method,
      path: route.path,
      is_guarded: route.access === 'policy',
      labels: [...(labels.get(route) ?? [])],
    }))
    .sort((one, other) => order(one.path, other.path) || order(one.method, other.method))
}

/** The labels of the pages and buttons that open each route, in the order of the menu. */
function labelsOf(routes: readonly GuardedRoute[], language: Language): ReadonlyMap<GuardedRoute, string[]> {
  const byCall = new Map<string, GuardedRoute[]>()
  for (const route of routes) byCall.set(keyOf(route), [...(byCall.get(keyOf(route)) ?? []), route])
  const labels = new Map<GuardedRoute, string[]>(routes.map((route) => [route, []]))
  for (const { label, resources } of namedIn(menus, language)) {
    const opened = resources.flatMap((line) =>
      line.path.endsWith('*')
        ? routes.filter(({ method, path }) => line.method === method && covers(line.path, path))
        : (byCall.get(keyOf(line)) ?? []),
    )
    for (const route of new Set(opened)) labels.get(route)?.push(label)
  }
  return labels
}

interface LabelledLines {
  label: string
  resources: readonly ApiResource[]
}

/** The menus and buttons, each labelled with the pages above it; groups are left out, because they are not pages. */
function namedIn(nodes: readonly MenuNode[], language: Language, above = ''): LabelledLines[] {
  return nodes.flatMap(({ name, path, resources, children }) => {
    const label = `${above}${name[language]}`
    return [{ label, resources }, ...namedIn(children, language, path === '' ? above : `${label} / `)]
  })
}

/** A key that is equal for a menu's line and the route it covers. */
function keyOf({ method, path }: Pick<ApiResource, 'path'> & { method: string }): string {
  return `${method} ${patternOf(path)}`
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
