import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import type { Upload } from '../../kit/upload/Upload.ts'
import { isUnderway } from '../../kit/upload/UploadItem.ts'
import { useUploads } from '../../kit/upload/useUploads.ts'
import type { UploadWords } from '../../kit/upload/useUploads.ts'

interface TextUploadInputProps extends InputProps {
  words: UploadWords & { choose: string; cancel: string; stop: string }
  /** Uploads the file. */
  upload: Upload
}

/** A text that names a file: typed, or set to the name of an uploaded file. */
export function TextUploadInput({ words, upload, ...props }: TextUploadInputProps) {
  const { value, onChange, disabled = false } = props
  const chooser = useRef<HTMLInputElement>(null)
  const uploads = useUploads({
    upload,
    words,
    maxSize: props.options?.maxSize,
    room: 1,
    onUploaded: ({ name }) => onChange(name),
  })
  const item = uploads.items.find(isUnderway)
  const take = ([file]: Iterable<File>) => {
    if (file && !item && !disabled) uploads.start(uploads.small([file]))
  }
  const field = textFieldProps({ ...props, error: props.error ?? uploads.notice })
  return (
    <>
      <TextField
        {...field}
        value={item ? item.file.name : textOf(value)}
        onChange={({ target }) => onChange(textOrNothing(target.value))}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          take(event.dataTransfer.files)
        }}
        slotProps={{
          htmlInput: { ...spokenLabel(props), autoComplete: 'off', readOnly: item !== undefined },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                {item && (
                  <CircularProgress
                    size={18}
                    variant="determinate"
                    value={item.percent}
                    aria-label={item.file.name}
                    sx={{ mr: 1 }}
                  />
                )}
                <Button
                  size="small"
                  aria-label={item ? `${words.cancel} ${item.file.name}` : `${words.choose} ${props.label}`}
                  disabled={disabled}
                  startIcon={item ? undefined : <UploadFileOutlined />}
                  onClick={() => (item ? uploads.remove(item) : chooser.current?.click())}
                >
                  {item ? words.stop : words.choose}
                </Button>
              </InputAdornment>
            ),
          },
        }}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        onChange={({ target }) => {
          take(target.files ?? [])
          // Lets the user choose the same file again after a failure.
          target.value = ''
        }}
      />
    </>
  )
}
