import { menus } from '#generated/menus/menus.ts'
import { tables } from '#generated/tables/tables.ts'
import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { ApiResource, MenuNode } from '#shared/contracts/MenuNode.ts'
import { snakeCase } from '#shared/words/nameForms.ts'
import type { RecordOf } from '../crud/entity/Rules.ts'
import { renameSeries } from './renameSeries.ts'
import { renameRequired, renameStored } from './renameStored.ts'

const menu = namesOf('menu')
const other = namesOf('menu', 'other')
const page: RecordOf<'menu'>['type'] = 'page'

/** The renaming of an entity, noted by a migration. */
interface Rename {
  id: string
  former: string
  name: string
  former_path: string
  path: string
}

const apiBase = '/api/v1'

/**
 * Renames the menus and buttons of renamed entities. The rows stay, so roles keep them.
 * Migrations only note the renames, because the catalogue of menus is known at the start alone.
 */
export async function renameMenus(tx: Transaction): Promise<void> {
  const renames = await tx.rows<Rename>(sql`SELECT id::text, former, name, former_path, path
    FROM renamed_entity WHERE settled_at IS NULL ORDER BY renamed_entity.id`)
  for (const rename of renames) {
    await renamePages(tx, rename)
    await renamePaths(tx, rename)
    await renameStored(tx, rename.former, rename.name)
    await tx.run(sql`UPDATE renamed_property SET entity = ${rename.name} WHERE entity = ${rename.former}`)
    await renameSeries(tx, `${snakeCase(rename.former)}.`, `${snakeCase(rename.name)}.`)
    await tx.run(sql`UPDATE renamed_entity SET settled_at = now() WHERE id = ${rename.id}::bigint`)
  }
}

async function renamePages(tx: Transaction, { former, name }: Rename): Promise<void> {
  const pages = await tx.rows<{ id: string; code: string }>(
    sql`SELECT ${menu('id')}, ${menu('code')} FROM ${menu.table}
      WHERE ${menu('type')} = ${page} AND ${menu('properties')} ->> 'entity' = ${former}`,
  )
  const code = pageOf(name, menus)?.code
  for (const { id, code: formerCode } of pages) {
    await tx.run(sql`UPDATE ${menu.table} SET ${menu('version')} = ${menu('version')} + 1,
      ${menu('path')} = CASE WHEN ${menu('path')} = ${`/${former}`} THEN ${`/${name}`} ELSE ${menu('path')} END,
      ${menu('properties')} = jsonb_set(${menu('properties')}, '{entity}', to_jsonb(${name}::text))
      WHERE ${menu('id')} = ${id}`)
    if (code !== undefined && code !== formerCode) await renameCodes(tx, formerCode, code)
  }
}

function pageOf(entity: string, nodes: readonly MenuNode[]): MenuNode | undefined {
  const [page] = nodes.flatMap((node) =>
    node.entity === entity ? [node] : (pageOf(entity, node.children) ?? []),
  )
  return page
}

/** Changes a page's code and those of its buttons, which begin with it. */
export async function renameCodes(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.run(sql`UPDATE ${menu.table} SET ${menu('version')} = ${menu('version')} + 1,
      ${menu('code')} = ${to}::text || substr(${menu('code')}, ${from.length + 1}::int)
    WHERE (${menu('code')} = ${from} OR starts_with(${menu('code')}, ${`${from}.`}))
      AND NOT EXISTS (SELECT FROM ${other.table}
        WHERE ${other('code')} = ${to}::text || substr(${menu.table}.${menu('code')}, ${from.length + 1}::int))`)
  // With their calls, so that calls that people removed from a menu do not come back as new ones.
  await tx.run(sql`INSERT INTO planted_menu (code, resources)
    SELECT ${to}::text || substr(code, ${from.length + 1}::int), resources FROM planted_menu
    WHERE code = ${from} OR starts_with(code, ${`${from}.`})
    ON CONFLICT (code) DO UPDATE SET resources = excluded.resources`)
  await renameRequired(tx, from, to)
}

/** Moves the calls of every menu to the entity's new path, also on other pages, such as those that show names of its records. */
async function renamePaths(tx: Transaction, { former_path, path }: Rename): Promise<void> {
  if (former_path === path) return
  const rows = await tx.rows<{ id: string; resources: ApiResource[] | null }>(
    sql`SELECT ${menu('id')}, ${menu('resources')} FROM ${menu.table}`,
  )
  for (const { id, resources } of rows) {
    const after = movedLines(resources, former_path, path)
    if (!after) continue
    await tx.run(
      sql`UPDATE ${menu.table} SET ${menu('version')} = ${menu('version')} + 1,
        ${menu('resources')} = ${JSON.stringify(after)}::jsonb WHERE ${menu('id')} = ${id}`,
    )
  }
  const planted = await tx.rows<{ code: string; resources: ApiResource[] | null }>(
    sql`SELECT code, resources FROM planted_menu`,
  )
  for (const { code, resources } of planted) {
    const after = movedLines(resources, former_path, path)
    if (!after) continue
    await tx.run(
      sql`UPDATE planted_menu SET resources = ${JSON.stringify(after)}::jsonb WHERE code = ${code}`,
    )
  }
}

/** The calls at their new paths; undefined if no path changes. */
function movedLines(before: ApiResource[] | null, from: string, to: string): ApiResource[] | undefined {
  const after = (before ?? []).map((line) => ({ ...line, path: moved(line.path, from, to) }))
  return after.some((line, index) => line.path !== before?.[index]?.path) ? after : undefined
}

function moved(path: string, from: string, to: string): string {
  const below = path.slice(apiBase.length + from.length)
  const isBelow = path.startsWith(apiBase + from) && (below === '' || below.startsWith('/'))
  return isBelow && !isOthers(path, from) ? apiBase + to + below : path
}

/** `/distributions/logs` lies below `/distributions`, but belongs to another entity. */
function isOthers(path: string, from: string): boolean {
  const others = Object.values(tables).filter((table) => table.path.startsWith(`${from}/`))
  return others.some((table) => `${path}/`.startsWith(`${apiBase}${table.path}/`))
}
