import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { OfferAlert } from '../../../kit/widgets/OfferAlert.tsx'
import type { UnsavedUndo } from './useUnsavedUndo.ts'

/** Names the inputs that hold the values from before a change, and offers to restore what was typed in them. */
export function UndoNote({ resource, undo }: { resource: Resource; undo: UnsavedUndo }) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const { times, names, giveUp } = undo
  const listed = (parts: readonly string[]) => parts.join(translate('shell.comma'))
  return (
    <OfferAlert
      action={
        <Button size="small" color="inherit" onClick={giveUp}>
          {translate('screens.undo.giveUp')}
        </Button>
      }
    >
      {translate('screens.undo.filled', {
        time: listed([...new Set(times.map((at) => formatDateTime(at)))]),
        fields: listed(names.map((name) => words.label(name))),
      })}
    </OfferAlert>
  )
}
