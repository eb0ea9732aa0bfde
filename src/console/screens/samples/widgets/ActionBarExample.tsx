import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { ActionBar } from '#console/kit/widgets/actionBar/ActionBar.tsx'
import { fillIn } from '../parts/fillIn.ts'
import { Variant } from '../parts/Variant.tsx'
import { useSampleWords } from '../parts/useSampleWords.ts'

const lines = Array.from({ length: 12 }, (_, index) => index + 1)

/** A bar that stays below long, scrolling content, and a bar that names the objects of its actions. */
export function ActionBarExample() {
  const { actionBar: words } = useSampleWords()
  const [clicked, click] = useState<string>(words.nothing)
  const [count, setCount] = useState(1)
  return (
    <Stack spacing={3}>
      <Variant name={words.form}>
        <p>{words.hint}</p>
        <Box tabIndex={0} role="group" aria-label={words.form} sx={scrolling}>
          {lines.map((number) => (
            <p key={number}>{fillIn(words.line, { number })}</p>
          ))}
          <ActionBar>
            <Button onClick={() => click(words.cancel)}>{words.cancel}</Button>
            <Button variant="outlined" onClick={() => click(words.saveAs)}>
              {words.saveAs}
            </Button>
            <Button variant="contained" onClick={() => click(words.save)}>
              {words.save}
            </Button>
          </ActionBar>
        </Box>
        <p role="status">{fillIn(words.said, { name: clicked })}</p>
      </Variant>
      <Variant name={words.chosen}>
        <ActionBar label={words.chosen} note={fillIn(words.note, { count })}>
          <Button onClick={() => setCount(count + 1)}>{words.more}</Button>
          <Button variant="contained" color="error" disabled={count === 0} onClick={() => setCount(0)}>
            {words.remove}
          </Button>
        </ActionBar>
      </Variant>
    </Stack>
  )
}

// On a real page the page itself scrolls; here a box does, without the page's margins.
const scrolling = {
  '--main-margin': '0px',
  height: 240,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 2,
} as const
