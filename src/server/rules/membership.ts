import type { Transaction } from '#server/database/Database.ts'
import type { Context } from '../crud/entity/Context.ts'
import { requireAdministrator, requireTicksHeld, requireNotAbove } from '../policy/requirePermissions.ts'
import { permissionSnapshotOf } from '../policy/PermissionSnapshot.ts'
import { pathOf } from '../crud/entity/pathOf.ts'
import type { FieldByErrorCode } from './nameRefusedField.ts'
import { nameRefusedField } from './nameRefusedField.ts'
import type { ChangedOf, ChangeOf, RecordOf, Rules } from '../crud/entity/Rules.ts'

type User = RecordOf<'user'>

/** Callers may not change a user with more permissions than their own, nor give such a role. One administrator must remain. */
export const membershipRules = {
  beforeCreate: async (tx, _, { user }) => {
    if (user) await permissionSnapshotOf(tx, user.id)
  },
  afterCreate: (tx, { record }, context) =>
    nameRefusedField(atRoles, () => requireRoles(tx, roleIdsIn(record), context)),
  beforeUpdate: async (tx, change, context) => {
    if (!isOwnProfile(change, context)) await requireReach(tx, [change.before], context)
  },
  afterUpdate: async (tx, changed, context) => {
    if (isOwnProfile(changed, context)) return
    await nameRefusedField(atRoles, () => requireRoles(tx, addedRoles(changed), context))
    const frozen = changed.before.status !== changed.after.status
    await nameRefusedField(frozen ? atStatus : atRoles, () => requireLeft(tx, context))
  },
  beforeDelete: (tx, users, context) => requireReach(tx, users, context),
  afterRestore: async (tx, users, context) => {
    for (const user of users) await requireRoles(tx, roleIdsIn(user), context)
  },
  afterDelete: (tx, _, context) => requireLeft(tx, context),
} satisfies Rules<'user'>

const atRoles: FieldByErrorCode = {
  GRANT_EXCEEDED: pathOf<'user'>('roles'),
  LAST_ADMINISTRATOR: pathOf<'user'>('roles'),
}
const atStatus: FieldByErrorCode = { LAST_ADMINISTRATOR: pathOf<'user'>('status') }

/** Whether users change their own profile only, which has nothing to do with permissions. */
function isOwnProfile({ before, draft }: ChangeOf<'user'>, { user }: Context): boolean {
  return before.id === user?.id && draft.roles === undefined && draft.status === undefined
}

async function requireReach(tx: Transaction, targets: readonly User[], { user }: Context): Promise<void> {
  if (!user) return
  const snapshot = await permissionSnapshotOf(tx, user.id)
  for (const target of targets) requireNotAbove(snapshot, roleIdsIn(target))
}

async function requireRoles(tx: Transaction, given: readonly string[], { user }: Context): Promise<void> {
  if (!user) return
  const snapshot = await permissionSnapshotOf(tx, user.id)
  const ticks = given.flatMap((id) => snapshot.grants.role(id)?.menuIds ?? [])
  requireTicksHeld(snapshot, snapshot.grants, ticks)
}

async function requireLeft(tx: Transaction, { user }: Context): Promise<void> {
  if (!user) return
  const snapshot = await permissionSnapshotOf(tx, user.id)
  await requireAdministrator(tx, snapshot, snapshot.grants)
}

function addedRoles({ before, after }: ChangedOf<'user'>): string[] {
  const known = new Set(roleIdsIn(before))
  return roleIdsIn(after).filter((id) => !known.has(id))
}

/** The ids of a user's roles. */
export function roleIdsIn({ roles }: Pick<User, 'roles'>): string[] {
  return roles.map(({ role_id }) => role_id)
}
