import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useCreatePath } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { QuickLink } from '../../../kit/page/QuickLink.tsx'
import { useAllowed } from '../../../session/access/useAllowed.ts'
import { recordTitle } from '../../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useAllowedFor } from '../../actions/useAllowedFor.ts'
import { ShownName } from '../../parts/ShownName.tsx'
import { useOwnParts } from '../../parts/OwnPartsContext.ts'
import type { TableColumn } from '../columns/useListColumns.ts'
import { ToldValues } from '../rows/ToldValues.tsx'
import { RowActions } from '../rows/RowActions.tsx'

interface BoardCardProps {
  resource: Resource
  /** What is told beside the name. */
  columns: readonly TableColumn[]
  record: RaRecord
  /** It is in hand: nothing of it can be pressed. */
  isHeld?: boolean
}

/** A record on a board: its name, what its list tells first, and its menu. */
export function BoardCard({ resource, columns, record, isHeld = false }: BoardCardProps) {
  const allowed = useAllowedFor(resource)(record)
  return (
    <Paper variant="outlined" elevation={0} sx={isHeld ? heldStyle : cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 32 }}>
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <Title resource={resource} record={record} />
        </Box>
        <RowActions resource={resource} record={record} allowed={allowed} compact />
      </Box>
      <ToldValues resource={resource} columns={columns} record={record} sx={{ display: 'grid' }} />
    </Paper>
  )
}

function Title({ resource, record }: Pick<BoardCardProps, 'resource' | 'record'>) {
  const createPath = useCreatePath()
  const { show } = useAllowed(resource)
  const { shownName } = useOwnParts(resource.entity)
  const name = recordTitle(resource, record, useEntityWords(resource))
  const title = shownName ? <ShownName record={record} nameOf={shownName} /> : name
  if (!show) return title
  return (
    <QuickLink to={createPath({ resource: resource.entity, id: record.id, type: 'show' })}>{title}</QuickLink>
  )
}

const cardStyle = { px: 1.5, py: 0.75 } as const
const heldStyle = { ...cardStyle, cursor: 'grabbing', boxShadow: 6, rotate: '1.5deg' } as const
