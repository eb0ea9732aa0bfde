import { useNotify, useTranslate } from 'react-admin'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

/** The dialog in which users change their password. */
export function ChangePasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const done = () => {
    onClose()
    notify('shell.password.saved', { type: 'success' })
  }
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="password-title">
      <DialogTitle id="password-title">{translate('shell.password.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('shell.password.hint')}</DialogContentText>
        <ChangePasswordForm onSaved={done} onCancel={onClose} />
      </DialogContent>
    </Dialog>
  )
}
