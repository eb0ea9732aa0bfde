import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useListContext, useTranslate } from 'react-admin'
import { useAllowed } from '../../session/access/useAllowed.ts'
import { useIsScoped } from '../list/scope/ListScopeContext.ts'
import type { OwnCellProps } from '../parts/OwnParts.ts'
import { recordName } from '../../session/entities/recordName.ts'
import { carryUsers } from './draggedUsers.ts'

/** The name with a handle that drags the user, or all selected users, onto a department. */
export function DraggableName({ resource, record, mayEdit, children }: OwnCellProps) {
  const translate = useTranslate()
  const { selectedIds } = useListContext()
  const { edit } = useAllowed(resource)
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  // Only the list of all users has the departments beside it.
  const isRelated = useIsScoped()
  if (!edit || !wide || isRelated) return children
  const ids = selectedIds.includes(record.id) ? selectedIds : [record.id]
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <Box
        component="span"
        draggable={mayEdit}
        title={translate('permissions.user.drag', { record: recordName(resource, record) })}
        onDragStart={(event) => carryUsers(event, ids.map(String))}
        // Keeps the room of the handle, so that all names are aligned.
        sx={{
          display: 'inline-flex',
          visibility: mayEdit ? 'visible' : 'hidden',
          cursor: 'grab',
          color: 'text.disabled',
          ml: -1,
        }}
      >
        <DragIndicator fontSize="small" aria-hidden />
      </Box>
      {children}
    </Stack>
  )
}
