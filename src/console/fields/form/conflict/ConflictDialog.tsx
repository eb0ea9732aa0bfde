import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fieldOf } from '../../../session/entities/resourceOf.ts'
import { ConflictRow } from './ConflictRow.tsx'
import type { Side } from './ConflictRow.tsx'
import { isTabular } from './isTabular.ts'
import { withPropertiesOf } from './mergeEdits.ts'
import type { Conflict } from './Conflict.ts'
import { useConflictWords } from './useConflictWords.ts'

/** The props of the conflict dialog. */
export interface ConflictDialogProps {
  resource: Resource
  /** The record that both people changed, through which private files are fetched; absent in forms without private files. */
  recordId?: string | undefined
  conflict: Conflict
  /** Receives the chosen values; undefined returns to the form, where nothing is lost. */
  onSettle: (chosen: JsonObject | undefined) => void
}

/** Shows each field as it was, as I typed it and as the other person saved it; the user chooses one version of each. */
export function ConflictDialog({ resource, recordId, conflict, onSettle }: ConflictDialogProps) {
  const id = useId()
  const translate = useTranslate()
  const words = useConflictWords()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const phone = useMediaQuery('(max-width:600px)')
  const { names, merged, theirs } = conflict
  const undecided = names.some((name) => sides[name] === undefined)
  const chooseAll = (side: Side) => setSides(Object.fromEntries(names.map((name) => [name, side])))
  const chosen = () =>
    withPropertiesOf(
      merged,
      theirs,
      names.filter((name) => sides[name] === 'theirs'),
    )
  return (
    <Dialog
      open
      fullWidth
      maxWidth={names.some((name) => isTabular(fieldOf(resource, name))) ? 'lg' : 'md'}
      fullScreen={phone}
      aria-labelledby={`${id}-title`}
      // Ignores a click outside the dialog, because closing would discard the choices.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onSettle(undefined)}
    >
      <DialogTitle id={`${id}-title`}>{translate('screens.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{words.explain}</DialogContentText>
        <Stack direction="row" spacing={1} sx={{ mb: 2, flexWrap: 'wrap' }} useFlexGap>
          <Button size="small" variant="outlined" onClick={() => chooseAll('mine')}>
            {words.keepAllMine}
          </Button>
          <Button size="small" variant="outlined" onClick={() => chooseAll('theirs')}>
            {words.takeAllTheirs}
          </Button>
        </Stack>
        <Stack spacing={2}>
          {names.map((name) => (
            <ConflictRow
              key={name}
              resource={resource}
              recordId={recordId}
              name={name}
              edits={conflict}
              side={sides[name]}
              onChoose={(side) => setSides({ ...sides, [name]: side })}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onSettle(undefined)}>{translate('screens.action.stay')}</Button>
        <Button variant="contained" disabled={undecided} onClick={() => onSettle(chosen())}>
          {words.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
