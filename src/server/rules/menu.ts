import type { Transaction } from '#server/database/Database.ts'
import { requireFair } from '../policy/requirePermissions.ts'
import { standingOf } from '../policy/Standing.ts'
import type { Context, Rules } from '../crud/Context.ts'

/** Nobody gives anyone more than they hold by changing what a menu opens, and an administrator stays. */
export const menuRules: Rules = {
  beforeCreate: (tx, _, context) => remember(tx, context),
  beforeUpdate: (tx, _, context) => remember(tx, context),
  beforeDelete: (tx, _, context) => remember(tx, context),
  afterCreate: (tx, _, context) => check(tx, context),
  afterUpdate: (tx, _, context) => check(tx, context),
  afterDelete: (tx, _, context) => check(tx, context),
}

async function remember(tx: Transaction, { user }: Context): Promise<void> {
  if (user) await standingOf(tx, user.id)
}

async function check(tx: Transaction, { user }: Context): Promise<void> {
  if (user) await requireFair(tx, await standingOf(tx, user.id))
}
