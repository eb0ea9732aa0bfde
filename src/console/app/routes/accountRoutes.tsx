import { Suspense } from 'react'
import { Route, useParams } from 'react-router-dom'
import { exportsPath } from '#shared/contracts/ExportJob.ts'
import { PageSkeleton } from '../../kit/page/PageSkeleton.tsx'
import { lazy } from '../../kit/page/lazy.ts'
import { Redirect } from './Redirect.tsx'

const SettingPage = lazy(async () => ({
  default: (await import('./OwnSettingPage.tsx')).OwnSettingPage,
}))
const ProfilePage = lazy(async () => ({
  default: (await import('../../screens/account/ProfilePage.tsx')).ProfilePage,
}))

const ExportsPage = lazy(async () => ({
  default: (await import('../../screens/exports/ExportsPage.tsx')).ExportsPage,
}))

const HomePage = lazy(async () => ({ default: (await import('../../shell/home/HomePage.tsx')).HomePage }))

/** The home page and the account pages, which every user may open. */
export const accountRoutes = [
  <Route key="home" path="/home" element={<Suspense fallback={<PageSkeleton />}>{<HomePage />}</Suspense>} />,
  <Route
    key="setting"
    path="/setting"
    element={<Suspense fallback={<PageSkeleton />}>{<SettingPage />}</Suspense>}
  />,
  <Route key="settingTab" path="/setting/:tab" element={<SettingTab />} />,
  <Route
    key="profile"
    path="/profile"
    element={<Suspense fallback={<PageSkeleton />}>{<ProfilePage />}</Suspense>}
  />,
  <Route
    key="exports"
    path={exportsPath}
    element={<Suspense fallback={<PageSkeleton />}>{<ExportsPage />}</Suspense>}
  />,
]

/** Redirects `/setting/security` to that tab of the settings page. */
function SettingTab() {
  const { tab = '' } = useParams()
  return <Redirect to={`/setting?tab=${encodeURIComponent(tab)}`} />
}
