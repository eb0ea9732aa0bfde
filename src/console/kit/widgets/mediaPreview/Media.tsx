import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { Suspense, useCallback, useState } from 'react'
import { fileOf } from '#shared/fields/fileValue.ts'
import { lazy } from '../../page/lazy.ts'
import { safeAddress } from '../../text/safeAddress.ts'
import type { PreviewWords } from './MediaPreview.tsx'
import { ZoomPicture } from './ZoomPicture.tsx'
import { mediaTypeOf } from './mediaType.ts'
import { useMediaSource } from './useMediaSource.ts'
import type { LoadMedia, MediaSource } from './useMediaSource.ts'
import type { View } from './view.ts'

const TextPage = lazy(async () => ({ default: (await import('./TextPage.tsx')).TextPage }))

interface MediaProps {
  url: string
  name: string
  view: View
  words: Pick<PreviewWords, 'failed' | 'encoding' | 'cut'>
  load?: LoadMedia | undefined
}

/** One picture, video, sound or text of a preview. */
export function Media({ url, name, view, words, load }: MediaProps) {
  const [hasFailed, setHasFailed] = useState(safeAddress(url) === undefined)
  const onError = useCallback(() => setHasFailed(true), [])
  const isPrivate = fileOf(url)?.uploader !== undefined
  const source = useMediaSource(url, isPrivate ? load : undefined, onError)
  return (
    // Focusable, so that a zoomed picture can be scrolled by keyboard.
    <Box tabIndex={0} role="group" aria-label={name} aria-busy={!source && !hasFailed} sx={stage}>
      {hasFailed && (
        <Box role="status" sx={{ m: 'auto', display: 'grid', justifyItems: 'center', gap: 1, p: 2 }}>
          <BrokenImageOutlined fontSize="large" />
          {words.failed}
        </Box>
      )}
      {!hasFailed && !source && <CircularProgress color="inherit" aria-label={name} sx={{ m: 'auto' }} />}
      {!hasFailed && source && <Shown {...{ url, name, view, words, source, onError }} />}
    </Box>
  )
}

interface ShownProps extends Omit<MediaProps, 'load'> {
  source: MediaSource
  onError: () => void
}

/** The type follows from the end of the original address, because a fetched file's own address has no file name. */
function Shown({ url, name, view, words, source, onError }: ShownProps) {
  const { address } = source
  const type = mediaTypeOf(url)
  const player = { src: address, controls: true, 'aria-label': name, onError, style: whole }
  if (type === 'video') return <video {...player} />
  if (type === 'audio') return <audio {...player} />
  if (type === 'image') return <ZoomPicture url={address} name={name} view={view} onError={onError} />
  return (
    <Suspense>
      <TextPage source={source} words={words} onError={onError} />
    </Suspense>
  )
}

const stage = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  overflow: 'auto',
  '&:focus-visible': { outline: '2px solid #fff', outlineOffset: -2 },
} as const

const whole = { margin: 'auto', maxWidth: '100%', maxHeight: '100%' } as const
