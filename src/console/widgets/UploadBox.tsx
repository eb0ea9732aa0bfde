import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { Thumbnail } from './Thumbnail.tsx'
import { isUnderway, uploadStatus } from './UploadItem.ts'
import type { UploadItem } from './UploadItem.ts'

const size = 120

interface UploadBoxProps {
  /** Says what choosing a file does, e.g. "Upload cover image". */
  name: string
  /** Stands below the symbol while there is no picture. */
  hint: string
  /** Address of the picture in it. */
  picture?: string | undefined
  several?: boolean
  disabled?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A box of 120 by 120 pixels that takes pictures by click, drop and paste. */
export function UploadBox({
  name,
  hint,
  picture,
  several = false,
  disabled = false,
  onFiles,
}: UploadBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    const chosen = [...(files ?? [])].slice(0, several ? undefined : 1)
    if (!disabled && chosen.length > 0) onFiles(chosen)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <>
      <ButtonBase
        focusRipple
        aria-label={picture === undefined ? `${name}: ${hint}` : name}
        title={name}
        disabled={disabled}
        onClick={() => input.current?.click()}
        onPaste={(event) => take(event.clipboardData.files)}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={{ ...frame, ...(picture === undefined && dashed), ...(isOver && over) }}
      >
        {picture === undefined ? (
          <>
            <AddPhotoAlternateOutlined />
            <Box component="span" sx={{ fontSize: 12, mt: 0.5, px: 1 }}>
              {hint}
            </Box>
          </>
        ) : (
          <Thumbnail key={picture} address={picture} size={size} />
        )}
      </ButtonBase>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        multiple={several}
        onChange={({ target }) => {
          take(target.files)
          // The same file may be chosen again after a failure.
          target.value = ''
        }}
      />
    </>
  )
}

/** A picture with a way to take it out again; over one on its way stands how far it has come. */
export function UploadTile({ name, picture, item, onRemove, disabled = false }: UploadTileProps) {
  return (
    <Box sx={{ position: 'relative', width: size, height: size, flexShrink: 0 }}>
      <Thumbnail key={picture} address={picture} size={size} alt={item ? '' : name} />
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

const frame = {
  width: size,
  height: size,
  flexShrink: 0,
  flexDirection: 'column',
  borderRadius: 1,
  color: 'text.secondary',
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const

const dashed = {
  border: '1px dashed',
  borderColor: 'divider',
  bgcolor: 'action.hover',
  '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
} as const

const over = { borderColor: 'primary.main', color: 'primary.main' } as const

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
