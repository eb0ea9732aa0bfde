import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { Scrollbar } from '#console/kit/widgets/scrollbar/Scrollbar.tsx'
import { fillIn } from '../parts/fillIn.ts'
import { Variant } from '../parts/Variant.tsx'
import { useSampleWords } from '../parts/useSampleWords.ts'

const lines = Array.from({ length: 30 }, (_, index) => index + 1)

/** Long lists in low boxes: a scrollbar that hides at once, and one that stays for a moment. */
export function ScrollbarExample() {
  const { scrollbar: words } = useSampleWords()
  const list = (
    <Box sx={{ px: 2 }}>
      {lines.map((number) => (
        <p key={number}>{fillIn(words.line, { number })}</p>
      ))}
    </Box>
  )
  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <Variant name={words.quick}>
        <Scrollbar label={words.quick} height={180}>
          {list}
        </Scrollbar>
      </Variant>
      <Variant name={words.slow}>
        <Scrollbar label={words.slow} height={180} autoHide="slow">
          {list}
        </Scrollbar>
      </Variant>
    </Stack>
  )
}
