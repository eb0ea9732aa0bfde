import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense, lazy, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { OwnAction } from '../../resources/OwnParts.ts'
import { useOwnActions } from '../../resources/useOwnActions.ts'
import { DeleteDialog } from '../dialogs.ts'
import { useAllowed } from '../useAllowed.ts'

const SelectionMoves = lazy(async () => ({ default: (await import('./SelectionMoves.tsx')).SelectionMoves }))

/** In place of the toolbar while rows are selected; of the same height, so that nothing jumps. */
export function SelectionBar({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems, data } = useListContext()
  const [asking, setAsking] = useState(false)
  const [acting, setActing] = useState<OwnAction>()
  const own = useOwnActions(resource, 'selection')
  const allowed = useAllowed(resource)
  const records = selectedIds.map((id) => data?.find((record) => record.id === id) ?? { id })
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        px: 2,
        py: 1.5,
        minHeight: 60,
        bgcolor: 'action.selected',
      }}
    >
      <Typography aria-live="polite" noWrap sx={{ flex: '1 0 auto' }}>
        {translate('screens.list.selected', { count: selectedIds.length })}
      </Typography>
      <Button onClick={() => onUnselectItems()}>{translate('screens.list.unselect')}</Button>
      {own.map((action) => (
        <Button key={action.label} variant="outlined" onClick={() => setActing(action)}>
          {translate(action.label)}
        </Button>
      ))}
      {allowed.moves.length > 0 && (
        <Suspense>
          <SelectionMoves
            resource={resource}
            records={records}
            moves={allowed.moves}
            onMoved={() => onUnselectItems()}
          />
        </Suspense>
      )}
      {allowed.delete && (
        <Button
          variant="contained"
          color="error"
          startIcon={<DeleteOutlined />}
          onClick={() => setAsking(true)}
        >
          {translate('screens.list.deleteSelected')}
        </Button>
      )}
      {acting && (
        <Suspense>
          <acting.Dialog resource={resource} records={records} onClose={() => setActing(undefined)} />
        </Suspense>
      )}
      {asking && (
        <Suspense>
          <DeleteDialog
            resource={resource}
            records={records}
            onClose={() => setAsking(false)}
            onDeleted={() => onUnselectItems()}
          />
        </Suspense>
      )}
    </Stack>
  )
}
