import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'

/** In place of the toolbar while rows are selected; of the same height, so that nothing jumps. */
export function SelectionBar({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems, data } = useListContext()
  const [asking, setAsking] = useState(false)
  const records = selectedIds.map((id) => data?.find((record) => record.id === id) ?? { id })
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', px: 2, py: 1.5, minHeight: 60, bgcolor: 'action.selected' }}
    >
      <Typography aria-live="polite" sx={{ flex: 1 }}>
        {translate('screens.list.selected', { count: selectedIds.length })}
      </Typography>
      <Button onClick={() => onUnselectItems()}>{translate('screens.list.unselect')}</Button>
      <Button
        variant="contained"
        color="error"
        startIcon={<DeleteOutlined />}
        onClick={() => setAsking(true)}
      >
        {translate('screens.list.deleteSelected')}
      </Button>
      {asking && (
        <DeleteDialog
          resource={resource}
          records={records}
          onClose={() => setAsking(false)}
          onDeleted={() => onUnselectItems()}
        />
      )}
    </Stack>
  )
}
