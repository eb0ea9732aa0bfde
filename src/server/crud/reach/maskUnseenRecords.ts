import type { Queries } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { textOf } from '../entity/textOf.ts'
import { ownedFilterFor } from './ownedFilterFor.ts'
import type { ReachContext } from './ownedFilterFor.ts'
import { idsReached } from './requireReach.ts'

/** The records of a look-up. Of records that the caller may not see, only the names remain, which lists show too. */
export async function maskUnseenRecords(
  queries: Queries,
  table: Table,
  records: readonly JsonObject[],
  reachContext: ReachContext,
): Promise<readonly JsonObject[]> {
  const owned = await ownedFilterFor(table, reachContext)
  if (!owned) return records
  const ids = records.map(({ id = null }) => textOf(id))
  const reached = await idsReached(queries, table, { ids, owned })
  return records.map((record) => (reached.has(textOf(record['id'])) ? record : nameOf(table, record)))
}

function nameOf({ display }: Table, record: JsonObject): JsonObject {
  const isTold = (name: string) => name === 'id' || name === display
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, isTold(name) ? value : null]),
  )
}
