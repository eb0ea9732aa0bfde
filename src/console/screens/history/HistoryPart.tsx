import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Audit } from '#generated/types/audit.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { UndoneChange } from '../../fields/form/data/UndoneChange.ts'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { HistoryEntry } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { ActionChip } from './ActionChip.tsx'
import { ChangeList } from './ChangeList.tsx'
import { subjectOf } from './subjectOf.ts'
import { UndoButton } from './UndoButton.tsx'
import { useMayUndo } from './useMayUndo.ts'

interface HistoryPartProps {
  resource: Resource
  recordId?: string | undefined
  /** The record as it is now. */
  record: RaRecord
  entry: HistoryEntry
  /** Whether to show the call's user and time; true for the first part of a call. */
  saysWho: boolean
  /** Absent if the current user may not change the record. */
  onUndo?: ((change: UndoneChange) => void) | undefined
}

/** The action of a reference that was cleared because its target was deleted; the reference cannot be restored. */
const emptied: Audit['action'] = 'clear'

/** One change of a record or of one of its rows: the kind of change, and the changed values. */
export function HistoryPart({ resource, recordId, record, entry, saysWho, onUndo }: HistoryPartProps) {
  const translate = useTranslate()
  const { of, change, undone } = subjectOf(resource, entry)
  const words = useEntityWords(of)
  const mayUndo = useMayUndo(of, undone)
  const { action, row, detail } = entry
  const move = textOf(detail?.['move'])
  return (
    <div>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, mb: 1.5 }}
      >
        <ActionChip action={action} />
        {row && (
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {row.subject === row.id
              ? words.name
              : translate('history.row', { name: words.name, row: row.subject })}
          </Typography>
        )}
        {saysWho && <Who entry={entry} />}
        {move !== '' && <span>{translate('history.move', { move: words.move(move) })}</span>}
        {detail?.['along'] !== undefined && (
          <Typography component="span" color="text.secondary">
            {translate('history.along')}
          </Typography>
        )}
        {onUndo && undone && mayUndo && action !== emptied && (
          <UndoButton resource={resource} record={record} change={undone} onUndo={onUndo} />
        )}
      </Stack>
      <ChangeList resource={of} recordId={row?.id ?? recordId} change={change} />
    </div>
  )
}

function Who({ entry: { user_name: user, created_at: at } }: { entry: HistoryEntry }) {
  const translate = useTranslate()
  return (
    <>
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
    </>
  )
}
