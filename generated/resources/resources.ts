// Written by `npm run generate` from schemas/*.json. Edit the schema, not this file.

import type { Resource } from '#shared/contracts/Resource.ts'
import { auditResource } from '#generated/resources/audit.ts'
import { departmentResource } from '#generated/resources/department.ts'
import { distributionResource } from '#generated/resources/distribution.ts'
import { distributionLogResource } from '#generated/resources/distributionLog.ts'
import { distributionVersionResource } from '#generated/resources/distributionVersion.ts'
import { goodResource } from '#generated/resources/good.ts'
import { loggerResource } from '#generated/resources/logger.ts'
import { menuResource } from '#generated/resources/menu.ts'
import { orderResource } from '#generated/resources/order.ts'
import { roleResource } from '#generated/resources/role.ts'
import { userResource } from '#generated/resources/user.ts'
import { weChatConfigResource } from '#generated/resources/weChatConfig.ts'
import { webhookResource } from '#generated/resources/webhook.ts'
import { webhookDeliveryResource } from '#generated/resources/webhookDelivery.ts'

/** Every entity of the console. */
export const resources: readonly Resource[] = [
  auditResource,
  departmentResource,
  distributionResource,
  distributionLogResource,
  distributionVersionResource,
  goodResource,
  loggerResource,
  menuResource,
  orderResource,
  roleResource,
  userResource,
  weChatConfigResource,
  webhookResource,
  webhookDeliveryResource,
]
