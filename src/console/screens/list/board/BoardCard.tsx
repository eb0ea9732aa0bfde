import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useAllowedFor } from '../../actions/useAllowedFor.ts'
import type { TableColumn } from '../columns/useListColumns.ts'
import { RecordTitle } from '../rows/RecordTitle.tsx'
import { FirstValues } from '../rows/FirstValues.tsx'
import { RowActions } from '../rows/RowActions.tsx'

interface BoardCardProps {
  resource: Resource
  /** The columns whose values are shown below the name. */
  columns: readonly TableColumn[]
  record: RaRecord
  /** Whether the card is being dragged; none of its parts can be clicked then. */
  isHeld?: boolean
}

/** A record on a board: its name, its first values, and its menu. */
export function BoardCard({ resource, columns, record, isHeld = false }: BoardCardProps) {
  const allowed = useAllowedFor(resource)(record)
  return (
    <Paper variant="outlined" elevation={0} sx={isHeld ? heldStyle : cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 32 }}>
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <RecordTitle resource={resource} record={record} />
        </Box>
        <RowActions resource={resource} record={record} allowed={allowed} compact />
      </Box>
      <FirstValues resource={resource} columns={columns} record={record} sx={{ display: 'grid' }} />
    </Paper>
  )
}

const cardStyle = { px: 1.5, py: 0.75 } as const
const heldStyle = { ...cardStyle, cursor: 'grabbing', boxShadow: 6, rotate: '1.5deg' } as const
