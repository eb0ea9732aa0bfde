import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import { Thumbnail } from '../widgets/Thumbnail.tsx'
import { uploadSize } from './UploadBox.tsx'
import { isUnderway, uploadStatus } from './UploadItem.ts'
import type { UploadItem } from './UploadItem.ts'

/** A picture with a way to take it out again; over one on its way stands how far it has come. */
export function UploadTile({ name, picture, item, onRemove, disabled = false }: UploadTileProps) {
  return (
    <Box sx={{ position: 'relative', width: uploadSize, height: uploadSize, flexShrink: 0 }}>
      <Thumbnail key={picture} address={picture} size={uploadSize} alt={item ? '' : name} />
      {item && isUnderway(item) && (
        <Box sx={veil}>
          <CircularProgress
            aria-label={item.file.name}
            variant={item.status === uploadStatus.wait ? 'indeterminate' : 'determinate'}
            value={item.percent}
            color="inherit"
          />
          <Box component="span" aria-hidden sx={{ position: 'absolute', fontSize: 11 }}>
            {item.percent}%
          </Box>
        </Box>
      )}
      {!disabled && (
        <IconButton size="small" aria-label={name} title={name} onClick={onRemove} sx={corner}>
          <Close sx={{ fontSize: 16 }} />
        </IconButton>
      )}
    </Box>
  )
}

interface UploadTileProps {
  /** Says what its button does, e.g. "Remove image 1". */
  name: string
  picture: string
  item?: UploadItem
  disabled?: boolean
  onRemove: () => void
}

const veil = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 1,
  bgcolor: 'rgba(0, 0, 0, 0.55)',
  color: '#fff',
} as const

const corner = {
  position: 'absolute',
  top: 4,
  right: 4,
  p: 0.25,
  bgcolor: 'rgba(0, 0, 0, 0.6)',
  color: '#fff',
  '&:hover': { bgcolor: 'rgba(0, 0, 0, 0.8)' },
} as const
