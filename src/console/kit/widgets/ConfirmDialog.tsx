import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { isSecondClick } from '../browser/isSecondClick.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  words: { confirm: string; cancel: string }
  color?: 'primary' | 'error' | 'warning' | 'success' | 'secondary' | 'info'
  busy?: boolean
  /** Whether it is not known yet what confirming would do. */
  disabled?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** A question before an action; the safe answer has the focus. */
export function ConfirmDialog({ open, title, children, words, busy = false, ...props }: ConfirmDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={props.onClose}>
          {words.cancel}
        </Button>
        <Button
          variant="contained"
          color={props.color ?? 'primary'}
          loading={busy}
          disabled={props.disabled ?? false}
          onClick={(event) => isSecondClick(event) || props.onConfirm()}
        >
          {words.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
