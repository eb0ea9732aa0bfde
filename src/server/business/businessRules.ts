import type { EntityName } from '#generated/types/EntityName.ts'
import type { Rules } from '../crud/Context.ts'
import { joinRules } from '../crud/joinRules.ts'
import { distributionRules } from './distributionRules.ts'
import { businessNoticeRules } from './noticeRules.ts'
import { orderRules } from './orderRules.ts'

/** The entities of the business that differ from what their schema says. */
export const businessRules: Partial<Record<EntityName, Rules>> = {
  distribution: distributionRules,
  distributionLog: businessNoticeRules.distributionLog,
  order: joinRules(orderRules, businessNoticeRules.order),
}
