import { useQuery } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { Role } from '#generated/types/role.ts'
import type { PermissionCode } from '#generated/types/Entities.ts'
import { grantableQuery } from '../../fields/reference/grantable/grantableQuery.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { mayDo } from '../../session/access/Access.ts'
import { useAccess } from '../../session/access/AccessContext.ts'

/** A role to which a menu can be granted. */
export interface RoleToGrant {
  id: string
  name: string
}

const most = 200
const sort = { field: 'sequence' satisfies keyof Role, order: 'ASC' } as const

/** The roles to which the current user may grant a menu; empty if the user may not, undefined until that is known. */
export function useRolesToGrant(menuId: string): readonly RoleToGrant[] | undefined {
  const mayEdit = mayDo(useAccess().codes, 'system.role.edit' satisfies PermissionCode)
  // Fetched again, because an answer from before the menu was made does not contain it.
  const grantable = useQuery({ ...grantableQuery, refetchOnMount: 'always', enabled: mayEdit })
  const roles = useGetList(
    'role' satisfies EntityName,
    { pagination: { page: 1, perPage: most }, sort },
    { enabled: mayEdit },
  )
  if (!mayEdit || roles.isError || grantable.isError) return []
  if (grantable.isFetching || !grantable.data || !roles.data) return undefined
  const { menu_ids, above_role_ids } = grantable.data
  if (!menu_ids.includes(menuId)) return []
  return roles.data
    .filter(({ id }) => !above_role_ids.includes(String(id)))
    .map((role) => ({
      id: String(role.id),
      name: textOf(role['name' satisfies keyof Role]),
    }))
}
