import type { DashboardPage, Model } from '../contracts/Model.ts'
import { code, documentation, literal } from '../print/Code.ts'
import type { GeneratedFile } from '../print/GeneratedFile.ts'
import { overallFile } from '../print/GeneratedFile.ts'

/** generated/dashboards: the contents of each dashboard, with their labels, in one file that the first dashboard loads. */
export function emitDashboards({ dashboards }: Model): GeneratedFile[] {
  return [
    overallFile('generated/dashboards/dashboards.ts', [
      code`import type { Dashboard } from '#shared/contracts/Dashboard.ts'`,
      code``,
      documentation('The dashboards of schemas/dashboards/.'),
      code`export const dashboards: readonly Dashboard[] = ${literal(dashboards.map(shownPart))}`,
    ]),
  ]
}

// Icon and place belong to the menu.
function shownPart({ name, label, panels }: DashboardPage): Omit<DashboardPage, 'icon' | 'menu'> {
  return { name, label, panels }
}
