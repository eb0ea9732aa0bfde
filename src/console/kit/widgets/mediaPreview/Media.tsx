import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { safeAddress } from '../../text/safeAddress.ts'
import { ZoomPicture } from './ZoomPicture.tsx'
import { mediaTypeOf } from './mediaType.ts'
import type { View } from './view.ts'

interface MediaProps {
  url: string
  name: string
  view: View
  /** Says that it cannot be shown. */
  failed: string
}

/** One picture, video or sound of a preview. */
export function Media({ url, name, view, failed }: MediaProps) {
  const address = safeAddress(url)
  const [hasFailed, setHasFailed] = useState(address === undefined)
  const onError = () => setHasFailed(true)
  const type = mediaTypeOf(url)
  return (
    // A zoomed picture is scrolled by keyboard as well.
    <Box tabIndex={0} role="group" aria-label={name} sx={stage}>
      {hasFailed && (
        <Box role="status" sx={{ m: 'auto', display: 'grid', justifyItems: 'center', gap: 1, p: 2 }}>
          <BrokenImageOutlined fontSize="large" />
          {failed}
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
