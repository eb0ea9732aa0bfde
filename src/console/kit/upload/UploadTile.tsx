import Close from '@mui/icons-material/Close'
import Refresh from '@mui/icons-material/Refresh'
import Schedule from '@mui/icons-material/Schedule'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { Thumbnail } from '../widgets/Thumbnail.tsx'
import { uploadSize } from './UploadBox.tsx'
import { uploadStatus } from './UploadItem.ts'
import type { UploadItem, UploadStatus } from './UploadItem.ts'

/** The words on a file's tile. */
export interface TileWords {
  waiting: string
  retry: string
}

interface UploadTileProps {
  /** Says what the button does, e.g. "Remove image 1". */
  name: string
  picture: string
  /** The upload, if the picture is still being uploaded. */
  item?: UploadItem
  words: TileWords
  disabled?: boolean
  onRemove: () => void
  /** Sends a failed file again. */
  onRetry?: () => void
}

/**
 * A picture with a button to remove it. During an upload it shows that the file waits, its progress, or a button to retry after
 * a failure.
 */
export function UploadTile({ name, picture, item, disabled = false, onRemove, ...props }: UploadTileProps) {
  const hasFailed = item?.status === uploadStatus.error
  return (
    <Box sx={tile} {...(hasFailed && { title: item.message })}>
      <Thumbnail key={picture} address={picture} size={uploadSize} alt={item ? '' : name} />
      {item && <Box sx={{ ...veil, ...(hasFailed && failed) }}>{progressOf(item, props)}</Box>}
      {!disabled && (
        <IconButton size="small" aria-label={name} title={name} onClick={onRemove} sx={corner}>
          <Close sx={{ fontSize: '1rem' }} />
        </IconButton>
      )}
    </Box>
  )
}

type Progress = Pick<UploadTileProps, 'words' | 'onRetry'>

function progressOf(item: UploadItem, { words, onRetry }: Progress): ReactNode {
  const { file, percent } = item
  const shown: Readonly<Record<UploadStatus, ReactNode>> = {
    [uploadStatus.wait]: (
      <Schedule role="img" aria-hidden={false} aria-label={`${file.name}: ${words.waiting}`} />
    ),
    [uploadStatus.uploading]: (
      <>
        <CircularProgress aria-label={file.name} variant="determinate" value={percent} color="inherit" />
        <Box component="span" aria-hidden sx={{ position: 'absolute', fontSize: '0.6875rem' }}>
          {Math.round(percent)}%
        </Box>
      </>
    ),
    [uploadStatus.done]: null,
    [uploadStatus.error]: (
      <IconButton
        color="inherit"
        aria-label={`${words.retry} ${file.name}`}
        title={words.retry}
        onClick={onRetry}
      >
        <Refresh />
      </IconButton>
    ),
    [uploadStatus.removed]: null,
  }
  return shown[item.status]
}

const tile = { position: 'relative', width: uploadSize, height: uploadSize, flexShrink: 0 } as const

const veil = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 1,
  bgcolor: 'rgba(0, 0, 0, 0.55)',
  color: '#fff',
} as const

const failed = { outline: '2px solid', outlineColor: 'error.main', outlineOffset: -2 } as const

const corner = {
  position: 'absolute',
  top: 4,
  right: 4,
  p: 0.25,
  bgcolor: 'rgba(0, 0, 0, 0.6)',
  color: '#fff',
  '&:hover': { bgcolor: 'rgba(0, 0, 0, 0.8)' },
} as const
