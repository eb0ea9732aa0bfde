import { joinHooks } from '../crud/entity/joinHooks.ts'
import type { OwnRules, Rules } from '../crud/entity/Rules.ts'
import { inviterRules } from './commission/inviterRules.ts'
import { distributionRules } from './distributionRules.ts'
import { orderNoticeRules } from './noticeRules.ts'
import { orderRules } from './orderRules.ts'

/** The rules of the business's entities that need more than their schema. */
export const businessRules: OwnRules = {
  distribution: distributionRules,
  order: joinHooks(orderRules, orderNoticeRules),
}

/** The rules that the business adds for users. */
export const businessUserRules: readonly Rules<'user'>[] = [inviterRules]
