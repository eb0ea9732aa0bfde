import type { Dashboard } from '#shared/contracts/Dashboard.ts'
import { dashboardsPath } from '#shared/contracts/Dashboard.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { listsOfDashboard } from '../../session/entities/listsOfDashboard.ts'
import type { PermissionNode } from './matrixOf.ts'

/** A chosen dashboard and the pages without which some of its panels stay away. */
export interface DashboardGap {
  id: string
  dashboard: string
  pages: readonly string[]
}

interface Choice {
  nodes: readonly PermissionNode[]
  chosen: ReadonlySet<string>
}

/** The chosen dashboards that need pages which are not chosen, with the names of both as the tree shows them. */
export function dashboardGaps(
  { nodes, chosen }: Choice,
  dashboards: readonly Dashboard[],
  resources: readonly Resource[],
): DashboardGap[] {
  const pages = allOf(nodes)
  const gapOf = ({ id, label, path }: PermissionNode): DashboardGap[] => {
    const dashboard = dashboards.find(({ name }) => path === `${dashboardsPath}/${name}`)
    if (!dashboard || !chosen.has(id)) return []
    const codes = listsOfDashboard(dashboard, resources).map(({ permissions }) => permissions.page)
    const missing = codes.flatMap((code) => pages.find((page) => page.code === code) ?? [])
    const labels = missing.filter((page) => !chosen.has(page.id)).map((page) => page.label)
    return labels.length > 0 ? [{ id, dashboard: label, pages: labels }] : []
  }
  return pages.flatMap(gapOf)
}

function allOf(nodes: readonly PermissionNode[]): PermissionNode[] {
  return nodes.flatMap((node) => [node, ...allOf(node.children)])
}
