import Box from '@mui/material/Box'
import { useState } from 'react'
import { ResizeBox } from '#console/kit/widgets/resizeBox/ResizeBox.tsx'
import { fillIn } from '../parts/fillIn.ts'
import { useSampleWords } from '../parts/useSampleWords.ts'

/** A box that can be resized down to 100 by 100 pixels. */
export function ResizeBoxExample() {
  const { resizeBox: words } = useSampleWords()
  const [size, setSize] = useState({ width: 280, height: 160 })
  return (
    <>
      <ResizeBox initial={size} handle={words.handle} onResize={setSize}>
        <Box sx={{ p: 2 }}>{words.content}</Box>
      </ResizeBox>
      <p role="status">{fillIn(words.size, { ...size })}</p>
    </>
  )
}
