import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { ApiResource } from '#shared/contracts/MenuNode.ts'
import { AppError } from '#shared/errors/AppError.ts'

/** A menu as far as permissions go. */
export interface PolicyMenu {
  id: string
  code: string
  name: string
  type: 'page' | 'button'
  parentId: string | null
  isEnabled: boolean
  resources: readonly ApiResource[]
}

/** A role, and the menus that were ticked for it. */
export interface PolicyRole {
  id: string
  code: string
  name: string
  isEnabled: boolean
  menuIds: readonly string[]
}

/** All menus and roles at one moment. */
export interface PolicyData {
  /** Grows with every transaction that changes a menu, a role or what a role holds. */
  version: number
  menus: readonly PolicyMenu[]
  roles: readonly PolicyRole[]
}

/** Reads everything with one statement, so that version, menus and roles belong together. */
export async function readPolicyData(queries: Queries): Promise<PolicyData> {
  const data = await queries.row<PolicyData>(sql`SELECT
    (SELECT version FROM policy_version) AS version,
    (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'code', code, 'name', name, 'type', type, 'parentId', parent_id, 'isEnabled', status = 'enabled',
        'resources', CASE WHEN jsonb_typeof(resources) = 'array' THEN resources ELSE '[]'::jsonb END
      ) ORDER BY sequence, id), '[]') FROM "menu") AS menus,
    (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'code', code, 'name', name, 'isEnabled', status = 'enabled', 'menuIds',
        (SELECT coalesce(jsonb_agg(target ORDER BY position), '[]') FROM "role_menus" WHERE owner = "role".id)
      ) ORDER BY sequence, id), '[]') FROM "role") AS roles`)
  if (!data) throw new AppError('INTERNAL', { reason: 'The policy could not be read' })
  return data
}
