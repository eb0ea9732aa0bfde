import type { Transaction } from '#server/database/Database.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { siteAt } from '../outgoing/siteAt.ts'
import type { Context } from '../crud/entity/Context.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { pathOf } from '../crud/entity/pathOf.ts'
import type { ChangedOf, DraftOf, RecordOf, Rules } from '../crud/entity/Rules.ts'
import { requireNoEscalation, requireMenuNotAbove } from '../policy/requirePermissions.ts'
import { permissionSnapshotOf } from '../policy/PermissionSnapshot.ts'
import type { FieldByErrorCode } from './nameRefusedField.ts'
import { nameRefusedField } from './nameRefusedField.ts'

type Menu = RecordOf<'menu'>

/** By changing a menu, callers may neither grant nor remove permissions that they do not hold. One administrator must remain. */
export const menuRules: Rules<'menu'> = {
  beforeCreate: async (tx, draft, { user }) => {
    requireWebAddress(draft)
    if (user) await permissionSnapshotOf(tx, user.id)
  },
  beforeUpdate: async (tx, { before, draft }, context) => {
    requireWebAddress(draft)
    await requireReach(tx, { menus: [before], andBelow: leadsElsewhere(before, draft) }, context)
  },
  beforeDelete: (tx, menus, context) => requireReach(tx, { menus, andBelow: true }, context),
  afterCreate: (tx, _, context) =>
    nameRefusedField({ GRANT_EXCEEDED: pathOf<'menu'>('resources') }, () => check(tx, context)),
  afterUpdate: (tx, changed, context) => nameRefusedField(causes(changed), () => check(tx, context)),
  afterDelete: (tx, _, context) => check(tx, context),
}

/** Refuses an address that no browser could open. The console lists the sites of framed pages in a header. */
function requireWebAddress({ properties = null }: DraftOf<'menu'>): void {
  const url = isJsonObject(properties) ? properties['url'] : undefined
  if (typeof url !== 'string' || siteAt(url)) return
  throw new AppError('ADDRESS_UNUSABLE', {
    fields: [{ path: `${pathOf<'menu'>('properties')}/url`, code: 'format', params: { format: 'uri' } }],
  })
}

/** The field at fault: a menu changes the permissions of roles by its status, its parent, its code or its resources. */
function causes({ before, after }: ChangedOf<'menu'>): FieldByErrorCode {
  const changed = (['status', 'parent_id', 'code'] as const satisfies readonly (keyof Menu)[]).find(
    (name) => before[name] !== after[name],
  )
  const path = pathOf<'menu'>(changed ?? 'resources')
  return { GRANT_EXCEEDED: path, LAST_ADMINISTRATOR: path }
}

/** Whether the menus below are affected too: disabling a menu disables them, and moving a menu moves them. */
function leadsElsewhere(before: Menu, draft: DraftOf<'menu'>): boolean {
  return (['status', 'parent_id'] as const satisfies readonly (keyof Menu)[]).some(
    (name) => draft[name] !== undefined && draft[name] !== before[name],
  )
}

async function requireReach(
  tx: Transaction,
  { menus, andBelow }: { menus: readonly Menu[]; andBelow: boolean },
  { user }: Context,
): Promise<void> {
  if (!user) return
  const snapshot = await permissionSnapshotOf(tx, user.id)
  for (const { id } of menus) requireMenuNotAbove(snapshot, id, andBelow)
}

async function check(tx: Transaction, { user }: Context): Promise<void> {
  if (user) await requireNoEscalation(tx, await permissionSnapshotOf(tx, user.id))
}
