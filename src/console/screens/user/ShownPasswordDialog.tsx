import ContentCopy from '@mui/icons-material/ContentCopy'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { copyText } from '../../kit/browser/copyText.ts'
import { passwordFont } from './ChoosePasswordDialog.tsx'

interface ShownPasswordDialogProps {
  title: string
  password: string
  /** What happened, and that this is the only time. */
  words: string
  onClose: () => void
}

type Copied = 'no' | 'yes' | 'refused'

/** The new password, this once; only the button closes it, so that a stray click does not lose it. */
export function ShownPasswordDialog({ title, password, words, onClose }: ShownPasswordDialogProps) {
  const id = useId()
  const translate = useTranslate()
  const [copied, setCopied] = useState<Copied>('no')
  const copy = () =>
    copyText(password).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    )
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity={copied === 'refused' ? 'warning' : 'success'} sx={{ mb: 2 }}>
          {copied === 'refused' ? translate('permissions.user.notCopied') : words}
        </Alert>
        <TextField
          size="small"
          fullWidth
          label={translate('permissions.user.newPassword')}
          value={password}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true, style: passwordFont } }}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus startIcon={<ContentCopy />} onClick={() => void copy()}>
          <span aria-live="polite">
            {translate(copied === 'yes' ? 'permissions.user.copied' : 'permissions.user.copy')}
          </span>
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('permissions.user.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
