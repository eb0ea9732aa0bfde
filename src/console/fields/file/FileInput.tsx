import Close from '@mui/icons-material/Close'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useRef } from 'react'
import { fileText } from '#shared/fields/fileValue.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { Upload } from '../../kit/upload/Upload.ts'
import { isUnderway } from '../../kit/upload/UploadItem.ts'
import { useUploads } from '../../kit/upload/useUploads.ts'
import type { UploadWords } from '../../kit/upload/useUploads.ts'
import { ChosenFile } from './ChosenFile.tsx'
import { FileDropZone } from '../../kit/upload/FileDropZone.tsx'

interface FileInputProps extends InputProps {
  words: UploadWords & { choose: string; replace: string; remove: string; cancel: string; stop: string }
  upload: Upload
}

/** An input for one file: uploads it, shows its name, and can remove or replace it. */
export function FileInput({ words, upload, ...props }: FileInputProps) {
  const { id, label, value, onChange, disabled = false } = props
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const uploads = useUploads({
    upload,
    words,
    maxSize: props.options?.maxSize,
    room: 1,
    onUploaded: (file) => onChange(fileText(file, props.options?.textRoom)),
  })
  const item = uploads.items.find(isUnderway)
  const text = textOf(value)
  const take = ([file]: readonly File[]) => {
    if (file && !item) uploads.start(uploads.small([file]))
  }
  const remove = () => {
    for (const each of uploads.items) uploads.remove(each)
    onChange(undefined)
    // The pressed button disappears and would take the focus with it.
    button.current?.focus()
  }
  const action = item ? words.cancel : text === '' ? words.choose : words.replace
  const about = item ? item.file.name : label
  return (
    <FileDropZone
      {...props}
      chooser={chooser}
      several={false}
      onFiles={take}
      notices={[uploads.notice]}
      sx={rowStyle}
    >
      <ChosenFile text={text} item={item} holder={props.options?.holder} />
      {/* One button for all three actions, so that it keeps the focus. */}
      <Button
        id={id}
        ref={button}
        size="small"
        variant="outlined"
        aria-label={`${action} ${about}`}
        disabled={disabled}
        startIcon={item || text !== '' ? undefined : <UploadFileOutlined />}
        onClick={() => (item ? uploads.remove(item) : chooser.current?.click())}
        sx={{ flexShrink: 0 }}
      >
        {item ? words.stop : action}
      </Button>
      {text !== '' && !item && !disabled && (
        <IconButton
          size="small"
          aria-label={`${words.remove} ${label}`}
          title={`${words.remove} ${label}`}
          onClick={remove}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </FileDropZone>
  )
}

const rowStyle = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, minWidth: 0 } as const
