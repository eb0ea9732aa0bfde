import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { ListLook } from '#shared/contracts/SavedView.ts'
import type { Catalog } from '../crud/entity/Context.ts'
import { snakeCase } from '#shared/words/nameForms.ts'
import { renamedLook } from '../views/renamedLook.ts'
import type { RenamedProperty } from '../views/renamedLook.ts'
import { renameSeries } from './renameSeries.ts'

interface View {
  id: string
  entity: string
  look: ListLook
}

/** The API stores complete looks only. One that was written with SQL must not keep the server from starting. */
const isWhole = sql`json_typeof(look -> 'filter') = 'object' AND json_typeof(look -> 'sort') = 'object'
  AND coalesce(json_typeof(look -> 'columns'), 'array') = 'array'`

/** Updates the names of properties that a migration renamed in all saved views, and in the counts of numbers. */
export async function renameProperties(tx: Transaction, catalog: Catalog): Promise<void> {
  const renames = await tx.rows<RenamedProperty>(
    sql`SELECT entity, former, name FROM renamed_property WHERE settled_at IS NULL ORDER BY renamed_property.id`,
  )
  if (renames.length === 0) return
  for (const { id, entity, look } of await tx.rows<View>(
    sql`SELECT id, entity, look FROM saved_view WHERE ${isWhole} FOR UPDATE`,
  )) {
    const table = catalog.tableOf(entity)
    const told = JSON.stringify(table ? renamedLook(table, look, { catalog, renames }) : look)
    if (told !== JSON.stringify(look))
      await tx.run(sql`UPDATE saved_view SET look = ${told}::json WHERE id = ${id}`)
  }
  for (const { entity, former, name } of renames) {
    const column = (property: string) => `${snakeCase(entity)}.${property} `
    await renameSeries(tx, column(former), column(name))
  }
  await tx.run(sql`UPDATE renamed_property SET settled_at = now() WHERE settled_at IS NULL`)
}
