import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import Close from '@mui/icons-material/Close'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import { useRef } from 'react'
import { fileOf } from '#shared/fields/fileValue.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { isUnderway } from '../../kit/upload/UploadItem.ts'
import { Thumbnail } from '../../kit/widgets/Thumbnail.tsx'
import { FileDropZone } from '../../kit/upload/FileDropZone.tsx'
import { TextInput } from '../text/TextInput.tsx'
import type { ImageInputProps } from './ImageInputProps.ts'
import { usePictureUpload } from './usePictureUpload.tsx'

/** A picture in a table's cell: uploaded like any other, or given by its address unless it is private. */
export function CellImageInput({ words, upload, onItem, ...props }: ImageInputProps) {
  const { id, label, value, onChange, options, disabled = false } = props
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { uploads, take, cutting } = usePictureUpload({ ...props, words, upload, onItem })
  const item = uploads.items.find(isUnderway)
  const address = textOf(value)
  const isTyped = !item && !options?.holder && fileOf(address) === undefined
  const action = item ? `${words.image.cancel} ${item.file.name}` : `${words.image.upload} ${label}`
  const remove = () => {
    onChange(undefined)
    // The pressed button disappears and would take the focus with it.
    button.current?.focus()
  }
  return (
    <FileDropZone
      {...props}
      // Where the address is visible, its text field shows the error.
      error={isTyped ? undefined : props.error}
      accept="image/*"
      chooser={chooser}
      several={false}
      onFiles={(files) => !item && take(files)}
      notices={[uploads.notice]}
      sx={cellStyle}
    >
      {item && <CircularProgress size={18} variant="determinate" value={item.percent} aria-hidden />}
      {!item && address !== '' && <Thumbnail key={address} address={address} alt={label} />}
      {isTyped && <TextInput {...props} options={{ ...options, inputType: 'url' }} />}
      {/* One button for all actions, so that it keeps the focus. */}
      <IconButton
        id={isTyped ? undefined : id}
        ref={button}
        size="small"
        aria-label={action}
        title={action}
        disabled={disabled}
        onClick={() => (item ? uploads.remove(item) : chooser.current?.click())}
      >
        {item ? <Close fontSize="small" /> : <AddPhotoAlternateOutlined fontSize="small" />}
      </IconButton>
      {!isTyped && !item && address !== '' && !disabled && (
        <IconButton
          size="small"
          aria-label={`${words.remove} ${label}`}
          title={`${words.remove} ${label}`}
          onClick={remove}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
      {cutting}
    </FileDropZone>
  )
}

const cellStyle = { display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40, minWidth: 0 } as const
