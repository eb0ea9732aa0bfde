import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { LoadingOverlay } from '#console/kit/widgets/loadingOverlay/LoadingOverlay.tsx'
import { useSampleWords } from '../parts/useSampleWords.ts'

/** An overlay that can be shown and hidden. */
export function LoadingOverlayExample() {
  const { loadingOverlay: words } = useSampleWords()
  const [loading, setLoading] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setLoading(!loading)} sx={{ mb: 2 }}>
        {loading ? words.stop : words.start}
      </Button>
      <LoadingOverlay loading={loading} label={words.label}>
        <Box sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <p>{words.content}</p>
          <Button variant="outlined">{words.button}</Button>
        </Box>
      </LoadingOverlay>
    </>
  )
}
