import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Rules } from '../crud/Context.ts'

/** All levels together never pay out more than was paid in. */
export const distributionRules: Rules = {
  beforeCreate: (tx, { rate }) => requireSum(tx, rate, null),
  beforeUpdate: (tx, { before, draft }) => requireSum(tx, draft['rate'], before['id'] ?? null),
}

async function requireSum(tx: Transaction, rate: Json | undefined, id: Json): Promise<void> {
  if (typeof rate !== 'number') return
  // Two changes at once would each see the sum without the other.
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended('distribution rates', 0))`)
  const sum = await tx.row<{ exceeded: boolean }>(sql`
    SELECT coalesce(sum(rate), 0) + ${rate}::numeric > 100 AS exceeded
    FROM "distribution" WHERE id IS DISTINCT FROM ${id}::uuid`)
  if (!sum?.exceeded) return
  throw new AppError('RATE_SUM_EXCEEDED', { fields: [{ path: '/rate', code: 'RATE_SUM_EXCEEDED' }] })
}
