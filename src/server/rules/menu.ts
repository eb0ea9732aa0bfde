import type { Transaction } from '#server/database/Database.ts'
import { requireFair } from '../policy/requirePermissions.ts'
import { standingOf } from '../policy/Standing.ts'
import type { Changed, Context, Rules } from '../crud/Context.ts'
import type { CausedBy } from './refusedAt.ts'
import { refusedAt } from './refusedAt.ts'

/** Nobody gives anyone more than they hold by changing what a menu opens, and an administrator stays. */
export const menuRules: Rules = {
  beforeCreate: (tx, _, context) => remember(tx, context),
  beforeUpdate: (tx, _, context) => remember(tx, context),
  beforeDelete: (tx, _, context) => remember(tx, context),
  afterCreate: (tx, _, context) => refusedAt({ GRANT_EXCEEDED: '/resources' }, () => check(tx, context)),
  afterUpdate: (tx, changed, context) => refusedAt(causes(changed), () => check(tx, context)),
  afterDelete: (tx, _, context) => check(tx, context),
}

/** What a role gains or loses by a menu follows from its status, its place, its code or its lines. */
function causes({ before, after }: Changed): CausedBy {
  const property = ['status', 'parent_id', 'code'].find((name) => before[name] !== after[name]) ?? 'resources'
  return { GRANT_EXCEEDED: `/${property}`, LAST_ADMINISTRATOR: `/${property}` }
}

async function remember(tx: Transaction, { user }: Context): Promise<void> {
  if (user) await standingOf(tx, user.id)
}

async function check(tx: Transaction, { user }: Context): Promise<void> {
  if (user) await requireFair(tx, await standingOf(tx, user.id))
}
