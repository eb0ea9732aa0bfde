import { dashboards } from '#generated/dashboards/dashboards.ts'
import { dashboardsPath } from '#shared/contracts/Dashboard.ts'
import { DashboardPage } from '../../screens/dashboard/DashboardPage.tsx'
import { AccessDeniedPage } from '../../screens/problem/problemPages.tsx'
import { menuScreens } from '../entities/menuPages.ts'
import { sampleScreens } from '../entities/sampleScreens.ts'
import { UnknownAddress } from './UnknownAddress.tsx'

/** The dashboard, own page or sample page at an address; refused where none of the user's menus leads to the address. */
export function OtherMenuPage({ path, isGranted }: OtherMenuPageProps) {
  const dashboard = dashboards.find(({ name }) => path === `${dashboardsPath}/${name}`)
  const OwnPage = menuScreens[path]
  if (!isGranted) return dashboard || OwnPage ? <AccessDeniedPage /> : <UnknownAddress />
  if (dashboard) return <DashboardPage key={path} dashboard={dashboard} />
  const Screen = OwnPage ?? sampleScreens[path]
  return Screen ? <Screen /> : <UnknownAddress />
}

interface OtherMenuPageProps {
  path: string
  /** Whether one of the user's menus leads to the address. */
  isGranted: boolean
}
