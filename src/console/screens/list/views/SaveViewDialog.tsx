import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { viewTitleLength } from '#shared/contracts/SavedView.ts'
import type { ListLook, SavedView } from '#shared/contracts/SavedView.ts'
import { TextBox } from '../../../kit/inputs/TextBox.tsx'
import { useFailureText } from '../../../kit/page/useFailureText.ts'
import { useViewCalls } from './useViewCalls.ts'
import { useViewWords } from './useViewWords.ts'

interface SaveViewDialogProps {
  entity: string
  look: ListLook
  /** The existing views of the list; saving under the name of one of them replaces it. */
  views: readonly SavedView[]
  onSaved: (id: string) => void
  onClose: () => void
}

/** Asks for a name and saves the list's current look under it. */
export function SaveViewDialog({ entity, look, views, onSaved, onClose }: SaveViewDialogProps) {
  const id = useId()
  const words = useViewWords()
  const notify = useNotify()
  const failureText = useFailureText()
  const calls = useViewCalls()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const title = typed.trim()
  const same = views.find((view) => view.title === title)
  const [ticked, setTicked] = useState<boolean>()
  const shared = ticked ?? same?.shared ?? false
  const save = async (event: FormEvent) => {
    event.preventDefault()
    // React also bubbles the event to the filters' form, which contains the button that opened this dialog.
    event.stopPropagation()
    if (title === '') return setError(words.titleMissing)
    setBusy(true)
    try {
      const saved = await (same
        ? calls.change({ id: same.id, title, look, shared })
        : calls.add({ entity, title, look, shared }))
      notify(words.saved, { type: 'success' })
      onSaved(saved.id)
      onClose()
    } catch (failure) {
      setError(failureText(failure, words.notSaved))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={`${id}-title`}>{words.saveTitle}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {words.about(Object.keys(look.filter).length, look.rows)}
          </Typography>
          <TextBox
            field={{
              id,
              label: words.title,
              required: true,
              error,
              help: same && words.replaces,
            }}
            autoFocus
            autoComplete="off"
            inputProps={{ maxLength: viewTitleLength }}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setError(undefined)
            }}
          />
          <FormControlLabel
            label={words.shareChoice}
            control={<Checkbox checked={shared} onChange={(_event, isTicked) => setTicked(isTicked)} />}
          />
          <Typography variant="body2" color="text.secondary" aria-live="polite">
            {shared ? words.seenByAll : words.seenByOne}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {same ? words.replace : words.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
