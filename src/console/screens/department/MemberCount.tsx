import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { LinkBase, useCreatePath } from 'react-admin'
import type { PermissionCode } from '#generated/types/Entities.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import { useCan } from '../../session/access/AccessContext.ts'
import type { OwnCellProps } from '../parts/OwnParts.ts'
import { departmentIn } from './departmentTree.ts'
import { withinDepartment } from './departmentFilter.ts'
import { useMemberCounts } from './useMemberCounts.ts'

/** The number of users in a department and in those below it, as a link for users who may see the list of users. */
export function MemberCount({ record, children }: OwnCellProps) {
  const { data, isError } = useMemberCounts()
  const users = useCreatePath()({ resource: 'user' satisfies EntityName, type: 'list' })
  const maySee = useCan('system.user' satisfies PermissionCode)
  if (isError) return children
  if (!data) return <Skeleton width={24} sx={{ ml: 'auto' }} />
  const node = departmentIn(data.nodes, String(record.id))
  if (!node) return children
  if (!maySee || node.members === 0) return <span>{node.members}</span>
  return (
    <Link
      component={LinkBase}
      underline="hover"
      to={`${users}?filter=${encodeURIComponent(JSON.stringify({ [withinDepartment]: node.id }))}`}
    >
      {node.members}
    </Link>
  )
}
