import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase, useCreatePath } from 'react-admin'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { RoleOrMenu } from '#shared/permissions/Explanation.ts'
import { useCan } from '../../session/access/AccessContext.ts'

/** A role or menu by name, as a link to its record for users who may edit it. */
export function NamedLink({ entity, named }: { entity: EntityName & ('role' | 'menu'); named: RoleOrMenu }) {
  const mayEdit = useCan(`system.${entity}.edit`)
  const path = useCreatePath()({ resource: entity, type: 'edit', id: named.id })
  const words = `${named.name} (${named.code})`
  if (!mayEdit)
    return (
      <Typography component="span" variant="body2">
        {words}
      </Typography>
    )
  return (
    <Link component={LinkBase} to={path} variant="body2">
      {words}
    </Link>
  )
}
