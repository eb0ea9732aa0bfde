import type { EntityName } from '#generated/types/EntityName.ts'
import { businessRules } from '../business/businessRules.ts'
import type { Rules } from '../crud/Context.ts'
import { joinRules } from '../crud/joinRules.ts'
import { menuRules } from './menu.ts'
import { noticeRules } from './notices.ts'
import { roleRules } from './role.ts'
import type { RuleSettings } from './RuleSettings.ts'
import { userRules } from './user.ts'

/** The entities that differ from what their schema says. */
export function rulesOf(settings: RuleSettings): Partial<Record<EntityName, Rules>> {
  return {
    ...businessRules,
    menu: menuRules,
    role: roleRules,
    user: joinRules(userRules(settings), noticeRules.user),
  }
}
