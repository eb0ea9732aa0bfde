import type { ComponentType } from 'react'
import { monitorPath, sessionsPath, workplacePath } from '#shared/permissions/ownPages.ts'
import { ownScreen } from './ownScreen.tsx'
import type { LoadScreen } from './ownScreen.tsx'

/** Hand-written pages that belong to no entity, by the path in the menu. */
const menuPages: Readonly<Record<string, LoadScreen>> = {
  [monitorPath]: async () => (await import('../../screens/dashboard/monitor/MonitorPage.tsx')).MonitorPage,
  [sessionsPath]: async () => (await import('../../screens/sessions/SessionsPage.tsx')).SessionsPage,
  [workplacePath]: async () => (await import('../../shell/home/WorkplacePage.tsx')).WorkplacePage,
}

/** The screens of these pages; those that are in no menu cannot be opened. */
export const menuScreens: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(menuPages).map(([path, load]) => [path, ownScreen(load)]),
)
