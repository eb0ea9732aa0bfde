import type { DistributionLog } from '#generated/types/distributionLog.ts'
import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { newId } from '#server/database/newId.ts'
import { join, raw, sql } from '#server/database/sql.ts'
import { notify } from '../../notifications/notify.ts'
import { lineColumns } from './ledgerLine.ts'
import type { NewLine } from './ledgerLine.ts'

const log = namesOf('distributionLog')

// The database's clock, as for the versions of the rules, truncated to the milliseconds that the API answers.
const now = raw(`date_trunc('milliseconds', clock_timestamp())`)

/** Adds lines to the ledger and sends a notice of each line with an amount. */
export async function addLines(tx: Transaction, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return
  const columns = [
    'id',
    ...lineColumns,
    'createdAt',
    'updatedAt',
  ] as const satisfies readonly (keyof DistributionLog)[]
  const added = lines.map((line) => ({ ...line, id: newId() }))
  const rows = added.map(
    (line) => sql`(${join([line.id, ...lineColumns.map((name) => line[name]), now, now])})`,
  )
  await tx.add(sql`INSERT INTO ${log.table} (${join(columns.map(log))}) VALUES ${join(rows)}`)
  const paid = added.filter(({ amount }) => amount !== 0)
  await Promise.all(
    paid.map(({ id, trade_no, name, amount }) =>
      notify(tx, { code: 'commission.booked', recordId: id, facts: { trade_no, name, amount } }),
    ),
  )
}
