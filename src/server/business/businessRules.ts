import { joinHooks } from '../crud/entity/joinHooks.ts'
import type { OwnRules } from '../crud/entity/Rules.ts'
import { distributionRules } from './distributionRules.ts'
import { businessNoticeRules } from './noticeRules.ts'
import { orderRules } from './orderRules.ts'

/** The entities of the business that differ from what their schema says. */
export const businessRules: OwnRules = {
  distribution: distributionRules,
  distributionLog: businessNoticeRules.distributionLog,
  order: joinHooks(orderRules, businessNoticeRules.order),
}
