import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { withId } from '../../kit/tree/withId.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { recordName } from '../../session/entities/recordName.ts'
import type { OwnDialogProps } from '../parts/OwnParts.ts'
import { useGrantMenu } from './useGrantMenu.ts'
import { useRolesToGrant } from './useRolesToGrant.ts'

/** Asks which roles get a new menu, since no user sees it before a role has it. */
export function GrantMenuDialog({ resource, records: [menu], onClose }: OwnDialogProps) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const id = String(menu?.id ?? '')
  const roles = useRolesToGrant(id)
  const grant = useGrantMenu(id, onClose)
  const isOffered = roles === undefined || roles.length > 0
  return (
    <ConfirmDialog
      open
      title={translate('permissions.menu.grantTitle', { record: menu ? recordName(resource, menu) : '' })}
      words={{
        confirm: translate(isOffered ? 'permissions.menu.grant' : 'shell.confirm'),
        cancel: translate('permissions.menu.later'),
      }}
      busy={grant.isPending}
      onClose={onClose}
      onConfirm={() => {
        const wanted = roles?.filter((role) => chosen.has(role.id)) ?? []
        if (wanted.length > 0) grant.mutate(wanted)
        else onClose()
      }}
    >
      <Typography variant="body2">
        {translate(isOffered ? 'permissions.menu.grantHint' : 'permissions.menu.grantElsewhere')}
      </Typography>
      {roles === undefined && <Skeleton height={80} />}
      <FormGroup sx={{ mt: 1, maxHeight: 320, overflowY: 'auto', flexWrap: 'nowrap' }}>
        {roles?.map((role) => (
          <FormControlLabel
            key={role.id}
            label={role.name}
            control={
              <Checkbox
                checked={chosen.has(role.id)}
                onChange={(_event, isChosen) => setChosen(withId(chosen, role.id, isChosen))}
              />
            }
          />
        ))}
      </FormGroup>
    </ConfirmDialog>
  )
}
