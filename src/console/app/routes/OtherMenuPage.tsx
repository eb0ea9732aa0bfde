import { dashboards } from '#generated/dashboards/dashboards.ts'
import { dashboardsPath } from '#shared/contracts/Dashboard.ts'
import { monitorPath, workplacePath } from '#shared/permissions/ownPages.ts'
import { DashboardPage } from '../../screens/dashboard/DashboardPage.tsx'
import { MonitorPage } from '../../screens/dashboard/monitor/MonitorPage.tsx'
import { WorkplacePage } from '../../shell/home/WorkplacePage.tsx'
import { menuScreens } from '../entities/menuPages.ts'
import { sampleScreens } from '../entities/sampleScreens.ts'
import { UnknownAddress } from './UnknownAddress.tsx'

/** The dashboard, the page of one's own or the sample page at an address, if there is one. */
export function OtherMenuPage({ path }: { path: string }) {
  const dashboard = dashboards.find(({ name }) => path === `${dashboardsPath}/${name}`)
  if (dashboard) return <DashboardPage key={path} dashboard={dashboard} />
  if (path === monitorPath) return <MonitorPage />
  if (path === workplacePath) return <WorkplacePage />
  const Screen = menuScreens[path] ?? sampleScreens[path]
  return Screen ? <Screen /> : <UnknownAddress />
}
