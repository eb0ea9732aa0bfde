import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { MenuNode } from '#shared/contracts/MenuNode.ts'
import type { RecordOf } from '../crud/entity/Rules.ts'
import { renameCodes } from './renameMenus.ts'

const menu = namesOf('menu')
const m = namesOf('menu', 'm')
const above = namesOf('menu', 'above')
const page: RecordOf<'menu'>['type'] = 'page'

/** A page that moves to another group, given by its code; undefined is the top level. */
export interface MovedPage {
  id: string
  group: string | undefined
}

interface EntityPage {
  id: string
  code: string
  entity: string
  group: string | null
  isPlanted: boolean
}

/**
 * Gives new codes to the pages, with their buttons, of entities whose schemas name another menu group. The rows stay, so roles
 * keep them. Pages that people made are left alone.
 */
export async function moveMenus(tx: Transaction, catalogue: readonly MenuNode[]): Promise<MovedPage[]> {
  const wanted = pagesOf(catalogue)
  const codes = new Set(wanted.map(({ node }) => node.code))
  const pages = await entityPages(tx)
  const held = new Set(pages.map(({ code }) => code))
  const moved: MovedPage[] = []
  for (const { node, group } of wanted) {
    const left = pages.filter(({ entity, code, isPlanted }) => {
      return isPlanted && entity === node.entity && !codes.has(code)
    })
    const [former, ...others] = left
    if (!former || others.length > 0 || held.has(node.code)) continue
    await renameCodes(tx, former.code, node.code)
    // A page that people moved elsewhere stays there.
    if ((former.group ?? '') === groupIn(former.code)) moved.push({ id: former.id, group })
  }
  return moved
}

/** Puts moved pages into their groups; to be called once the groups exist. */
export async function settleMenus(tx: Transaction, moved: readonly MovedPage[]): Promise<void> {
  for (const { id, group } of moved) {
    const set = sql`UPDATE ${menu.table} SET ${menu('version')} = ${menu.table}.${menu('version')} + 1, ${menu('parent_id')} =`
    const own = sql`${menu.table}.${menu('id')} = ${id}`
    if (group === undefined) await tx.run(sql`${set} NULL WHERE ${own}`)
    else
      await tx.run(
        sql`${set} ${above('id')} FROM ${above.table} WHERE ${own} AND ${above('code')} = ${group}`,
      )
  }
}

async function entityPages(tx: Transaction): Promise<EntityPage[]> {
  return tx.rows<EntityPage>(sql`
    SELECT ${m('id')} AS id, ${m('code')} AS code, ${m('properties')} ->> 'entity' AS entity,
      ${above('code')} AS "group", p.code IS NOT NULL AS "isPlanted"
    FROM ${m.table} LEFT JOIN planted_menu p ON p.code = ${m('code')}
      LEFT JOIN ${above.table} ON ${above('id')} = ${m('parent_id')}
    WHERE ${m('type')} = ${page} AND ${m('properties')} ->> 'entity' IS NOT NULL`)
}

interface CataloguePage {
  node: MenuNode
  group: string | undefined
}

function pagesOf(nodes: readonly MenuNode[], group?: string): CataloguePage[] {
  return nodes.flatMap((node) => [
    ...(node.entity === undefined || node.type !== page ? [] : [{ node, group }]),
    ...pagesOf(node.children, node.code),
  ])
}

/** The group in a page's code; empty at the top level. */
function groupIn(code: string): string {
  return code.slice(0, Math.max(code.lastIndexOf('.'), 0))
}
