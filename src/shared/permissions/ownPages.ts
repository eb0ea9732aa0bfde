import type { ApiResource } from '#shared/contracts/MenuNode.ts'
import type { Text } from '#shared/contracts/Text.ts'

/** A page for calls that no schema describes. */
export interface OwnPage {
  name: string
  /** The menu group that it belongs to; where there is none of this code, it is at the top. */
  group: string
  label: Text
  path: string
  icon: string
  sequence: number
  resources: readonly ApiResource[]
}

/** The address of the page that shows what the server is doing. */
export const monitorPath = '/dashboard/monitor'

/** The address of the page with the sessions of all users. */
export const sessionsPath = '/dashboard/sessions'

/** The address of the page that shows one's own work. */
export const workplacePath = '/dashboard/workplace'

/** The pages of the menu that are written by hand; those of entities and dashboards follow from the schemas. */
export const ownPages: readonly OwnPage[] = [
  {
    name: 'workplace',
    group: 'dashboard',
    label: { zh: '工作台', en: 'Workplace' },
    path: workplacePath,
    icon: 'WorkOutline',
    sequence: 5,
    // What it counts are lists that one may open anyway.
    resources: [],
  },
  {
    name: 'monitor',
    group: 'dashboard',
    label: { zh: '监控', en: 'Monitor' },
    path: monitorPath,
    icon: 'MonitorHeart',
    sequence: 20,
    resources: [{ method: 'GET', path: '/api/v1/monitor' }],
  },
  {
    name: 'sessions',
    group: 'system',
    label: { zh: '登录会话', en: 'Sessions' },
    path: sessionsPath,
    icon: 'Devices',
    sequence: 42,
    resources: [{ method: 'GET', path: '/api/v1/monitor/sessions' }],
  },
]
