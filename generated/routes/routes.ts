// Written by `npm run generate` from schemas/*.json. Edit the schema, not this file.

import type { Route } from '#shared/contracts/Route.ts'
import { auditRoutes } from '#generated/routes/audit.ts'
import { departmentRoutes } from '#generated/routes/department.ts'
import { distributionRoutes } from '#generated/routes/distribution.ts'
import { distributionLogRoutes } from '#generated/routes/distributionLog.ts'
import { distributionVersionRoutes } from '#generated/routes/distributionVersion.ts'
import { goodRoutes } from '#generated/routes/good.ts'
import { loggerRoutes } from '#generated/routes/logger.ts'
import { menuRoutes } from '#generated/routes/menu.ts'
import { orderRoutes } from '#generated/routes/order.ts'
import { roleRoutes } from '#generated/routes/role.ts'
import { userRoutes } from '#generated/routes/user.ts'
import { weChatConfigRoutes } from '#generated/routes/weChatConfig.ts'
import { webhookRoutes } from '#generated/routes/webhook.ts'
import { webhookDeliveryRoutes } from '#generated/routes/webhookDelivery.ts'

/** Every generated call of the API. */
export const routes: readonly Route[] = [
  ...auditRoutes,
  ...departmentRoutes,
  ...distributionRoutes,
  ...distributionLogRoutes,
  ...distributionVersionRoutes,
  ...goodRoutes,
  ...loggerRoutes,
  ...menuRoutes,
  ...orderRoutes,
  ...roleRoutes,
  ...userRoutes,
  ...weChatConfigRoutes,
  ...webhookRoutes,
  ...webhookDeliveryRoutes,
]
