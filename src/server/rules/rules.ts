import type { EntityName } from '#generated/types/EntityName.ts'
import type { Rules } from '../crud/Context.ts'
import { distributionRules } from './distribution.ts'
import { orderRules } from './order.ts'
import type { RuleSettings } from './RuleSettings.ts'
import { userRules } from './user.ts'

/** The entities that differ from what their schema says. */
export function rulesOf(settings: RuleSettings): Partial<Record<EntityName, Rules>> {
  return {
    distribution: distributionRules,
    order: orderRules,
    user: userRules(settings),
  }
}
