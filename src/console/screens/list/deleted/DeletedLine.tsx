import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { words as fill } from '#shared/messages/words.ts'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { recordTitle } from '../../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { fieldReason } from '../../actions/fieldReason.ts'
import { useListColumns } from '../columns/useListColumns.ts'
import { ToldValues } from '../rows/ToldValues.tsx'
import { useDeletedWords } from './useDeletedWords.ts'
import type { RestoreRefusal } from './useRestore.ts'

interface DeletedLineProps {
  resource: Resource
  record: RaRecord
  selected: boolean
  busy: boolean
  /** Why it could not be restored. */
  refusal: RestoreRefusal | undefined
  onSelect: (selected: boolean) => void
  onRestore: () => void
}

/** A record that was deleted: its name, when it was deleted, what its list tells first, and the button that brings it back. */
export function DeletedLine({
  resource,
  record,
  selected,
  busy,
  refusal,
  onSelect,
  onRestore,
}: DeletedLineProps) {
  const words = useDeletedWords()
  const entityWords = useEntityWords(resource)
  const title = recordTitle(resource, record, entityWords)
  const columns = useListColumns(resource).shown.filter(({ source }) => source !== resource.display)
  const at = formatDateTime(textOf(record['deleted_at']))
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Checkbox
          size="small"
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
          slotProps={{ input: { 'aria-label': fill(words.select, { record: title }) } }}
          sx={{ ml: -1 }}
        />
        <Box sx={headStyle}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{title}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {fill(words.deletedAt, { at })}
          </Typography>
        </Box>
        <Button
          size="small"
          disabled={busy}
          aria-label={fill(words.restoreOf, { record: title })}
          onClick={onRestore}
        >
          {words.restore}
        </Button>
      </Box>
      <ToldValues resource={resource} columns={columns} record={record} sx={valuesStyle} />
      {refusal && <Refusal resource={resource} refusal={refusal} />}
    </Box>
  )
}

/** Why it stays deleted: the field that stands against it, or the words of the server. */
export function Refusal({
  resource,
  refusal: { text, fields },
}: {
  resource: Resource
  refusal: RestoreRefusal
}) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const { notRestored } = useDeletedWords()
  const reasons = fields.map((field) => fieldReason(field, { ...words, translate }))
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      {reasons.length === 0
        ? text
        : translate('shell.failedBecause', { failed: notRestored, reason: reasons.join(' ') })}
    </Alert>
  )
}

const lineStyle = {
  px: 3,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

const headStyle = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
} as const

const valuesStyle = { pl: 4.25, display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const
