import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Audit } from '#generated/types/audit.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { UndoneChange } from '../../fields/form/data/UndoneChange.ts'
import type { HistoryEntry } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { ActionChip } from './ActionChip.tsx'
import { ChangeList } from './ChangeList.tsx'
import { UndoButton } from './UndoButton.tsx'

interface HistoryEntryCardProps {
  resource: Resource
  recordId?: string | undefined
  /** As it is now. */
  record: RaRecord
  entry: HistoryEntry
  /** Absent: the person may not change the record. */
  onUndo?: ((change: UndoneChange) => void) | undefined
}

/** A reference was emptied as what it led to was deleted: it cannot lead there again. */
const emptied: Audit['action'] = 'clear'

/** One change of a record: what kind, who, when, and what became of it. */
export function HistoryEntryCard({ resource, recordId, record, entry, onUndo }: HistoryEntryCardProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const { action, user_name: user, created_at: at, before, after, detail } = entry
  const move = textOf(detail?.['move'])
  return (
    <Card component="li" sx={{ p: 2, listStyle: 'none' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, mb: 1.5 }}
      >
        <ActionChip action={action} />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {user ?? translate('history.server')}
        </Typography>
        <Box
          component="time"
          dateTime={at}
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatDateTime(at)}
        </Box>
        {move !== '' && <span>{translate('history.move', { move: words.move(move) })}</span>}
        {detail?.['along'] !== undefined && (
          <Typography component="span" color="text.secondary">
            {translate('history.along')}
          </Typography>
        )}
        {onUndo && before && after && action !== emptied && (
          <UndoButton
            resource={resource}
            record={record}
            change={{ at, was: before, became: after }}
            onUndo={onUndo}
          />
        )}
      </Stack>
      <ChangeList resource={resource} recordId={recordId} change={entry} />
    </Card>
  )
}
