import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { linkAddressOf } from './linkAddressOf.ts'

/** The words of the dialog. */
export interface LinkWords {
  link: string
  linkAddress: string
  linkInvalid: string
  linkRemove: string
  confirm: string
  cancel: string
}

interface LinkFormProps {
  /** The current address of the selected text; empty if it is no link. */
  address: string
  words: LinkWords
  /** Takes the new address; undefined removes the link. */
  onLink: (href: string | undefined) => void
  onClose: () => void
}

interface LinkDialogProps extends LinkFormProps {
  open: boolean
  /** Called after the dialog has closed, to return the focus to the editor. */
  onClosed: () => void
}

/** Asks for the address of a link. */
export function LinkDialog({ open, onClosed, ...props }: LinkDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
      disableRestoreFocus
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={id}>{props.words.link}</DialogTitle>
      <LinkForm {...props} />
    </Dialog>
  )
}

function LinkForm({ address, words, onLink, onClose }: LinkFormProps) {
  const [text, setText] = useState(address)
  const [isRefused, setRefused] = useState(false)
  const submit = () => {
    const href = linkAddressOf(text)
    if (href === undefined) return setRefused(true)
    onLink(href)
    return onClose()
  }
  const remove = () => {
    onLink(undefined)
    onClose()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React would pass the event on to the form that contains the editor.
        event.stopPropagation()
        submit()
      }}
    >
      <DialogContent sx={{ pt: '8px !important' }}>
        <TextField
          autoFocus
          fullWidth
          label={words.linkAddress}
          placeholder="https://"
          value={text}
          error={isRefused}
          helperText={isRefused ? words.linkInvalid : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setRefused(false)
          }}
          slotProps={{
            htmlInput: { inputMode: 'url', spellCheck: false, autoCapitalize: 'none', maxLength: 2000 },
          }}
        />
      </DialogContent>
      <DialogActions>
        {address !== '' && (
          <Button color="error" onClick={remove} sx={{ mr: 'auto' }}>
            {words.linkRemove}
          </Button>
        )}
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="contained">
          {words.confirm}
        </Button>
      </DialogActions>
    </form>
  )
}
