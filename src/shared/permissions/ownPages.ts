import type { ApiResource } from '#shared/contracts/MenuNode.ts'
import type { Text } from '#shared/contracts/Text.ts'

/** A page for calls that no schema describes. */
export interface OwnPage {
  name: string
  /** The code of the page's menu group; if there is no such group, the page is at the top level. */
  group: string
  label: Text
  path: string
  icon: string
  sequence: number
  resources: readonly ApiResource[]
}

/** The address of the page with the server's figures. */
export const monitorPath = '/dashboard/monitor'

/** The address of the page with the sessions of all users. */
export const sessionsPath = '/dashboard/sessions'

/** The address of the page with a user's own work. */
export const workplacePath = '/dashboard/workplace'

/** The hand-written pages of the menu; those of entities and dashboards follow from the schemas. */
export const ownPages: readonly OwnPage[] = [
  {
    name: 'workplace',
    group: 'dashboard',
    label: { zh: '工作台', en: 'Workplace' },
    path: workplacePath,
    icon: 'WorkOutline',
    sequence: 5,
    // It counts lists that the user may open anyway.
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
