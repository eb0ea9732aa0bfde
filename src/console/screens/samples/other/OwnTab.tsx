import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTabs } from '../../../kit/tabs/useTabs.ts'
import { SampleCard } from '../parts/SampleCard.tsx'
import { usePageWords } from '../parts/usePageWords.ts'

/** Shows how a page controls its own tab. */
export function OwnTab() {
  const { tabs: words } = usePageWords()
  const tabs = useTabs()
  const [title, setTitle] = useState('')
  const [note, setNote] = useState('')
  const rename = (event: FormEvent) => {
    event.preventDefault()
    tabs.setTitle(title)
  }
  return (
    <SampleCard title={words.own} hint={words.ownHint}>
      <Stack spacing={2} sx={{ mt: 2 }}>
        <Stack component="form" direction="row" spacing={1} onSubmit={rename}>
          <TextField
            size="small"
            fullWidth
            label={words.newTitle}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <Button type="submit" variant="outlined" sx={{ flex: 'none' }}>
            {words.setTitle}
          </Button>
        </Stack>
        <TextField
          size="small"
          fullWidth
          label={words.note}
          helperText={words.noteHint}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => tabs.reload()}>
            {words.reload}
          </Button>
          <Button variant="outlined" onClick={() => tabs.close()}>
            {words.close}
          </Button>
        </Stack>
      </Stack>
    </SampleCard>
  )
}
