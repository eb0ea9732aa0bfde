import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import type { FocusEvent } from 'react'
import { useCloseNotification, useTranslate } from 'react-admin'
import type { MessageKey } from '../../../kit/messages/MessageKey.ts'

interface UndoMessageProps {
  /** Says what was done. */
  text: MessageKey
  onUndo: () => void
}

/** Says what was done, and offers to take it back. */
export function UndoMessage({ text, onUndo }: UndoMessageProps) {
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
      {translate(text)}
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

/** Long enough to read what was done, and to take it back, unless the next message comes before. */
export const undoMessageStays = { autoHideDuration: 8000, undoable: true } as const

/** The message goes away with its button: keys go on where they were before, or at the page. */
function goBackTo(before: EventTarget | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected
  const place = isThere ? before : document.querySelector('main')
  place?.focus({ preventScroll: true })
}
