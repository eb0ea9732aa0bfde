import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { recordTitle } from '../../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { fieldReason } from '../../../session/entities/fieldReason.ts'
import { useListColumns } from '../columns/useListColumns.ts'
import { FirstValues } from '../rows/FirstValues.tsx'
import { useDeletedWords } from './useDeletedWords.ts'
import type { DeletedAction, DeletedRefusal } from './useDeletedActions.ts'

interface DeletedLineProps {
  resource: Resource
  record: RaRecord
  selected: boolean
  busy: boolean
  /** The actions that the current user may take. */
  actions: readonly DeletedAction[]
  /** The reason why an action on it failed. */
  refusal: DeletedRefusal | undefined
  onSelect: (selected: boolean) => void
  onAct: (action: DeletedAction) => void
}

/**
 * A deleted record: its name, the time of its deletion, its first values, and the buttons to restore it or remove it for good.
 */
export function DeletedLine({
  resource,
  record,
  selected,
  busy,
  refusal,
  actions,
  onSelect,
  onAct,
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
          slotProps={{ input: { 'aria-label': fillPlaceholders(words.select, { record: title }) } }}
          sx={{ ml: -1 }}
        />
        <Box sx={headStyle}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{title}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {fillPlaceholders(words.deletedAt, { at })}
          </Typography>
        </Box>
        {actions.includes('restore') && (
          <Button
            size="small"
            disabled={busy}
            aria-label={fillPlaceholders(words.restore.of, { record: title })}
            onClick={() => onAct('restore')}
          >
            {words.restore.label}
          </Button>
        )}
        {actions.includes('purge') && (
          <IconButton
            size="small"
            disabled={busy}
            aria-label={fillPlaceholders(words.purge.of, { record: title })}
            data-tip={words.purge.label}
            aria-haspopup="dialog"
            onClick={() => onAct('purge')}
          >
            <DeleteForeverOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
      <FirstValues resource={resource} columns={columns} record={record} sx={valuesStyle} />
      {refusal && <RefusalNote resource={resource} refusal={refusal} />}
    </Box>
  )
}

/** The reason why an action failed: the fields that prevent it, or the server's message. */
export function RefusalNote({
  resource,
  refusal: { action, text, fields },
}: {
  resource: Resource
  refusal: DeletedRefusal
}) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const { failed } = useDeletedWords()[action]
  const reasons = fields.map((field) => fieldReason(field, { ...words, translate }))
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      {reasons.length === 0 ? text : translate('shell.failedBecause', { failed, reason: reasons.join(' ') })}
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
