import { fillPlaceholders } from '#shared/messages/words.ts'
import { ConfirmDialog } from '../../../kit/widgets/ConfirmDialog.tsx'
import { useDeletedWords } from './useDeletedWords.ts'

interface PurgeDialogProps {
  /** The name of a single record. */
  title: string
  count: number
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before deleted records are removed for good, which cannot be undone. */
export function PurgeDialog({ title, count, ...props }: PurgeDialogProps) {
  const { purge, cancel } = useDeletedWords()
  const question =
    count === 1
      ? fillPlaceholders(purge.question, { record: title })
      : fillPlaceholders(purge.questionMany, { count })
  return (
    <ConfirmDialog open title={purge.label} words={{ confirm: purge.label, cancel }} color="error" {...props}>
      {question}
    </ConfirmDialog>
  )
}
