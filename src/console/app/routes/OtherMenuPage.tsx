import { dashboards } from '#generated/dashboards/dashboards.ts'
import { dashboardsPath } from '#shared/contracts/Dashboard.ts'
import { DashboardPage } from '../../screens/dashboard/DashboardPage.tsx'
import { menuScreens } from '../entities/menuPages.ts'
import { sampleScreens } from '../entities/sampleScreens.ts'
import { UnknownAddress } from './UnknownAddress.tsx'

/** The dashboard, the page of one's own or the sample page at an address, if there is one. */
export function OtherMenuPage({ path }: { path: string }) {
  const dashboard = dashboards.find(({ name }) => path === `${dashboardsPath}/${name}`)
  if (dashboard) return <DashboardPage key={path} dashboard={dashboard} />
  const Screen = menuScreens[path] ?? sampleScreens[path]
  return Screen ? <Screen /> : <UnknownAddress />
}
