import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf, textOrNothing } from '../../kit/text/readValue.ts'
import { spokenLabel, textFieldProps } from '../../kit/inputs/textFieldProps.ts'
import type { Upload } from '../../kit/upload/Upload.ts'
import { uploadFailure } from '../../kit/upload/uploadFailure.ts'
import type { FailureWords } from '../../kit/upload/uploadFailure.ts'

type FileInputProps = InputProps & { words: FailureWords & { upload: string }; upload: Upload }

/** A file by its name: the name is the value, and the file itself is uploaded where it is chosen. */
export function FileInput({ words, upload, ...props }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const send = async (file: File) => {
    setPercent(0)
    setFailure(undefined)
    try {
      const { name } = await upload(file, { onProgress: setPercent })
      props.onChange(name)
    } catch (error) {
      setFailure(uploadFailure(error, words))
    }
    setPercent(undefined)
  }
  const name = `${words.upload} ${props.label}`
  return (
    <>
      <TextField
        {...textFieldProps({ ...props, error: props.error ?? failure })}
        value={textOf(props.value)}
        onChange={({ target }) => props.onChange(textOrNothing(target.value))}
        slotProps={{
          htmlInput: { ...spokenLabel(props), autoComplete: 'off' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                {percent === undefined ? (
                  <IconButton
                    edge="end"
                    size="small"
                    aria-label={name}
                    title={name}
                    disabled={props.disabled ?? false}
                    onClick={() => input.current?.click()}
                  >
                    <UploadFileOutlined fontSize="small" />
                  </IconButton>
                ) : (
                  <CircularProgress size={20} variant="determinate" value={percent} aria-label={name} />
                )}
              </InputAdornment>
            ),
          },
        }}
      />
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after a failure.
          target.value = ''
          if (file) void send(file)
        }}
      />
    </>
  )
}
