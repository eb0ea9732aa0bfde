import { tables } from '#generated/tables/tables.ts'
import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { ApiResource, MenuNode } from '#shared/contracts/MenuNode.ts'
import type { Context } from '../crud/entity/Context.ts'
import type { RecordOf } from '../crud/entity/Rules.ts'
import { deleteRecord } from '../crud/deletion/deleteRecords.ts'
import { openSameCalls } from './refreshLines.ts'

const m = namesOf('menu', 'm')
const above = namesOf('menu', 'above')
const role = namesOf('role')
const button: RecordOf<'menu'>['type'] = 'button'

interface PlantedButton {
  id: string
  code: string
  page: string
  current: readonly ApiResource[] | null
  planted: readonly ApiResource[]
}

/**
 * Drops buttons that are no longer in the schema of their page, for example after a move was removed: in the role editor they
 * would have no effect. Buttons that people changed stay, and so do the pages of removed entities.
 */
export async function dropButtons(
  tx: Transaction,
  nodes: readonly MenuNode[],
  context: Context,
): Promise<void> {
  const codes = new Set(nodes.map(({ code }) => code))
  for (const { id, code, page, current, planted } of await plantedButtons(tx)) {
    if (codes.has(code) || !codes.has(page) || !openSameCalls(current, planted)) continue
    await tx.run(sql`UPDATE planted_menu p
      SET held_by = ARRAY(SELECT link.owner FROM ${role.link('menus')} link WHERE link.target = ${id}::uuid)
      WHERE p.code = ${code}`)
    await deleteRecord(tx, tables.menu, id, context)
  }
}

function plantedButtons(tx: Transaction): Promise<PlantedButton[]> {
  return tx.rows<PlantedButton>(sql`
    SELECT ${m('id')}, ${m('code')}, ${above('code')} AS page, ${m('resources')} AS current, p.resources AS planted
    FROM planted_menu p JOIN ${m.table} ON ${m('code')} = p.code
      JOIN ${above.table} ON ${above('id')} = ${m('parent_id')}
    WHERE ${m('type')} = ${button} AND p.resources IS NOT NULL`)
}
