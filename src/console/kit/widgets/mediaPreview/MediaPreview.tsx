import Close from '@mui/icons-material/Close'
import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Media } from './Media.tsx'
import { PictureTools } from './PictureTools.tsx'
import { ToolButton } from './ToolButton.tsx'
import { mediaTypeOf } from './mediaType.ts'
import type { LoadMedia } from './useMediaSource.ts'
import { canZoomOut, plainView } from './view.ts'

/** The words of a preview. */
export interface PreviewWords {
  title: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  rotateLeft: string
  rotateRight: string
  close: string
  /** Shown in place of a file that cannot be loaded. */
  failed: string
  /** The label before the encoding of a text. */
  encoding: string
  /** Says that a text is only the beginning of its file. */
  cut: string
}

interface MediaPreviewProps {
  /** The addresses of pictures, videos (mp4), sounds (mp3) and texts (txt, csv, log, md, json). */
  urls: readonly string[]
  /** The index of the file shown first, from 0. */
  index?: number
  words: PreviewWords
  /** Fetches private files; must be a stable function. */
  load?: LoadMedia | undefined
  onClose: () => void
}

/** Shows pictures, videos, sounds and texts one after the other in the whole window, by mouse, finger or arrow keys. */
export function MediaPreview({ urls, index = 0, words, load, onClose }: MediaPreviewProps) {
  const titleId = useId()
  const [current, setCurrent] = useState(index)
  const [view, setView] = useState(plainView)
  const url = urls[current] ?? ''
  const go = (to: number) => {
    if (to < 0 || to >= urls.length) return
    setCurrent(to)
    setView(plainView)
  }
  const press = ({ key, target }: KeyboardEvent) => {
    // The arrow keys belong to a focused player, and scroll a zoomed picture.
    if (target instanceof HTMLMediaElement || canZoomOut(view)) return
    if (key === 'ArrowLeft') go(current - 1)
    if (key === 'ArrowRight') go(current + 1)
  }
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: paper } }}
      onKeyDown={press}
    >
      <Box role="toolbar" aria-label={words.title} sx={bar}>
        <Box component="span" id={titleId} sx={{ pl: 1, minWidth: 0 }}>
          {words.title}
        </Box>
        <Box component="span" role="status" sx={{ mr: 'auto', px: 1, whiteSpace: 'nowrap' }}>
          {current + 1} / {urls.length}
        </Box>
        <PictureTools words={words} view={view} disabled={mediaTypeOf(url) !== 'image'} onView={setView} />
        <ToolButton name={words.close} onClick={onClose}>
          <Close />
        </ToolButton>
      </Box>
      <Media
        key={`${current} ${url}`}
        url={url}
        name={`${words.title} ${current + 1}`}
        view={view}
        words={words}
        load={load}
      />
      <Box sx={{ ...bar, justifyContent: 'center' }}>
        <ToolButton name={words.previous} disabled={current === 0} onClick={() => go(current - 1)}>
          <NavigateBefore />
        </ToolButton>
        <ToolButton name={words.next} disabled={current >= urls.length - 1} onClick={() => go(current + 1)}>
          <NavigateNext />
        </ToolButton>
      </Box>
    </Dialog>
  )
}

// Dark in both styles, because pictures are judged against it.
const paper = { bgcolor: '#121212', backgroundImage: 'none', color: '#fff' } as const

const bar = { display: 'flex', alignItems: 'center', gap: 0.5, p: 1 } as const
