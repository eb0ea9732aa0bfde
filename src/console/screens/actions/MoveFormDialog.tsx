import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { WithForm } from '../../fields/form/WithForm.tsx'
import { PartInputs } from '../../fields/form/PartInputs.tsx'
import { moveColor } from './moveColor.ts'
import { dismissLabel } from './dismissLabel.ts'
import { refusalsAtAskedProperties } from './refusalsAtAskedProperties.ts'
import { useOneAtATime } from './useOneAtATime.ts'

/** The props of the dialog. */
export interface MoveFormDialogProps {
  resource: Resource
  move: Move
  title: string
  /** The record that makes the move; absent if several records do. */
  record?: RaRecord | undefined
  /** The move's own question. */
  children: ReactNode
  busy: boolean
  /** The server's refusals of the values that were filled in. */
  refusals: readonly FieldRefusal[]
  /** Never rejects; `explainFailure` turns a failure into one that the dialog can explain better. */
  onMove: (values: JsonObject, explainFailure: (error: unknown) => unknown) => Promise<void>
  onClose: () => void
}

/** A dialog with the inputs that a move asks for; its button makes the move. */
export function MoveFormDialog({ resource, move, title, children, busy, ...props }: MoveFormDialogProps) {
  const id = useId()
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const moveOnce = useOneAtATime((change: Parameters<MoveFormDialogProps['onMove']>) =>
    props.onMove(...change),
  )
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {/* An input's label is half above the input and would be cut off without this padding. */}
        <Box sx={{ pt: children ? 2.5 : 1 }}>
          <WithForm resource={resource}>
            {(whole) => {
              const form = whole.moves?.[move.code]
              const explainFailure = (error: unknown) => refusalsAtAskedProperties(error, move, whole)
              return (
                form && (
                  <PartInputs
                    id={`${id}-form`}
                    resource={resource}
                    form={form}
                    record={props.record}
                    refusals={props.refusals}
                    disabled={busy}
                    onSubmit={(values) => moveOnce([values, explainFailure])}
                  />
                )
              )
            }}
          </WithForm>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{dismissLabel(translate, words.move(move.code))}</Button>
        <Button variant="contained" color={moveColor(move)} loading={busy} type="submit" form={`${id}-form`}>
          {words.move(move.code)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
