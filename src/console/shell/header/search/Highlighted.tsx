import Box from '@mui/material/Box'
import type { MatchRange } from './SearchEntry.ts'

/** A text with its matching part marked. */
export function Highlighted({ text, range }: { text: string; range: MatchRange | undefined }) {
  if (!range) return text
  const [first, last] = range
  return (
    <>
      {text.slice(0, first)}
      <Box component="mark" sx={{ bgcolor: 'transparent', color: 'primary.main', fontWeight: 700 }}>
        {text.slice(first, last + 1)}
      </Box>
      {text.slice(last + 1)}
    </>
  )
}
