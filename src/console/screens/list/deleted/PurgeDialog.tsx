import { words as fill } from '#shared/messages/words.ts'
import { ConfirmDialog } from '../../../kit/widgets/ConfirmDialog.tsx'
import { useDeletedWords } from './useDeletedWords.ts'

interface PurgeDialogProps {
  /** What a single record is called. */
  title: string
  count: number
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before deleted records are removed for good, which nothing undoes. */
export function PurgeDialog({ title, count, ...props }: PurgeDialogProps) {
  const { purge, cancel } = useDeletedWords()
  const question = count === 1 ? fill(purge.question, { record: title }) : fill(purge.questionMany, { count })
  return (
    <ConfirmDialog open title={purge.label} words={{ confirm: purge.label, cancel }} color="error" {...props}>
      {question}
    </ConfirmDialog>
  )
}
