import { tables } from '#generated/tables/tables.ts'
import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { MenuNode } from '#shared/contracts/MenuNode.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Context } from '../crud/entity/Context.ts'
import type { DraftOf } from '../crud/entity/Rules.ts'
import { createRecord } from '../crud/write/createRecord.ts'
import { dropButtons } from './dropButtons.ts'
import { refreshLines } from './refreshLines.ts'

const menu = namesOf('menu')

/** A menu of the catalogue and the code of its parent. */
interface Planted {
  node: MenuNode
  parent: string | undefined
}

/** A menu added to the tree. */
export interface AddedMenu {
  id: string
  /** The ids of the roles that held the menu before it was dropped. */
  heldBy: readonly string[]
}

/**
 * Adds the catalogue's menus that this database never had, drops buttons that left the catalogue, and updates the calls of the
 * other menus. Changes and deletions by people are kept.
 */
export async function plantMenus(
  tx: Transaction,
  catalogue: readonly MenuNode[],
  context: Context,
): Promise<AddedMenu[]> {
  const nodes = flat(catalogue).map(({ node }) => node)
  await dropButtons(tx, nodes, context)
  await refreshLines(tx, nodes, context)
  const known = await plantedCodes(tx)
  const ids = await menuIds(tx)
  const added: AddedMenu[] = []
  for (const planted of flat(catalogue)) {
    const { code, resources } = planted.node
    const heldBy = known.has(code) ? known.get(code) : []
    if (!heldBy) continue
    const id = ids.get(code) ?? (await plant(tx, planted, { ids, context }))
    if (id === undefined) continue
    ids.set(code, id)
    added.push({ id, heldBy })
    await tx.run(
      sql`INSERT INTO planted_menu (code, resources) VALUES (${code}, ${JSON.stringify(resources)}::jsonb)
        ON CONFLICT (code) DO UPDATE SET resources = excluded.resources, held_by = NULL`,
    )
  }
  return added
}

/** The codes ever planted, each with the roles that held it if it was dropped, else null. */
async function plantedCodes(tx: Transaction): Promise<Map<string, readonly string[] | null>> {
  const rows = await tx.rows<{ code: string; heldBy: string[] | null }>(
    sql`SELECT code, held_by AS "heldBy" FROM planted_menu`,
  )
  return new Map(rows.map(({ code, heldBy }) => [code, heldBy]))
}

async function menuIds(tx: Transaction): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; code: string }>(
    sql`SELECT ${menu('id')}, ${menu('code')} FROM ${menu.table}`,
  )
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** Creates a menu and answers its id; undefined below a menu that was deleted. */
async function plant(
  tx: Transaction,
  { node, parent }: Planted,
  { ids, context }: { ids: ReadonlyMap<string, string>; context: Context },
): Promise<string | undefined> {
  const parentId = parent === undefined ? null : ids.get(parent)
  if (parentId === undefined) return undefined
  const { code, name, path, sequence, type, resources } = node
  const input = {
    code,
    name: name.zh,
    path,
    sequence,
    type,
    status: 'enabled',
    parent_id: parentId,
    properties: propertiesOf(node),
    resources: resources.map((resource) => ({ ...resource })),
  } as const satisfies DraftOf<'menu'>
  const record = await createRecord(tx, tables.menu, input, context)
  return idOf(record)
}

function propertiesOf({ icon, entity, properties }: MenuNode): Record<string, string> {
  return {
    ...(icon !== undefined && { icon }),
    ...(entity !== undefined && { entity }),
    ...properties,
  }
}

/** The menus of the trees, parents before children. */
function flat(nodes: readonly MenuNode[], parent?: string): Planted[] {
  return nodes.flatMap((node) => [{ node, parent }, ...flat(node.children, node.code)])
}

/** The id of a new record. */
export function idOf({ id }: JsonObject): string {
  if (typeof id !== 'string') throw new AppError('INTERNAL', { reason: 'A record without an id' })
  return id
}
