import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'react-admin'
import { idsOf } from '../../forms/inputs/linkedIds.ts'
import { usePermissionNodes } from '../../forms/inputs/usePermissionNodes.ts'
import { PermissionSummary } from '../../widgets/permissions/PermissionSummary.tsx'
import { isJson } from '../../widgets/readValue.ts'
import { fieldOf } from '../resourceOf.ts'
import type { OwnValueProps } from '../OwnParts.ts'

/** What a role holds, by pages; the bare names, most of them "Create" or "Edit", would not say of what. */
export function GrantedMenus({ resource, record, children }: OwnValueProps) {
  const translate = useTranslate()
  const { entity = '', key } = fieldOf(resource, 'menus')?.reference ?? {}
  const { nodes, isError } = usePermissionNodes(entity)
  // Whoever may see roles but no menus reads their names at least.
  if (isError) return children
  if (!nodes) return <Skeleton variant="rounded" height={120} />
  const { menus } = record
  const chosen = new Set(idsOf(isJson(menus) ? menus : undefined, key))
  return <PermissionSummary nodes={nodes} chosen={chosen} view={translate('permissions.role.view')} />
}
