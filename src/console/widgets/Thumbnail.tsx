import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { safeAddress } from './safeAddress.ts'

/** A small picture in a box of fixed size, so that nothing jumps; a broken address shows a symbol. */
export function Thumbnail({
  address,
  size = 40,
  alt = '',
}: {
  address: string
  size?: number
  alt?: string
}) {
  const [failed, setFailed] = useState<string>()
  const source = safeAddress(address)
  const broken = source === undefined || failed === source
  return (
    <Box
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: 1,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        color: 'text.disabled',
      }}
    >
      {broken ? (
        <BrokenImageOutlined fontSize="small" />
      ) : (
        <img
          src={source}
          alt={alt}
          loading="lazy"
          width={size}
          height={size}
          style={{ objectFit: 'cover' }}
          onError={() => setFailed(source)}
        />
      )}
    </Box>
  )
}
