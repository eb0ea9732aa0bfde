import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { pathOf } from '../../crud/entity/pathOf.ts'
import type { Rules } from '../../crud/entity/Rules.ts'
import { differs } from './differs.ts'

const user = namesOf('user', 'u')

/** Records when a user's inviter was set, and refuses an inviter whom the user invited, directly or through others. */
export const inviterRules = {
  beforeCreate: (_, draft) => {
    if (draft.invite_id !== undefined && draft.invite_id !== null) draft.invited_at ??= now()
  },
  beforeUpdate: async (tx, { before, draft }) => {
    const inviter = draft.invite_id
    if (inviter === undefined || !differs(inviter, before.invite_id)) return
    draft.invited_at = inviter === null ? null : now()
    if (inviter !== null) await requireNoLoop(tx, before.id, inviter)
  },
} satisfies Rules<'user'>

async function requireNoLoop(tx: Transaction, id: string, inviter: string): Promise<void> {
  // Two changes at once, each harmless on its own, could close a loop together. The trigger takes the same lock.
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended('inviters', 0))`)
  const loop = await tx.row(sql`
    WITH RECURSIVE above (id) AS (
      SELECT ${inviter}::uuid
      UNION SELECT ${user('invite_id')} FROM ${user.table} JOIN above ON ${user('id')} = above.id)
    SELECT FROM above WHERE id = ${id}::uuid`)
  if (!loop) return
  throw new AppError('INVITER_LOOP', {
    fields: [{ path: pathOf<'user'>('invite_id'), code: 'INVITER_LOOP' }],
  })
}

function now(): string {
  return new Date().toISOString()
}
