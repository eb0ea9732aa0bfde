import { businessRules, businessUserRules } from '../business/businessRules.ts'
import { joinHooks } from '../crud/entity/joinHooks.ts'
import type { OwnRules, Rules } from '../crud/entity/Rules.ts'
import { menuRules } from './menu.ts'
import { noticeRules } from './notices.ts'
import { roleRules } from './role.ts'
import type { RuleSettings } from './RuleSettings.ts'
import { userRules } from './user.ts'
import { webhookRules } from './webhook.ts'

/** The rules of all entities that need more than their schema. */
export function rulesOf(settings: RuleSettings): OwnRules {
  const ofUsers: readonly Rules<'user'>[] = [userRules(settings), noticeRules.user, ...businessUserRules]
  return {
    ...businessRules,
    menu: menuRules,
    role: roleRules,
    webhook: webhookRules,
    user: ofUsers.reduce(joinHooks),
  }
}
