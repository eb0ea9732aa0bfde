import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'
import { ConfirmDialog } from '../../../kit/widgets/ConfirmDialog.tsx'
import { fillIn } from '../parts/fillIn.ts'
import { usePageWords } from '../parts/usePageWords.ts'
import { clearForm } from './keptForm.ts'
import type { KeptForm, KeptFormName } from './keptForm.ts'

interface KeptNoteProps {
  name: KeptFormName
  kept: KeptForm
  onCleared: (empty: KeptForm) => void
}

/** Shows what the server keeps of the form, with a button to delete that. */
export function KeptNote({ name, kept, onCleared }: KeptNoteProps) {
  const { forms: words } = usePageWords()
  const translate = useTranslate()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const [asks, setAsks] = useState(false)
  const clear = useMutation({
    mutationFn: () => clearForm(name),
    onSuccess: (empty) => {
      onCleared(empty)
      notify(words.cleared, { type: 'info', messageArgs: { _: words.cleared } })
    },
    onError: (error) => notifyFailure(error, words.clearFailed),
    onSettled: () => setAsks(false),
  })
  const isEmpty = kept.state === 'empty'
  return (
    <Alert
      severity={kept.state === 'submitted' ? 'success' : 'info'}
      role="status"
      variant="outlined"
      sx={noteStyle}
      action={
        !isEmpty && (
          <Button size="small" color="inherit" onClick={() => setAsks(true)}>
            {words.clear}
          </Button>
        )
      }
    >
      {fillIn(words.kept[kept.state], { time: isEmpty ? '' : formatDateTime(kept.at) })}
      <ConfirmDialog
        open={asks}
        title={words.clearTitle}
        words={{ confirm: words.clear, cancel: translate('screens.action.cancel') }}
        color="error"
        busy={clear.isPending}
        onConfirm={() => clear.mutate()}
        onClose={() => setAsks(false)}
      >
        {words.clearHint}
      </ConfirmDialog>
    </Alert>
  )
}

const noteStyle = { mb: 2, bgcolor: 'background.paper', '& .MuiAlert-action': { flexShrink: 0 } }
