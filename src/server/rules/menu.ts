import type { Transaction } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { siteAt } from '../frames/siteAt.ts'
import { isJsonObject } from '../crud/isJsonObject.ts'
import type { Changed, Context, Rules } from '../crud/Context.ts'
import type { Draft } from '../crud/Row.ts'
import { textOf } from '../crud/textOf.ts'
import { requireFair, requireMenuNotAbove } from '../policy/requirePermissions.ts'
import { standingOf } from '../policy/Standing.ts'
import type { CausedBy } from './refusedAt.ts'
import { refusedAt } from './refusedAt.ts'

/** Nobody gives or takes by changing a menu what they do not hold, and an administrator stays. */
export const menuRules: Rules = {
  beforeCreate: async (tx, draft, { user }) => {
    requireWebAddress(draft)
    if (user) await standingOf(tx, user.id)
  },
  beforeUpdate: async (tx, { before, draft }, context) => {
    requireWebAddress(draft)
    await requireReach(tx, { menus: [before], andBelow: leadsElsewhere(before, draft) }, context)
  },
  beforeDelete: (tx, menus, context) => requireReach(tx, { menus, andBelow: true }, context),
  afterCreate: (tx, _, context) => refusedAt({ GRANT_EXCEEDED: '/resources' }, () => check(tx, context)),
  afterUpdate: (tx, changed, context) => refusedAt(causes(changed), () => check(tx, context)),
  afterDelete: (tx, _, context) => check(tx, context),
}

/** Frames are named in a header of the console; what a browser would not open is refused while somebody can mend it. */
function requireWebAddress({ properties = null }: Draft): void {
  const url = isJsonObject(properties) ? properties['url'] : undefined
  if (typeof url !== 'string' || siteAt(url)) return
  throw new AppError('INPUT_INVALID', {
    fields: [{ path: '/properties/url', code: 'format', params: { format: 'uri' } }],
  })
}

/** What a role gains or loses by a menu follows from its status, its place, its code or its lines. */
function causes({ before, after }: Changed): CausedBy {
  const property = ['status', 'parent_id', 'code'].find((name) => before[name] !== after[name]) ?? 'resources'
  return { GRANT_EXCEEDED: `/${property}`, LAST_ADMINISTRATOR: `/${property}` }
}

/** A disabled menu disables what is below it, and one that is moved takes it along. */
function leadsElsewhere(before: JsonObject, draft: Draft): boolean {
  return ['status', 'parent_id'].some((name) => draft[name] !== undefined && draft[name] !== before[name])
}

async function requireReach(
  tx: Transaction,
  { menus, andBelow }: { menus: readonly JsonObject[]; andBelow: boolean },
  { user }: Context,
): Promise<void> {
  if (!user) return
  const standing = await standingOf(tx, user.id)
  for (const { id } of menus) requireMenuNotAbove(standing, textOf(id), andBelow)
}

async function check(tx: Transaction, { user }: Context): Promise<void> {
  if (user) await requireFair(tx, await standingOf(tx, user.id))
}
