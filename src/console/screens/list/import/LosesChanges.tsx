import { ConfirmDialog } from '../../../kit/widgets/ConfirmDialog.tsx'
import { useImportWords } from './messages/useImportWords.ts'

interface LosesChangesProps {
  onClose: () => void
  onConfirm: () => void
}

/** Asks before the user leaves a file whose cells or columns were changed by hand. */
export function LosesChanges({ onClose, onConfirm }: LosesChangesProps) {
  const words = useImportWords()
  const confirm = () => {
    onClose()
    onConfirm()
  }
  return (
    <ConfirmDialog
      open
      title={words.losesTitle}
      words={{ confirm: words.discard, cancel: words.goOn }}
      color="warning"
      onClose={onClose}
      onConfirm={confirm}
    >
      {words.loses}
    </ConfirmDialog>
  )
}
