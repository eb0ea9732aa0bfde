import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'react-admin'
import type { Role } from '#generated/types/role.ts'
import { idsOf } from '../../fields/reference/names/linkedIds.ts'
import { usePermissionNodes } from '../../fields/permissions/usePermissionNodes.ts'
import { PermissionSummary } from '../../fields/permissions/PermissionSummary.tsx'
import { isJson } from '../../kit/text/readValue.ts'
import { fieldOf } from '../../session/entities/resourceOf.ts'
import type { OwnValueProps } from '../parts/OwnParts.ts'

/**
 * The permissions of a role, by pages. The bare names, most of them "Create" or "Edit", would not say to which page they belong.
 */
export function GrantedMenus({ resource, record, children }: OwnValueProps) {
  const translate = useTranslate()
  const { entity = '', key } = fieldOf(resource, 'menus')?.reference ?? {}
  const { nodes, hasFailed } = usePermissionNodes(entity)
  // Users who may see roles but no menus get at least the names.
  if (hasFailed) return children
  if (!nodes) return <Skeleton variant="rounded" height={120} />
  const menus = record['menus' satisfies keyof Role]
  const chosen = new Set(idsOf(isJson(menus) ? menus : undefined, key))
  return <PermissionSummary nodes={nodes} chosen={chosen} view={translate('permissions.role.view')} />
}
