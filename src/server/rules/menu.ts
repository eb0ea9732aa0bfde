import type { Transaction } from '#server/database/Database.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { siteAt } from '../outgoing/siteAt.ts'
import type { Context } from '../crud/entity/Context.ts'
import { isJsonObject } from '../crud/entity/isJsonObject.ts'
import { pathOf } from '../crud/entity/pathOf.ts'
import type { ChangedOf, DraftOf, RecordOf, Rules } from '../crud/entity/Rules.ts'
import { requireFair, requireMenuNotAbove } from '../policy/requirePermissions.ts'
import { standingOf } from '../policy/Standing.ts'
import type { CausedBy } from './refusedAt.ts'
import { refusedAt } from './refusedAt.ts'

type Menu = RecordOf<'menu'>

/** Nobody gives or takes by changing a menu what they do not hold, and an administrator stays. */
export const menuRules: Rules<'menu'> = {
  beforeCreate: async (tx, draft, { user }) => {
    requireWebAddress(draft)
    if (user) await standingOf(tx, user.id)
  },
  beforeUpdate: async (tx, { before, draft }, context) => {
    requireWebAddress(draft)
    await requireReach(tx, { menus: [before], andBelow: leadsElsewhere(before, draft) }, context)
  },
  beforeDelete: (tx, menus, context) => requireReach(tx, { menus, andBelow: true }, context),
  afterCreate: (tx, _, context) =>
    refusedAt({ GRANT_EXCEEDED: pathOf<'menu'>('resources') }, () => check(tx, context)),
  afterUpdate: (tx, changed, context) => refusedAt(causes(changed), () => check(tx, context)),
  afterDelete: (tx, _, context) => check(tx, context),
}

/** The console names framed sites in a header, so an address that no browser would open is refused when it is written. */
function requireWebAddress({ properties = null }: DraftOf<'menu'>): void {
  const url = isJsonObject(properties) ? properties['url'] : undefined
  if (typeof url !== 'string' || siteAt(url)) return
  throw new AppError('ADDRESS_UNUSABLE', {
    fields: [{ path: `${pathOf<'menu'>('properties')}/url`, code: 'format', params: { format: 'uri' } }],
  })
}

/** What a role gains or loses by a menu follows from its status, its place, its code or its lines. */
function causes({ before, after }: ChangedOf<'menu'>): CausedBy {
  const changed = (['status', 'parent_id', 'code'] as const satisfies readonly (keyof Menu)[]).find(
    (name) => before[name] !== after[name],
  )
  const path = pathOf<'menu'>(changed ?? 'resources')
  return { GRANT_EXCEEDED: path, LAST_ADMINISTRATOR: path }
}

/** A disabled menu disables what is below it, and one that is moved takes it along. */
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
  const standing = await standingOf(tx, user.id)
  for (const { id } of menus) requireMenuNotAbove(standing, id, andBelow)
}

async function check(tx: Transaction, { user }: Context): Promise<void> {
  if (user) await requireFair(tx, await standingOf(tx, user.id))
}
