import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { Suspense, useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { MoveDialog } from '../../actions/dialogs.ts'
import type { DroppedRecord } from './useBoardMove.ts'
import { useBoardWords } from './useBoardWords.ts'

interface ChosenMoveProps {
  resource: Resource
  dropped: DroppedRecord
  onChoose: (move: Move) => void
  onClose: () => void
}

/** Asks the move's own question, or first which move is meant if several lead to the same state. */
export function ChosenMove({ resource, dropped: { record, moves }, onChoose, onClose }: ChosenMoveProps) {
  const id = useId()
  const translate = useTranslate()
  const words = useBoardWords()
  const entityWords = useEntityWords(resource)
  const [move, ...others] = moves
  if (move && others.length === 0)
    return (
      <Suspense>
        <MoveDialog resource={resource} record={record} move={move} onClose={onClose} />
      </Suspense>
    )
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{words.chooseMove}</DialogTitle>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{translate('screens.action.cancel')}</Button>
        {moves.map((each) => (
          <Button key={each.code} variant="outlined" onClick={() => onChoose(each)}>
            {entityWords.move(each.code)}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  )
}
