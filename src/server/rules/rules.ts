import type { EntityName } from '#generated/types/EntityName.ts'
import type { Rules } from '../crud/Context.ts'
import { joinRules } from '../crud/joinRules.ts'
import { distributionRules } from './distribution.ts'
import { menuRules } from './menu.ts'
import { noticeRules } from './notices.ts'
import { orderRules } from './order.ts'
import { roleRules } from './role.ts'
import type { RuleSettings } from './RuleSettings.ts'
import { userRules } from './user.ts'

/** The entities that differ from what their schema says. */
export function rulesOf(settings: RuleSettings): Partial<Record<EntityName, Rules>> {
  return {
    distribution: distributionRules,
    distributionLog: noticeRules.distributionLog,
    menu: menuRules,
    order: joinRules(orderRules, noticeRules.order),
    role: roleRules,
    user: joinRules(userRules(settings), noticeRules.user),
  }
}
