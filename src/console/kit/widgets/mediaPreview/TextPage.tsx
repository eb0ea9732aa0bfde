import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useEffect, useState } from 'react'
import { monospaceFamily } from '../../colors/tokens.ts'
import type { PreviewWords } from './MediaPreview.tsx'
import type { MediaSource } from './useMediaSource.ts'
import { readTextFile } from './readTextFile.ts'
import type { TextFile } from './readTextFile.ts'

interface TextPageProps {
  source: MediaSource
  words: Pick<PreviewWords, 'encoding' | 'cut'>
  /** Must be a stable function: another one makes the file load again. */
  onError: () => void
}

/** The text of a file, and its detected encoding. */
export function TextPage({ source: { address, contents }, words, onError }: TextPageProps) {
  const [file, setFile] = useState<TextFile>()
  useEffect(() => {
    const abort = new AbortController()
    readTextFile(contents ?? address, abort.signal).then(setFile, () => {
      if (!abort.signal.aborted) onError()
    })
    return () => abort.abort()
  }, [address, contents, onError])
  if (!file) return <CircularProgress color="inherit" sx={{ m: 'auto' }} />
  return (
    <Box sx={page}>
      <Box component="p" role="status" sx={{ m: 0, fontSize: '0.8125rem', opacity: 0.8 }}>
        {words.encoding} · {file.encoding}
      </Box>
      {file.isCut && <Alert severity="info">{words.cut}</Alert>}
      <Box component="pre" sx={text}>
        {file.text}
      </Box>
    </Box>
  )
}

const page = {
  m: '0 auto',
  width: '100%',
  maxWidth: 1000,
  p: { xs: 1.5, sm: 3 },
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
} as const

const text = {
  m: 0,
  fontFamily: monospaceFamily,
  fontSize: '0.875rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 4,
} as const
