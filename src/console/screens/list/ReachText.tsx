import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useReach } from '../../session/access/useReach.ts'

/** Whose records the list shows, for users who do not see all records. */
export function ReachText({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const reach = useReach(resource)
  return (
    reach && (
      <Typography component="span" variant="body2" color="text.secondary">
        {translate(`screens.list.reach.${reach}`)}
      </Typography>
    )
  )
}
