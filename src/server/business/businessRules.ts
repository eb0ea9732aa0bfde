import { joinHooks } from '../crud/entity/joinHooks.ts'
import type { OwnRules, Rules } from '../crud/entity/Rules.ts'
import { inviterRules } from './commission/inviterRules.ts'
import { distributionRules } from './distributionRules.ts'
import { orderNoticeRules } from './noticeRules.ts'
import { orderRules } from './orderRules.ts'

/** The entities of the business that differ from what their schema says. */
export const businessRules: OwnRules = {
  distribution: distributionRules,
  order: joinHooks(orderRules, orderNoticeRules),
}

/** What the business adds to the rules of users. */
export const businessUserRules: readonly Rules<'user'>[] = [inviterRules]
