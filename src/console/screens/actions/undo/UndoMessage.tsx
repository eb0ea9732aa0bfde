import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import type { FocusEvent } from 'react'
import { useCloseNotification, useTranslate } from 'react-admin'
import type { MessageKey } from '../../../kit/messages/MessageKey.ts'

interface UndoMessageProps {
  /** The message that says what was done. */
  text: MessageKey
  /** How many records it was done to; absent where the message names no number. */
  count?: number
  onUndo: () => void
}

/** Shows what was done, with a button to undo it. */
export function UndoMessage({ text, count, onUndo }: UndoMessageProps) {
  const translate = useTranslate()
  const close = useCloseNotification()
  const before = useRef<EventTarget>(null)
  const undo = () => {
    goBackTo(before.current)
    close()
    onUndo()
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      {translate(text, { count })}
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        onFocus={({ relatedTarget }: FocusEvent) => (before.current = relatedTarget)}
        onClick={undo}
      >
        {translate('screens.action.undo')}
      </Button>
    </Box>
  )
}

/** Long enough to read the message and to undo, unless the next message comes first. */
export const undoMessageStays = { autoHideDuration: 8000, undoable: true } as const

/** The message disappears with its focused button: the focus returns to where it was before, or else to the page. */
function goBackTo(before: EventTarget | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected
  const place = isThere ? before : document.querySelector('main')
  place?.focus({ preventScroll: true })
}
