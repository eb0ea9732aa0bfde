import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import { Suspense, useState } from 'react'
import { AddressImageInput } from './AddressImageInput.tsx'
import type { CropWords } from './CropDialog.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { TextInput } from '../text/TextInput.tsx'
import type { Upload } from '../../kit/upload/Upload.ts'
import { UploadBox } from '../../kit/upload/UploadBox.tsx'
import { isUnderway } from '../../kit/upload/UploadItem.ts'
import { UploadTile } from '../../kit/upload/UploadTile.tsx'
import { useUploads } from '../../kit/upload/useUploads.ts'
import type { UploadWords } from '../../kit/upload/useUploads.ts'
import { lazy } from '../../kit/page/lazy.ts'

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }))

/** The words of an input of pictures. */
export interface ImageWords {
  image: UploadWords & {
    upload: string
    hint: string
    cancel: string
    address: string
    orAddress: string
    crop: CropWords
  }
}

type ImageInputProps = InputProps & { words: ImageWords; upload: Upload }

/** A picture: uploaded, cut to size first where the options say so, or named by its address. */
export function ImageInput(props: ImageInputProps) {
  return props.bare ? <AddressImageInput {...props} /> : <UploadImageInput {...props} />
}

function UploadImageInput({ words: { image: words }, upload, ...props }: ImageInputProps) {
  const { label, value, onChange, options, disabled = false } = props
  const [toCrop, setToCrop] = useState<File>()
  const uploads = useUploads({ upload, words, maxSize: options?.maxSize, room: 1, onUploaded: onChange })
  const address = textOf(value)
  const [item] = uploads.items
  const take = (files: readonly File[]) => {
    const fitting = uploads.fitting(files)
    if (options?.cropper) setToCrop(fitting[0])
    else uploads.start(fitting)
  }
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      {item && isUnderway(item) ? (
        <UploadTile
          name={`${words.cancel} ${item.file.name}`}
          picture={item.src}
          item={item}
          onRemove={() => uploads.remove(item.key)}
        />
      ) : (
        <UploadBox
          name={`${words.upload} ${label}`}
          hint={words.hint}
          picture={address || undefined}
          disabled={disabled}
          onFiles={take}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextInput
          {...props}
          help={props.help ?? words.orAddress}
          options={{ ...options, inputType: 'url' }}
        />
        <FormHelperText error role="status">
          {uploads.notice}
        </FormHelperText>
      </Box>
      {toCrop && (
        <Suspense>
          <CropDialog
            file={toCrop}
            words={words.crop}
            ratio={options?.cropRatio}
            onDone={(cut) => {
              setToCrop(undefined)
              if (cut) uploads.start([cut])
            }}
          />
        </Suspense>
      )}
    </Stack>
  )
}
