import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { viewTitleLength } from '#shared/contracts/SavedView.ts'
import type { SavedView } from '#shared/contracts/SavedView.ts'
import { TextBox } from '../../../kit/inputs/TextBox.tsx'
import { useFailureText } from '../../../kit/page/useFailureText.ts'
import { useViewCalls } from './useViewCalls.ts'
import { useViewWords } from './useViewWords.ts'

/** An input for a view's new name. */
export function RenameView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const words = useViewWords()
  const failureText = useFailureText()
  const calls = useViewCalls()
  const [typed, setTyped] = useState(view.title)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    // React also bubbles the event to the filters' form, which contains the button that opened this dialog.
    event.stopPropagation()
    const title = typed.trim()
    if (title === '') return setError(words.titleMissing)
    setBusy(true)
    try {
      await calls.change({ ...view, title })
      onClose()
    } catch (failure) {
      setError(failureText(failure, words.notSaved))
      setBusy(false)
    }
  }
  // Otherwise Escape would close the whole dialog.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <Box component="form" noValidate onSubmit={(event) => void save(event)} sx={formStyle}>
      <Box sx={{ flex: '1 1 200px' }}>
        <TextBox
          field={{ id: `view-${view.id}`, label: words.title, required: true, error }}
          autoFocus
          autoComplete="off"
          inputProps={{ maxLength: viewTitleLength }}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
        />
      </Box>
      <Button type="submit" variant="contained" loading={busy}>
        {words.confirm}
      </Button>
      <Button onClick={onClose}>{words.cancel}</Button>
    </Box>
  )
}

/** The buttons go below the name if there is no room beside it. */
const formStyle = {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  gap: 1,
  my: 0.5,
}
