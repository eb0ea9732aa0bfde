import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined'
import Box from '@mui/material/Box'
import { Suspense, useCallback, useState } from 'react'
import { lazy } from '../../page/lazy.ts'
import { safeAddress } from '../../text/safeAddress.ts'
import type { PreviewWords } from './MediaPreview.tsx'
import { ZoomPicture } from './ZoomPicture.tsx'
import { mediaTypeOf } from './mediaType.ts'
import type { View } from './view.ts'

const TextPage = lazy(async () => ({ default: (await import('./TextPage.tsx')).TextPage }))

interface MediaProps {
  url: string
  name: string
  view: View
  words: Pick<PreviewWords, 'failed' | 'encoding' | 'cut'>
}

/** One picture, video, sound or text of a preview. */
export function Media({ url, name, view, words }: MediaProps) {
  const address = safeAddress(url)
  const [hasFailed, setHasFailed] = useState(address === undefined)
  const onError = useCallback(() => setHasFailed(true), [])
  const type = mediaTypeOf(url)
  return (
    // A zoomed picture is scrolled by keyboard as well.
    <Box tabIndex={0} role="group" aria-label={name} sx={stage}>
      {hasFailed && (
        <Box role="status" sx={{ m: 'auto', display: 'grid', justifyItems: 'center', gap: 1, p: 2 }}>
          <BrokenImageOutlined fontSize="large" />
          {words.failed}
        </Box>
      )}
      {!hasFailed && type === 'video' && (
        <video src={address} controls aria-label={name} onError={onError} style={whole} />
      )}
      {!hasFailed && type === 'audio' && (
        <audio src={address} controls aria-label={name} onError={onError} style={whole} />
      )}
      {!hasFailed && address !== undefined && type === 'image' && (
        <ZoomPicture url={address} name={name} view={view} onError={onError} />
      )}
      {!hasFailed && address !== undefined && type === 'text' && (
        <Suspense>
          <TextPage url={address} words={words} onError={onError} />
        </Suspense>
      )}
    </Box>
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
