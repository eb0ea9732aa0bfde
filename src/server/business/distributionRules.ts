import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { pathOf } from '../crud/entity/pathOf.ts'
import type { DraftOf, Rules } from '../crud/entity/Rules.ts'
import { addVersion, lockRules } from './commission/ruleVersions.ts'

const distribution = namesOf('distribution')

/** Keeps the sum of all rates at 100 percent or less, and saves a version of the rules after every change. */
export const distributionRules: Rules<'distribution'> = {
  beforeCreate: (tx, { rate }) => requireSum(tx, rate, null),
  afterCreate: (tx, _, context) => addVersion(tx, context),
  beforeUpdate: (tx, { before, draft }) => requireSum(tx, draft.rate, before.id),
  afterUpdate: async (tx, { before, after }, context) => {
    if (before.rate !== after.rate || before.leave !== after.leave) await addVersion(tx, context)
  },
  beforeDelete: (tx) => lockRules(tx),
  afterDelete: (tx, _, context) => addVersion(tx, context),
}

async function requireSum(
  tx: Transaction,
  rate: DraftOf<'distribution'>['rate'],
  id: string | null,
): Promise<void> {
  // Without the lock, two changes at once would each compute the sum without the other.
  await lockRules(tx)
  if (rate === undefined) return
  const sum = await tx.row<{ exceeded: boolean }>(sql`
    SELECT coalesce(sum(${distribution('rate')}), 0) + ${rate}::numeric > 100 AS exceeded
    FROM ${distribution.table} WHERE ${distribution('id')} IS DISTINCT FROM ${id}::uuid`)
  if (!sum?.exceeded) return
  throw new AppError('RATE_SUM_EXCEEDED', {
    fields: [{ path: pathOf<'distribution'>('rate'), code: 'RATE_SUM_EXCEEDED' }],
  })
}
