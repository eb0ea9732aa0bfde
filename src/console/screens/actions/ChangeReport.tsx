import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { useId } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { BulkRefusal, BulkReport } from '#shared/contracts/BulkReport.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'
import { joinSentences } from '#shared/words/joinSentences.ts'
import type { RefusedChange } from '../../fields/form/data/RefusedChange.ts'
import { recordTitle } from '../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { fieldReason } from '../../session/entities/fieldReason.ts'
import { useAllowedFor } from './useAllowedFor.ts'

interface ChangeReportProps {
  resource: Resource
  title: string
  /** The records that the change was meant for. */
  records: readonly RaRecord[]
  /** The values that the change was to set in each record. */
  wanted: RefusedChange['wanted']
  report: BulkReport
  onClose: () => void
}

/** How many records a bulk change, such as a move, has changed, and why the others stay as they are. */
export function ChangeReport({ resource, title, records, wanted, report, onClose }: ChangeReportProps) {
  const id = useId()
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText role="status">
          {translate('screens.move.partly', { done: report.done.length, refused: report.refused.length })}
        </DialogContentText>
        <List dense disablePadding sx={{ mt: 1 }}>
          {report.refused.map((refusal) => (
            <RefusedRecord
              key={refusal.id}
              resource={resource}
              record={records.find((record) => record.id === refusal.id) ?? { id: refusal.id }}
              refusal={refusal}
              wanted={wanted}
            />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {translate('screens.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface RefusedRecordProps extends Pick<ChangeReportProps, 'resource' | 'wanted'> {
  record: RaRecord
  refusal: BulkRefusal
}

/** The error code of values that the user can correct. */
const invalid: ErrorCode = 'INPUT_INVALID'

/** The reason why a record stays as it is. If its own fields prevent the change, a link leads to its form. */
function RefusedRecord({ resource, record, refusal, wanted }: RefusedRecordProps) {
  const { code, fields, message } = refusal
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const createPath = useCreatePath()
  const { edit } = useAllowedFor(resource)(record)
  const reasons = fields.map((field) => fieldReason(field, { ...words, translate }))
  return (
    <ListItem disableGutters divider sx={{ gap: 1 }}>
      <ListItemText
        primary={recordTitle(resource, record, words)}
        secondary={reasons.length > 0 ? joinSentences(reasons) : translate(message, { _: message })}
        slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } }, secondary: { color: 'error' } }}
      />
      {edit && code === invalid && (
        <Button
          size="small"
          component={LinkBase}
          to={createPath({ resource: resource.entity, id: record.id, type: 'edit' })}
          state={{ refused: { wanted, fields } }}
          sx={{ flexShrink: 0 }}
        >
          {translate('screens.move.toForm')}
        </Button>
      )}
    </ListItem>
  )
}
