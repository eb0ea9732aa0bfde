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
import { copyText } from '../browser/copyText.ts'
import { monospaceFamily } from '../colors/tokens.ts'

interface SecretDialogProps {
  title: string
  /** The name of the text, such as a kind of key. */
  label: string
  text: string
  /** Says what happened, and that the text is shown only this time. */
  words: string
  onClose: () => void
}

type Copied = 'no' | 'yes' | 'refused'

/** Shows a password or a key this one time; only the button closes the dialog, so that a stray click does not lose the text. */
export function SecretDialog({ title, label, text, words, onClose }: SecretDialogProps) {
  const id = useId()
  const translate = useTranslate()
  const [copied, setCopied] = useState<Copied>('no')
  const copy = () =>
    copyText(text).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    )
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity={copied === 'refused' ? 'warning' : 'success'} sx={{ mb: 2 }}>
          {copied === 'refused' ? translate('shell.shownOnce.notCopied') : words}
        </Alert>
        <TextField
          size="small"
          fullWidth
          label={label}
          value={text}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true, style: plainFont } }}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus startIcon={<ContentCopy />} onClick={() => void copy()}>
          <span aria-live="polite">
            {translate(copied === 'yes' ? 'shell.shownOnce.copied' : 'shell.shownOnce.copy')}
          </span>
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('shell.shownOnce.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A font in which l, 1 and I differ. */
const plainFont = { fontFamily: monospaceFamily } as const
