import type { Distribution } from '#generated/types/distribution.ts'
import type { DistributionLog } from '#generated/types/distributionLog.ts'
import type { DistributionVersion } from '#generated/types/distributionVersion.ts'
import type { Good } from '#generated/types/good.ts'
import type { Logger } from '#generated/types/logger.ts'
import type { Order } from '#generated/types/order.ts'
import type { Webhook } from '#generated/types/webhook.ts'
import type { WebhookDelivery } from '#generated/types/webhookDelivery.ts'
import { buildDepartments, leadersOf } from './buildDepartments.ts'
import { buildDistributionLogs } from './buildDistributionLogs.ts'
import { buildDistributions, buildDistributionVersions } from './buildDistributions.ts'
import { buildExternalMenus } from './buildExternalMenus.ts'
import type { MenuRow } from './buildExternalMenus.ts'
import { buildGoods } from './buildGoods.ts'
import { buildLoggers } from './buildLoggers.ts'
import { buildNotices } from './buildNotices.ts'
import type { NoticeRow } from './buildNotices.ts'
import { buildOrders } from './buildOrders.ts'
import { buildRoles } from './buildRoles.ts'
import type { RoleRow } from './buildRoles.ts'
import { buildUsers, membershipsOf } from './buildUsers.ts'
import { buildWebhooks } from './buildWebhooks.ts'
import type { RoleCode } from './roles.ts'
import type { DepartmentRow, LinkRow, UserRow } from './rows.ts'
import { createStage } from './stage/Stage.ts'
import type { Stage } from './stage/Stage.ts'

/** All records, except the grants of the roles, which depend on the menus. */
export interface Demonstration {
  departments: readonly DepartmentRow[]
  leaders: readonly { id: string; leader_id: string }[]
  roles: ReadonlyMap<RoleCode, RoleRow>
  users: readonly UserRow[]
  memberships: readonly LinkRow[]
  externalMenus: readonly MenuRow[]
  distributions: readonly Distribution[]
  distributionVersions: readonly DistributionVersion[]
  goods: readonly Good[]
  orders: readonly Order[]
  distributionLogs: readonly DistributionLog[]
  loggers: readonly Logger[]
  notices: readonly NoticeRow[]
  webhooks: readonly Webhook[]
  webhookDeliveries: readonly WebhookDelivery[]
}

/** Makes the records of a small business as of an instant; all users get the given password hash. */
export function buildDemonstration(now: number, password: string): Demonstration {
  const stage = createStage(now)
  const departments = buildDepartments(stage)
  const roles = buildRoles(stage)
  const users = buildUsers(stage, { departments, roles, password })
  const ids = new Map([...users].map(([username, { id }]) => [username, id]))
  const business = buildBusiness(stage, users)
  return {
    departments: [...departments.values()],
    leaders: leadersOf(departments, ids),
    roles,
    users: [...users.values()],
    memberships: membershipsOf(users, roles),
    ...business,
    externalMenus: buildExternalMenus(stage),
    ...buildWebhooks(stage, business.orders),
  }
}

type Business = Pick<
  Demonstration,
  'distributions' | 'distributionVersions' | 'goods' | 'orders' | 'distributionLogs' | 'loggers' | 'notices'
>

function buildBusiness(stage: Stage, users: ReadonlyMap<string, UserRow>): Business {
  const versions = buildDistributionVersions(stage)
  const distributions = buildDistributions(stage, versions)
  const goods = buildGoods(stage)
  const orders = buildOrders(stage, { goods, users, versions })
  const ledgerInputs = { orders, goods, users: users.values(), versions }
  const loggedIds = { order: orders.slice(-60).map(({ id }) => id), good: goods.map(({ id }) => id) }
  const distributionLogs = buildDistributionLogs(stage, ledgerInputs)
  const loggers = buildLoggers(stage, loggedIds)
  const notices = buildNotices(stage, { orders, distributionLogs, loggers })
  return { distributions, distributionVersions: versions, goods, orders, distributionLogs, loggers, notices }
}
