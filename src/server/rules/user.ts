import type { Transaction } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Changed, Context, Created, Rules } from '../crud/Context.ts'
import { textOf } from '../crud/textOf.ts'
import { demandPasswordChange } from '../sessions/passwordChangeDue.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import type { RuleSettings } from './RuleSettings.ts'

/** Passwords that were not chosen by their owner must be changed; who may no longer log in is logged out everywhere. */
export function userRules({ defaultPassword }: RuleSettings): Rules {
  const demandChange = async (tx: Transaction, user: JsonObject, password: unknown): Promise<void> => {
    if (password === defaultPassword) await demandPasswordChange(tx, textOf(user['id']))
  }
  return {
    beforeCreate: (_, draft) => {
      draft['password'] ??= defaultPassword
    },
    afterCreate: (tx, { record, draft }: Created) => demandChange(tx, record, draft['password']),
    afterUpdate: async (tx, changed, context) => {
      await endSessions(tx, changed, context)
      await demandChange(tx, changed.after, changed.draft['password'])
    },
    afterDelete: async (tx, users) => {
      for (const { id } of users) await endSessionsOf(tx, textOf(id))
    },
  }
}

async function endSessions(tx: Transaction, { after, draft }: Changed, { user }: Context): Promise<void> {
  const id = textOf(after['id'])
  if (after['status'] === 'freezed') return endSessionsOf(tx, id)
  // Whoever changes their own password stays where they are.
  if (draft['password'] !== undefined)
    await endSessionsOf(tx, id, user?.id === id ? user.sessionId : undefined)
}
