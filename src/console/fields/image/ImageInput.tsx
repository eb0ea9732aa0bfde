import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import { textOf } from '../../kit/text/readValue.ts'
import { CellImageInput } from './CellImageInput.tsx'
import type { ImageInputProps } from './ImageInputProps.ts'
import { PictureActions } from './PictureActions.tsx'
import { usePictureUpload } from './usePictureUpload.tsx'
import { UploadBox } from '../../kit/upload/UploadBox.tsx'
import { UploadTile } from '../../kit/upload/UploadTile.tsx'

/** An input for a picture: uploaded (cropped first if the options say so), or given by its address. */
export function ImageInput(props: ImageInputProps) {
  return props.bare ? <CellImageInput {...props} /> : <UploadImageInput {...props} />
}

function UploadImageInput({ words, upload, onItem, ...props }: ImageInputProps) {
  const { label, value, disabled = false } = props
  const { uploads, take, cutting } = usePictureUpload({ ...props, words, upload, onItem })
  const address = textOf(value)
  const [item] = uploads.items
  return (
    // The complaint is shown below the address, which appears as soon as there is a complaint.
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
      {cutting}
    </InputFrame>
  )
}
