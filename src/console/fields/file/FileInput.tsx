import Close from '@mui/icons-material/Close'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { useRef } from 'react'
import { fileText } from '#shared/fields/fileValue.ts'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { Upload } from '../../kit/upload/Upload.ts'
import { isUnderway } from '../../kit/upload/UploadItem.ts'
import { useUploads } from '../../kit/upload/useUploads.ts'
import type { UploadWords } from '../../kit/upload/useUploads.ts'
import { ChosenFile } from './ChosenFile.tsx'

interface FileInputProps extends InputProps {
  words: UploadWords & { choose: string; replace: string; remove: string; cancel: string; stop: string }
  upload: Upload
}

/** A file: uploaded where it is chosen, shown by its name, taken out or replaced by another. */
export function FileInput({ words, upload, ...props }: FileInputProps) {
  const { id, label, value, onChange, bare = false, disabled = false } = props
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const uploads = useUploads({
    upload,
    words,
    room: 1,
    onUploaded: (file) => onChange(fileText(file, props.options?.textRoom)),
  })
  const item = uploads.items.find(isUnderway)
  const text = textOf(value)
  const take = (files: Iterable<File> | null) => {
    const [file] = files ?? []
    if (file && !item && !disabled) uploads.start([file])
  }
  const remove = () => {
    for (const each of uploads.items) uploads.remove(each)
    onChange(undefined)
    // The button that was pressed goes away, and takes the focus with it.
    button.current?.focus()
  }
  const action = item ? words.cancel : text === '' ? words.choose : words.replace
  const about = item ? item.file.name : label
  const input = (
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
        sx={rowStyle}
      >
        <ChosenFile text={text} item={item} />
        {/* The same button all the while, so that it keeps the focus. */}
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
      </Box>
      <input
        ref={chooser}
        type="file"
        hidden
        onChange={({ target }) => {
          take(target.files)
          // The same file may be chosen again after a failure.
          target.value = ''
        }}
      />
      <FormHelperText error role="status">
        {[bare ? props.error : undefined, uploads.notice].filter(Boolean).join(' ')}
      </FormHelperText>
    </>
  )
  return bare ? input : <InputFrame {...props}>{input}</InputFrame>
}

const rowStyle = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, minWidth: 0 } as const
