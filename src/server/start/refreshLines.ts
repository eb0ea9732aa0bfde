import { tables } from '#generated/tables/tables.ts'
import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { ApiResource, MenuNode } from '#shared/contracts/MenuNode.ts'
import type { Context } from '../crud/entity/Context.ts'
import type { DraftOf } from '../crud/entity/Rules.ts'
import { updateRecord } from '../crud/write/updateRecord.ts'

const m = namesOf('menu', 'm')

interface PlantedLines {
  id: string
  code: string
  /** The menu's lines now. */
  current: readonly ApiResource[] | null
  /** The catalogue's lines when the menu was planted or last updated. */
  planted: readonly ApiResource[] | null
}

/** Updates the calls that planted menus open to the catalogue's; lines that people added or removed are kept so. */
export async function refreshLines(
  tx: Transaction,
  nodes: readonly MenuNode[],
  context: Context,
): Promise<void> {
  const rows = await tx.rows<PlantedLines>(sql`
    SELECT ${m('id')}, ${m('code')}, ${m('resources')} AS current, p.resources AS planted
    FROM planted_menu p JOIN ${m.table} ON ${m('code')} = p.code`)
  const known = new Map(rows.map((row) => [row.code, row]))
  for (const { code, resources } of nodes) {
    const row = known.get(code)
    if (!row || openSameCalls(row.planted, resources)) continue
    const merged = mergedLines(row, resources)
    const input = { resources: merged.map((line) => ({ ...line })) } satisfies DraftOf<'menu'>
    if (!openSameCalls(row.current, merged))
      await updateRecord(tx, tables.menu, { id: row.id, input }, context)
    await tx.run(
      sql`UPDATE planted_menu SET resources = ${JSON.stringify(resources)}::jsonb WHERE code = ${code}`,
    )
  }
}

/** The menu's lines without those that left the catalogue and with those new in it. */
function mergedLines(
  { current, planted }: Pick<PlantedLines, 'current' | 'planted'>,
  catalogue: readonly ApiResource[],
): ApiResource[] {
  const [before, now] = [new Set(planted?.map(keyOf)), new Set(catalogue.map(keyOf))]
  const kept = (current ?? []).filter((line) => now.has(keyOf(line)) || !before.has(keyOf(line)))
  const held = new Set(kept.map(keyOf))
  const added = catalogue.filter((line) => !before.has(keyOf(line)) && !held.has(keyOf(line)))
  return [...kept, ...added]
}

/** Whether two menus open the same calls. */
export function openSameCalls(one: readonly ApiResource[] | null, other: readonly ApiResource[]): boolean {
  return one !== null && one.map(keyOf).join('\n') === other.map(keyOf).join('\n')
}

function keyOf({ method, path }: ApiResource): string {
  return `${method} ${path}`
}
