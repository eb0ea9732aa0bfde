import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { ApiResource } from '#shared/contracts/MenuNode.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { enabledMenu, enabledRole } from './enabled.ts'

const m = namesOf('menu', 'm')
const r = namesOf('role', 'r')

/** The properties of a menu that permissions need. */
export interface PolicyMenu {
  id: string
  code: string
  name: string
  type: 'page' | 'button'
  parentId: string | null
  isEnabled: boolean
  resources: readonly ApiResource[]
}

/** A role and the menus ticked for it. */
export interface PolicyRole {
  id: string
  code: string
  name: string
  isEnabled: boolean
  menuIds: readonly string[]
}

/** All menus and roles at one moment. */
export interface PolicyData {
  /** Grows with every transaction that changes a menu, a role or a role's menus. */
  version: number
  menus: readonly PolicyMenu[]
  roles: readonly PolicyRole[]
}

/**
 * Reads everything in one statement, so that version, menus and roles are consistent. Uses json and not jsonb, which copies at
 * each level: with 3,000 menus and 200 roles that took ten times as long.
 */
export async function readPolicyData(queries: Queries): Promise<PolicyData> {
  const data = await queries.row<PolicyData>(sql`SELECT
    (SELECT version FROM policy_version) AS version,
    (SELECT coalesce(json_agg(json_build_object(
        'id', ${m('id')}, 'code', ${m('code')}, 'name', ${m('name')}, 'type', ${m('type')},
        'parentId', ${m('parent_id')}, 'isEnabled', ${m('status')} = ${enabledMenu},
        'resources', CASE WHEN jsonb_typeof(${m('resources')}) = 'array' THEN ${m('resources')} ELSE '[]' END
      ) ORDER BY ${m('sequence')}, ${m('id')}), '[]') FROM ${m.table}) AS menus,
    (SELECT coalesce(json_agg(json_build_object(
        'id', ${r('id')}, 'code', ${r('code')}, 'name', ${r('name')}, 'isEnabled', ${r('status')} = ${enabledRole}, 'menuIds',
        (SELECT coalesce(json_agg(target ORDER BY position), '[]') FROM ${r.link('menus')} WHERE owner = ${r('id')})
      ) ORDER BY ${r('sequence')}, ${r('id')}), '[]') FROM ${r.table}) AS roles`)
  if (!data) throw new AppError('INTERNAL', { reason: 'The policy could not be read' })
  return data
}
