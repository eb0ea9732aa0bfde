import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { QRCodeCanvas } from 'qrcode.react'

/** Whether the code can be scanned, is being made, or has expired and must be requested again. */
export type QrCodeStatus = 'active' | 'loading' | 'expired'

interface QrCodeProps {
  /** The text that a scanner reads. */
  value: string
  status?: QrCodeStatus
  /** The width and height in pixels. */
  size?: number
  /** The address of a picture in the middle. */
  icon?: string
  iconSize?: number
  /** The error correction level: L, M, Q or H allow 7, 15, 25 or 30 per cent of the code to be hidden. */
  level?: 'L' | 'M' | 'Q' | 'H'
  color?: string
  background?: string
  words: QrCodeWords
  /** Called when the user asks for a new code after expiry. */
  onRefresh?: () => void
}

export interface QrCodeWords {
  /** The code's name for screen readers, which says what it is for. */
  label: string
  loading: string
  expired: string
  refresh: string
}

/** A QR code on a canvas; black on white in the dark style too, because many scanners read nothing else. */
export function QrCode({
  value,
  status = 'active',
  size = 120,
  icon,
  iconSize = 30,
  level = 'M',
  color = '#000000',
  background = '#ffffff',
  words,
  onRefresh,
}: QrCodeProps) {
  return (
    <Box sx={{ ...frame, bgcolor: background }} aria-busy={status === 'loading'}>
      <QRCodeCanvas
        role="img"
        aria-label={words.label}
        aria-hidden={status !== 'active'}
        value={value}
        size={size}
        level={level}
        fgColor={color}
        bgColor={background}
        {...(icon !== undefined && {
          imageSettings: { src: icon, width: iconSize, height: iconSize, excavate: true },
        })}
        style={{ display: 'block' }}
      />
      {status === 'loading' && (
        <Box sx={mask}>
          <CircularProgress size={32} aria-label={words.loading} />
        </Box>
      )}
      {status === 'expired' && (
        <Box sx={mask} role="status">
          <span>{words.expired}</span>
          <Button size="small" startIcon={<Refresh />} onClick={onRefresh} sx={{ color: '#0b57d0' }}>
            {words.refresh}
          </Button>
        </Box>
      )}
    </Box>
  )
}

const frame = { position: 'relative', display: 'inline-block', p: 1, borderRadius: 1 } as const

// White like the code below it, in both styles.
const mask = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.5,
  borderRadius: 1,
  bgcolor: 'rgba(255, 255, 255, 0.96)',
  color: '#1f1f1f',
  fontSize: '0.875rem',
} as const
