import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTabs } from '../../../kit/tabs/useTabs.ts'
import { SampleCard } from '../parts/SampleCard.tsx'
import { usePageWords } from '../parts/usePageWords.ts'

const firstAddress = '/samples/widgets'

/** Shows how a page controls the tab at an address; if there is none, a message warns the user. */
export function TabControls() {
  const { tabs: words } = usePageWords()
  const tabs = useTabs()
  const [address, setAddress] = useState(firstAddress)
  const [title, setTitle] = useState('')
  return (
    <SampleCard title={words.others} hint={words.othersHint}>
      <Stack spacing={2} sx={{ mt: 2 }}>
        <TextField
          size="small"
          fullWidth
          label={words.address}
          value={address}
          onChange={(event) => setAddress(event.target.value.trim())}
        />
        <TextField
          size="small"
          fullWidth
          label={words.title}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" disabled={!address.startsWith('/')} onClick={() => tabs.open(address)}>
            {words.open}
          </Button>
          <Button variant="outlined" onClick={() => tabs.setTitle(title, address)}>
            {words.setTitleAt}
          </Button>
          <Button variant="outlined" onClick={() => tabs.reload(address)}>
            {words.reloadAt}
          </Button>
          <Button variant="outlined" onClick={() => tabs.close(address)}>
            {words.closeAt}
          </Button>
        </Stack>
      </Stack>
    </SampleCard>
  )
}
