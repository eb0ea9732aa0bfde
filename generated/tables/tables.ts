// Written by `npm run generate` from schemas/*.json. Edit the schema, not this file.

import type { EntityName } from '#generated/types/EntityName.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { auditTable } from '#generated/tables/audit.ts'
import { departmentTable } from '#generated/tables/department.ts'
import { distributionTable } from '#generated/tables/distribution.ts'
import { distributionLogTable } from '#generated/tables/distributionLog.ts'
import { distributionVersionTable } from '#generated/tables/distributionVersion.ts'
import { goodTable } from '#generated/tables/good.ts'
import { loggerTable } from '#generated/tables/logger.ts'
import { menuTable } from '#generated/tables/menu.ts'
import { orderTable } from '#generated/tables/order.ts'
import { roleTable } from '#generated/tables/role.ts'
import { userTable } from '#generated/tables/user.ts'
import { weChatConfigTable } from '#generated/tables/weChatConfig.ts'
import { webhookTable } from '#generated/tables/webhook.ts'
import { webhookDeliveryTable } from '#generated/tables/webhookDelivery.ts'

/** Every table by the name of its entity. */
export const tables = {
  audit: auditTable,
  department: departmentTable,
  distribution: distributionTable,
  distributionLog: distributionLogTable,
  distributionVersion: distributionVersionTable,
  good: goodTable,
  logger: loggerTable,
  menu: menuTable,
  order: orderTable,
  role: roleTable,
  user: userTable,
  weChatConfig: weChatConfigTable,
  webhook: webhookTable,
  webhookDelivery: webhookDeliveryTable,
} as const satisfies Record<EntityName, Table>

/** Whether a text is the name of an entity. */
export function isEntityName(text: string): text is EntityName {
  return Object.hasOwn(tables, text)
}
