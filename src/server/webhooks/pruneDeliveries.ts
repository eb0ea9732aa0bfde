import type { Database } from '#server/database/Database.ts'
import { deleteInPieces } from '#server/database/deleteInPieces.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { LogLimits } from '../config/Config.ts'

const d = namesOf('webhookDelivery')

/** Removes lines about deliveries that are too old; answers how many went. */
export function pruneDeliveries(database: Database, { days }: Pick<LogLimits, 'days'>): Promise<number> {
  const old = sql`${d('created_at')} < now() - make_interval(days => ${days}::int)`
  return deleteInPieces(database, { table: d.table, where: old })
}
