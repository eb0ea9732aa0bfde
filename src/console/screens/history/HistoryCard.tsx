import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { UndoneChange } from '../../fields/form/data/UndoneChange.ts'
import type { HistoryEntry } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { HistoryPart } from './HistoryPart.tsx'

interface HistoryCardProps {
  resource: Resource
  recordId?: string | undefined
  /** The record as it is now. */
  record: RaRecord
  entries: readonly HistoryEntry[]
  /** Absent if the current user may not change the record. */
  onUndo?: ((change: UndoneChange) => void) | undefined
}

/** The changes that one call made to a record and its rows: by whom, when, and each change. */
export function HistoryCard({ entries, ...props }: HistoryCardProps) {
  return (
    <Card component="li" sx={{ p: 2, listStyle: 'none' }}>
      <Stack spacing={2} divider={<Divider />}>
        {entries.map((entry, index) => (
          <HistoryPart key={entry.id} {...props} entry={entry} saysWho={index === 0} />
        ))}
      </Stack>
    </Card>
  )
}
