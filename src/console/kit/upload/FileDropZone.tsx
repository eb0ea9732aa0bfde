import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import type { SxProps } from '@mui/material/styles'
import type { ReactNode, RefObject } from 'react'
import { joinSentences } from '#shared/words/joinSentences.ts'
import { InputFrame } from '../inputs/InputFrame.tsx'
import type { InputProps } from '../inputs/InputProps.ts'

interface FileDropZoneProps extends InputProps {
  /** The hidden file input; a click on it opens the browser's file dialog. */
  chooser: RefObject<HTMLInputElement | null>
  several: boolean
  /** The kinds of files that the dialog offers; absent for all. */
  accept?: string
  onFiles: (files: readonly File[]) => void
  /** The problems with the files, shown below them. */
  notices: readonly (string | undefined)[]
  children: ReactNode
  sx?: SxProps
}

/** The area around a file input: takes dropped, pasted and chosen files, and shows problems below. */
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
          // Lets the user choose the same file again after a failure.
          target.value = ''
        }}
      />
      <FormHelperText error role="status">
        {joinSentences([bare ? props.error : undefined, ...notices])}
      </FormHelperText>
    </>
  )
  return bare ? zone : <InputFrame {...props}>{zone}</InputFrame>
}
