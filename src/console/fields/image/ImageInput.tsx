import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { AddressImageInput } from './AddressImageInput.tsx'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { PictureActions } from './PictureActions.tsx'
import type { Upload } from '../../kit/upload/Upload.ts'
import { UploadBox } from '../../kit/upload/UploadBox.tsx'
import type { UploadItem } from '../../kit/upload/UploadItem.ts'
import { UploadTile } from '../../kit/upload/UploadTile.tsx'
import type { TileWords } from '../../kit/upload/UploadTile.tsx'
import { useUploads } from '../../kit/upload/useUploads.ts'
import type { UploadWords } from '../../kit/upload/useUploads.ts'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'

const PictureCrop = lazy(async () => ({ default: (await import('./PictureCrop.tsx')).PictureCrop }))

/** The words of an input of pictures. */
export interface ImageWords {
  image: UploadWords &
    TileWords & {
      upload: string
      hint: string
      /** Before the name of a file, for those who do not see where the button stands. */
      cancel: string
      stop: string
      choose: string
      address: string
      typeAddress: string
    }
}

interface ImageInputProps extends InputProps {
  words: ImageWords & { remove: string }
  /** Sends the file somewhere. */
  upload: Upload
  /** Told of each step of each file. */
  onItem?: (item: UploadItem) => void
}

/** A picture: uploaded, cut to size first where the options say so, or named by its address. */
export function ImageInput(props: ImageInputProps) {
  return props.bare ? <AddressImageInput {...props} /> : <UploadImageInput {...props} />
}

function UploadImageInput({ words, upload, onItem, ...props }: ImageInputProps) {
  const { label, value, onChange, options, disabled = false } = props
  const [toCrop, setToCrop] = useState<File>()
  const uploads = useUploads({
    upload,
    words: words.image,
    maxSize: options?.maxSize,
    room: 1,
    onUploaded: ({ url }) => onChange(url),
    onItem,
  })
  const address = textOf(value)
  const [item] = uploads.items
  const take = (files: readonly File[]) => {
    const fitting = uploads.fitting(files)
    if (options?.cropper) setToCrop(fitting[0])
    else uploads.start(fitting)
  }
  return (
    // A complaint stands below the address, which is shown as soon as there is one.
    <InputFrame {...props} error={undefined}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
        {item ? (
          <UploadTile
            name={`${words.image.cancel} ${item.file.name}`}
            picture={item.src}
            item={item}
            words={words.image}
            disabled={disabled}
            onRemove={() => uploads.remove(item)}
            onRetry={() => uploads.retry(item)}
          />
        ) : (
          <UploadBox
            name={`${words.image.upload} ${label}`}
            hint={words.image.hint}
            picture={address || undefined}
            disabled={disabled}
            onFiles={take}
          />
        )}
        <PictureActions {...props} words={{ ...words.image, remove: words.remove }} />
      </Stack>
      <FormHelperText error role="status">
        {uploads.notice}
      </FormHelperText>
      {toCrop && (
        <Overlay onClose={() => setToCrop(undefined)}>
          <PictureCrop
            file={toCrop}
            ratio={options?.cropRatio}
            onDone={(cut) => {
              setToCrop(undefined)
              if (cut) uploads.start([cut])
            }}
          />
        </Overlay>
      )}
    </InputFrame>
  )
}
