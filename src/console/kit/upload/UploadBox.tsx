import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { Thumbnail } from '../widgets/Thumbnail.tsx'

/** The width and height of a picture in an input, in pixels. */
export const uploadSize = 120

interface UploadBoxProps {
  id?: string
  /** Says what choosing a file does, e.g. "Upload cover image". */
  name: string
  /** Shown below the symbol while there is no picture. */
  hint: string
  /** The address of the picture in the box. */
  picture?: string | undefined
  several?: boolean
  disabled?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A box of 120 by 120 pixels that takes pictures by click, drop and paste. */
export function UploadBox({
  id,
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
        id={id}
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
            <Box component="span" sx={{ fontSize: '0.75rem', mt: 0.5, px: 1 }}>
              {hint}
            </Box>
          </>
        ) : (
          <Thumbnail key={picture} address={picture} size={uploadSize} />
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
          // Lets the user choose the same file again after a failure.
          target.value = ''
        }}
      />
    </>
  )
}

const frame = {
  width: uploadSize,
  height: uploadSize,
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
