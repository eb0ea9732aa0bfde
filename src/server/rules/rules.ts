import type { EntityName } from '#generated/types/EntityName.ts'
import type { Rules } from '../crud/Context.ts'
import { distributionRules } from './distribution.ts'
import { menuRules } from './menu.ts'
import { orderRules } from './order.ts'
import { roleRules } from './role.ts'
import type { RuleSettings } from './RuleSettings.ts'
import { userRules } from './user.ts'

/** The entities that differ from what their schema says. */
export function rulesOf(settings: RuleSettings): Partial<Record<EntityName, Rules>> {
  return {
    distribution: distributionRules,
    menu: menuRules,
    order: orderRules,
    role: roleRules,
    user: userRules(settings),
  }
}
