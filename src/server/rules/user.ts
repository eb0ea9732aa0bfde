import { AppError } from '#shared/errors/AppError.ts'
import type { Transaction } from '#server/database/Database.ts'
import type { Context } from '../crud/entity/Context.ts'
import { idsOf } from '../crud/entity/idsOf.ts'
import { generatePassword } from '../sessions/generatePassword.ts'
import { demandPasswordChange } from '../sessions/passwordChangeDue.ts'
import { requireGoodPassword } from '../sessions/requireGoodPassword.ts'
import { endLogInsOf, endSessionsOf, requireSession } from '../sessions/sessions.ts'
import { membershipRules, roleIdsIn } from './membership.ts'
import type { ChangedOf, DraftOf, RecordOf, Rules } from '../crud/entity/Rules.ts'
import { removeBelongings } from './removeBelongings.ts'
import type { RuleSettings } from './RuleSettings.ts'
import { requireOwnName } from './username.ts'

/**
 * The rules for users: permissions (`membership.ts`), user names (`username.ts`), passwords and sessions. A password that was
 * assigned must be changed. Users who may no longer log in lose all their sessions.
 */
export function userRules({ defaultPassword }: RuleSettings): Rules<'user'> {
  const demandChange = async (tx: Transaction, user: RecordOf<'user'>, password: unknown): Promise<void> => {
    if (typeof password === 'string' && password === defaultPassword) await demandPasswordChange(tx, user.id)
  }
  return {
    prepareCreate: (input) => {
      if (defaultPassword !== undefined || (input['password' satisfies keyof DraftOf<'user'>] ?? '') !== '')
        return { input }
      const password = generatePassword()
      return { input: { ...input, password }, shownOnce: { password } }
    },
    beforeCreate: async (tx, draft, context) => {
      await membershipRules.beforeCreate(tx, draft, context)
      await requireOwnName(tx, draft.username)
      if (defaultPassword !== undefined) draft.password ??= defaultPassword
      await requireChosen(draft.password, draft.username, context)
    },
    afterCreate: async (tx, created, context) => {
      await membershipRules.afterCreate(tx, created, context)
      const { record, draft } = created
      if (context.shownOnce) await demandPasswordChange(tx, record.id)
      else await demandChange(tx, record, draft.password)
    },
    beforeUpdate: async (tx, change, context) => {
      await membershipRules.beforeUpdate(tx, change, context)
      const { before, draft } = change
      await requireChosen(draft.password, draft.username ?? before.username, context)
      if (draft.password !== undefined) await requirePerson(tx, context)
      if (draft.username !== before.username) await requireOwnName(tx, draft.username, before.id)
    },
    afterUpdate: async (tx, changed, context) => {
      await membershipRules.afterUpdate(tx, changed, context)
      await endSessions(tx, changed, context)
      await demandChange(tx, changed.after, changed.draft.password)
    },
    beforeDelete: membershipRules.beforeDelete,
    afterDelete: async (tx, users, context) => {
      await membershipRules.afterDelete(tx, users, context)
      // The second factor is kept: a caller who may delete and restore users may lack the right to reset it.
      for (const { id } of users) await endSessionsOf(tx, id)
    },
    beforePurge: membershipRules.beforeDelete,
    afterPurge: (tx, users) => removeBelongings(tx, idsOf(users)),
    afterRestore: async (tx, users, context) => {
      await membershipRules.afterRestore(tx, users, context)
      for (const { id, username } of users) await requireOwnName(tx, username, id)
    },
  }
}

/** Only people may change passwords, not API keys, and only while they are logged in. */
async function requirePerson(tx: Transaction, { user }: Context): Promise<void> {
  if ((user?.keyName ?? null) !== null) throw new AppError('API_KEY_REFUSED')
  if (user?.sessionId !== undefined) await requireSession(tx, user.sessionId)
}

/** Refuses a password that is easy to guess, if a person chose it for themselves or for others. */
async function requireChosen(
  password: string | null | undefined,
  username: string | undefined,
  { isServer, shownOnce }: Context,
): Promise<void> {
  if (typeof password !== 'string' || isServer || shownOnce) return
  await requireGoodPassword(password, username ?? '')
}

async function endSessions(tx: Transaction, changed: ChangedOf<'user'>, { user }: Context): Promise<void> {
  const { after, draft } = changed
  const id = after.id
  if (after.status === 'freezed') return endSessionsOf(tx, id)
  // Users who change their own password or roles keep their current session.
  const spared = user?.id === id ? user.sessionId : undefined
  if (draft.password !== undefined) await endSessionsOf(tx, id, spared)
  else if (hasLostRole(changed)) await endLogInsOf(tx, id, spared)
}

/** Whether a role was removed. Data that only the former role could see must not stay on the user's screen. */
function hasLostRole({ before, after }: ChangedOf<'user'>): boolean {
  const kept = new Set(roleIdsIn(after))
  return roleIdsIn(before).some((id) => !kept.has(id))
}
