import { useTranslate } from 'react-admin'
import type { UserSession } from '#shared/contracts/sessions/UserSession.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { useEndCall } from '../parts/useEndCall.ts'
import { allSessionsKey } from './allSessionsQuery.ts'
import { deviceText } from './deviceText.ts'
import { useSessionWords } from './useSessionWords.ts'

interface EndSessionDialogProps {
  /** The session to end; undefined while the dialog is closed. */
  session: UserSession | undefined
  onClose: () => void
}

/** Asks whether to end a session, and ends it. */
export function EndSessionDialog({ session, onClose }: EndSessionDialogProps) {
  const translate = useTranslate()
  const words = useSessionWords()
  const end = useEndCall({
    queryKey: allSessionsKey,
    words: { done: words.ended, failed: words.notEnded },
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open={session !== undefined}
      title={words.end}
      words={{ confirm: words.end, cancel: translate('shell.cancel') }}
      color="error"
      busy={end.busy}
      onConfirm={() => session && end.call(`/monitor/sessions/${session.id}`)}
      onClose={onClose}
    >
      {session &&
        (session.key_name === null ? words.endLogin : words.endKey)(
          session.user_name,
          deviceText(session, words),
        )}
    </ConfirmDialog>
  )
}
