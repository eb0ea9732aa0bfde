import type { Transaction } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Context } from '../entity/Context.ts'
import type { Draft } from '../entity/Row.ts'
import { valuesOfChange } from '../entity/storedValues.ts'
import { updateQuery } from '../entity/tableSql.ts'
import { withChildren } from '../read/childRecords.ts'
import { getRecord } from '../read/findRecord.ts'
import { compute } from './compute.ts'
import { noteUpdated } from './noteChange.ts'
import { refusing } from './refusing.ts'

/** A record with its rows as they are stored, and what follows from them. */
export async function recomputed(
  tx: Transaction,
  table: Table,
  id: string,
  context: Context,
): Promise<JsonObject> {
  const { catalog } = context
  const before = await withChildren(tx, table, await getRecord(tx, table, id), catalog)
  const draft: Draft = {}
  compute(table, draft, before)
  if (Object.keys(draft).length === 0) return before
  const values = await valuesOfChange(table, draft, context)
  await refusing(table, 'write', () => tx.run(updateQuery(table, id, values)))
  const after = await withChildren(tx, table, await getRecord(tx, table, id), catalog)
  await noteUpdated(tx, table, { before, draft, after }, context)
  return after
}
