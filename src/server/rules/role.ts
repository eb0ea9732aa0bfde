import type { Transaction } from '#server/database/Database.ts'
import type { Context } from '../crud/entity/Context.ts'
import { administratorCode } from '../policy/administratorCode.ts'
import { requireNoEscalation, requireTicksHeld, requireRoleNotAbove } from '../policy/requirePermissions.ts'
import { permissionSnapshotOf } from '../policy/PermissionSnapshot.ts'
import type { PermissionSnapshot } from '../policy/PermissionSnapshot.ts'
import { pathOf } from '../crud/entity/pathOf.ts'
import type { FieldByErrorCode } from './nameRefusedField.ts'
import { nameRefusedField } from './nameRefusedField.ts'
import type { RecordOf, Rules } from '../crud/entity/Rules.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'

type Role = RecordOf<'role'>

/**
 * Callers may not change a role that holds more permissions than they do, nor grant what they do not hold. One administrator
 * must remain.
 */
export const roleRules: Rules<'role'> = {
  beforeCreate: async (tx, { code }, { user }) => {
    if (user) requireFreeCode(await permissionSnapshotOf(tx, user.id), { code })
  },
  beforeUpdate: async (tx, { before, draft }, context) => {
    await requireReach(tx, [before], context)
    if (context.user)
      requireFreeCode(await permissionSnapshotOf(tx, context.user.id), { before, code: draft.code })
  },
  beforeDelete: (tx, roles, context) => requireReach(tx, roles, context),
  afterCreate: (tx, { record }, context) =>
    nameRefusedField(causes(record), () => check(tx, menuIdsIn(record), context)),
  afterUpdate: (tx, { before, after }, context) =>
    nameRefusedField(causes(after, before), () => check(tx, added(before, after), context)),
  afterDelete: (tx, _, context) => check(tx, [], context),
}

/** The field at fault: the status if only the status changed, else the menus. */
function causes(after: Role, before?: Role): FieldByErrorCode {
  const moved = before !== undefined && before.status !== after.status
  const path = moved && added(before, after).length === 0 ? pathOf<'role'>('status') : pathOf<'role'>('menus')
  return { GRANT_EXCEEDED: path, LAST_ADMINISTRATOR: path }
}

/** Lets only administrators assign the administrator's code: at each start, the role with this code gets all new menus. */
function requireFreeCode(
  { isAdministrator }: PermissionSnapshot,
  { before, code = before?.code }: { before?: Role; code?: string | undefined },
): void {
  if (code === before?.code) return
  if (before?.code === administratorCode) throw refusedCode('ROLE_CODE_KEPT')
  if (code === administratorCode && !isAdministrator) throw refusedCode('ROLE_CODE_RESERVED')
}

function refusedCode(code: ErrorCode): AppError {
  const params = { code: administratorCode }
  return new AppError(code, { ...params, fields: [{ path: pathOf<'role'>('code'), code, params }] })
}

async function requireReach(tx: Transaction, roles: readonly Role[], { user }: Context): Promise<void> {
  if (!user) return
  const snapshot = await permissionSnapshotOf(tx, user.id)
  for (const { id } of roles) requireRoleNotAbove(snapshot, id)
}

async function check(tx: Transaction, ticks: readonly string[], { user }: Context): Promise<void> {
  if (!user) return
  const snapshot = await permissionSnapshotOf(tx, user.id)
  const now = await requireNoEscalation(tx, snapshot)
  requireTicksHeld(snapshot, now, ticks)
}

function added(before: Role, after: Role): string[] {
  const known = new Set(menuIdsIn(before))
  return menuIdsIn(after).filter((id) => !known.has(id))
}

function menuIdsIn({ menus }: Role): string[] {
  return menus.map(({ menu_id }) => menu_id)
}
