import type { Menu as AnsweredMenu } from '#generated/types/menu.ts'
import { tables } from '#generated/tables/tables.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { RecordOf } from '../../crud/entity/Rules.ts'
import type { SessionUser } from '../../http/SessionUser.ts'
import { enabledMenu, enabledRole } from '../../policy/enabled.ts'

const m = namesOf('menu', 'm')
const r = namesOf('role', 'r')

/** A stored menu. */
export type Menu = RecordOf<'menu'>

export interface MenuBranch extends Menu, Pick<AnsweredMenu, 'parent_name'> {
  children: MenuBranch[]
}

/** The enabled menus in order, without pages of removed entities. */
export async function enabledMenus(queries: Queries): Promise<Menu[]> {
  const enabled = await queries.rows<Menu>(
    sql`SELECT * FROM ${m.table} WHERE ${m('status')} = ${enabledMenu} ORDER BY ${m('sequence')}, ${m('id')}`,
  )
  return enabled.filter(leadsSomewhere)
}

/**
 * The enabled menus that the user's enabled roles hold, with their parents, and those open to everyone; nothing below a disabled
 * one. While viewing as other roles, a user gets only the menus that both these and their own roles hold.
 */
export async function grantedMenus(
  queries: Queries,
  menus: readonly Menu[],
  { roleIds, viewedRoleIds }: Pick<SessionUser, 'roleIds' | 'viewedRoleIds'>,
): Promise<Menu[]> {
  const byId = new Map(menus.map((menu) => [menu.id, menu]))
  const heldBy = async (roles: readonly string[]) =>
    new Set((await grantedTo(queries, roles)).flatMap((id) => pathTo(id, byId)))
  const own = await heldBy(roleIds)
  const seen = viewedRoleIds ? await heldBy(viewedRoleIds) : own
  const isReached = ({ id }: Menu) => {
    const path = pathTo(id, byId)
    return path.length > 0 && path.every((each) => isOpenToAll(byId.get(each)))
  }
  return menus.filter((menu) => (own.has(menu.id) && seen.has(menu.id)) || isReached(menu))
}

/** Whether a menu's entity exists. The page of a removed entity is kept, should the entity come back, but never shown. */
function leadsSomewhere({ properties }: Menu): boolean {
  const entity = isJsonObject(properties) ? properties['entity'] : undefined
  return typeof entity !== 'string' || Object.hasOwn(tables, entity)
}

/**
 * Whether a page is open to all logged-in users, independent of their roles: its `permission` property is `*` and it needs no
 * call of the API. A page that needs one is useless to users who may not make it.
 */
function isOpenToAll(menu: Menu | undefined): boolean {
  if (menu?.type !== 'page' || !isJsonObject(menu.properties)) return false
  const calls = menu.resources
  const needsCalls = Array.isArray(calls) && calls.length > 0
  return menu.properties['permission'] === '*' && !needsCalls
}

async function grantedTo(queries: Queries, roleIds: readonly string[]): Promise<string[]> {
  const granted = await queries.rows<{ id: string }>(sql`
    SELECT DISTINCT link.target AS id FROM ${r.table} JOIN ${r.link('menus')} link ON link.owner = ${r('id')}
    WHERE ${r('status')} = ${enabledRole} AND ${r('id')} = ANY(${[...roleIds]}::uuid[])`)
  return granted.map(({ id }) => id)
}

/** The menus as a tree, in order. */
export function menuTree(menus: readonly Menu[], above: Menu | null = null): MenuBranch[] {
  const branches = menus.filter((menu) => menu.parent_id === (above?.id ?? null))
  return branches.map((menu) => ({
    ...menu,
    parent_name: above?.name ?? null,
    children: menuTree(menus, menu),
  }))
}

/** The ids from a menu up to its root; empty if one of them is missing, which here means disabled. */
function pathTo(id: string, byId: ReadonlyMap<string, Menu>): string[] {
  const path: string[] = []
  for (let next: string | null = id; next !== null; next = byId.get(next)?.parent_id ?? null) {
    // A loop cannot be stored; should one exist nevertheless, this must not hang.
    if (!byId.has(next) || path.includes(next)) return []
    path.push(next)
  }
  return path
}
