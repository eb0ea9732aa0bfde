import type { Transaction } from '#server/database/Database.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '../crud/isJsonObject.ts'
import { textOf } from '../crud/textOf.ts'
import type { Context, Rules } from '../crud/Context.ts'
import { requireFair, requireHeld, requireRoleNotAbove } from '../policy/requirePermissions.ts'
import { standingOf } from '../policy/Standing.ts'
import type { CausedBy } from './refusedAt.ts'
import { refusedAt } from './refusedAt.ts'

/** Nobody changes a role that holds more than they do or lets one hold what they do not, and an administrator stays. */
export const roleRules: Rules = {
  beforeCreate: async (tx, _, { user }) => {
    if (user) await standingOf(tx, user.id)
  },
  beforeUpdate: (tx, { before }, context) => requireReach(tx, [before], context),
  beforeDelete: (tx, roles, context) => requireReach(tx, roles, context),
  afterCreate: (tx, { record }, context) =>
    refusedAt(causes(record), () => check(tx, idsIn(record['menus']), context)),
  afterUpdate: (tx, { before, after }, context) =>
    refusedAt(causes(after, before), () => check(tx, added(before, after), context)),
  afterDelete: (tx, _, context) => check(tx, [], context),
}

/** A role that was only enabled or disabled is refused at its status, any other at its menus. */
function causes(after: JsonObject, before?: JsonObject): CausedBy {
  const moved = before !== undefined && before['status'] !== after['status']
  const path = moved && added(before, after).length === 0 ? '/status' : '/menus'
  return { GRANT_EXCEEDED: path, LAST_ADMINISTRATOR: path }
}

async function requireReach(tx: Transaction, roles: readonly JsonObject[], { user }: Context): Promise<void> {
  if (!user) return
  const standing = await standingOf(tx, user.id)
  for (const { id } of roles) requireRoleNotAbove(standing, textOf(id))
}

async function check(tx: Transaction, ticks: readonly string[], { user }: Context): Promise<void> {
  if (!user) return
  const standing = await standingOf(tx, user.id)
  const now = await requireFair(tx, standing)
  requireHeld(standing, now, ticks)
}

function added(before: JsonObject, after: JsonObject): string[] {
  const known = new Set(idsIn(before['menus']))
  return idsIn(after['menus']).filter((id) => !known.has(id))
}

function idsIn(menus: Json | undefined): string[] {
  if (!Array.isArray(menus)) return []
  const items: readonly Json[] = menus
  return items
    .map((item) => (isJsonObject(item) ? item['menu_id'] : undefined))
    .filter((id) => typeof id === 'string')
}
