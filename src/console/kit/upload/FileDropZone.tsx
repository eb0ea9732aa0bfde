import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import type { SxProps } from '@mui/material/styles'
import type { ReactNode, RefObject } from 'react'
import { sentences } from '#shared/words/sentences.ts'
import { InputFrame } from '../inputs/InputFrame.tsx'
import type { InputProps } from '../inputs/InputProps.ts'

interface FileDropZoneProps extends InputProps {
  /** The hidden input whose click lets people choose files. */
  chooser: RefObject<HTMLInputElement | null>
  several: boolean
  /** Which kinds of files the chooser offers; absent: all. */
  accept?: string
  onFiles: (files: readonly File[]) => void
  /** What is wrong with the files, below them. */
  notices: readonly (string | undefined)[]
  children: ReactNode
  sx?: SxProps
}

/** Around an input of files: takes those that are dropped, pasted or chosen, and says below what is wrong with them. */
export function FileDropZone({
  chooser,
  several,
  accept,
  onFiles,
  notices,
  children,
  sx = {},
  ...props
}: FileDropZoneProps) {
  const { id, label, bare = false, disabled = false } = props
  const take = (files: FileList | null) => {
    if (!disabled && files && files.length > 0) onFiles([...files])
  }
  const zone = (
    <>
      <Box
        role="group"
        {...(bare ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` })}
        {...((props.error ?? props.help) && !bare && { 'aria-describedby': `${id}-help` })}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          take(event.dataTransfer.files)
        }}
        onPaste={(event) => take(event.clipboardData.files)}
        sx={sx}
      >
        {children}
      </Box>
      <input
        ref={chooser}
        type="file"
        multiple={several}
        accept={accept}
        hidden
        onChange={({ target }) => {
          take(target.files)
          // The same file may be chosen again after a failure.
          target.value = ''
        }}
      />
      <FormHelperText error role="status">
        {sentences([bare ? props.error : undefined, ...notices])}
      </FormHelperText>
    </>
  )
  return bare ? zone : <InputFrame {...props}>{zone}</InputFrame>
}
