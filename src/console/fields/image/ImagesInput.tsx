import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { joinSentences } from '#shared/words/joinSentences.ts'
import type { ImageWords } from './ImageInputProps.ts'
import { complaintsOfItems } from '../../kit/inputs/complaintsOfItems.ts'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { useFocusAfterRemoval } from '../../kit/inputs/useFocusAfterRemoval.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { Upload } from '../../kit/upload/Upload.ts'
import { isUnderway } from '../../kit/upload/UploadItem.ts'
import type { UploadItem } from '../../kit/upload/UploadItem.ts'
import { UploadBox } from '../../kit/upload/UploadBox.tsx'
import { UploadTile } from '../../kit/upload/UploadTile.tsx'
import { useUploads } from '../../kit/upload/useUploads.ts'

interface ImagesInputProps extends InputProps {
  words: ImageWords & { add: string; remove: string }
  /** Uploads the files. */
  upload: Upload
  /** Called on each step of each file's upload. */
  onItem?: (item: UploadItem) => void
}

/** An input for several pictures: uploaded together, or given by their addresses. */
export function ImagesInput(props: ImagesInputProps) {
  const { id, label, words, value, disabled = false, errorsInside } = props
  const addresses = listOf(value)
  const most = props.options?.maxItems ?? Number.POSITIVE_INFINITY
  const change = (next: readonly Json[]) => props.onChange(next.length > 0 ? next : undefined)
  const keepFocus = useFocusAfterRemoval(`${id}_box`)
  const remove = (at: number) => {
    keepFocus()
    change(addresses.filter((_each, index) => index !== at))
  }
  const uploads = useUploads({
    upload: props.upload,
    words: words.image,
    maxSize: props.options?.maxSize,
    room: most - addresses.length,
    onUploaded: ({ url }) => change([...addresses, url]),
    onItem: props.onItem,
  })
  const isFull = addresses.length + uploads.items.filter(isUnderway).length >= most
  const complaints = complaintsOfItems(errorsInside)
  return (
    <InputFrame {...props}>
      <Stack direction="row" useFlexGap role="group" aria-labelledby={`${id}-label`} sx={rowStyle}>
        {addresses.map((address, index) => (
          <UploadTile
            key={`${index} ${textOf(address)}`}
            name={`${words.remove} ${label} ${index + 1}`}
            picture={textOf(address)}
            words={words.image}
            disabled={disabled}
            onRemove={() => remove(index)}
          />
        ))}
        {uploads.items.map((item) => (
          <UploadTile
            key={item.key}
            name={`${words.image.cancel} ${item.file.name}`}
            picture={item.src}
            item={item}
            words={words.image}
            onRemove={() => {
              keepFocus()
              uploads.remove(item)
            }}
            onRetry={() => uploads.retry(item)}
          />
        ))}
        {!isFull && (
          <UploadBox
            id={`${id}_box`}
            name={`${words.image.upload} ${label}`}
            hint={words.image.hint}
            several
            disabled={disabled}
            onFiles={(files) => uploads.start(uploads.fitting(files))}
          />
        )}
      </Stack>
      <FormHelperText error role="status">
        {joinSentences([...complaints, uploads.notice])}
      </FormHelperText>
      {/* A private picture cannot be given by address, because a picture elsewhere is not private. */}
      {!isFull && !props.options?.holder && (
        <AddressToAdd {...props} onAdd={(address) => change([...addresses, address])} />
      )}
    </InputFrame>
  )
}

/** A text field that adds one more address. */
function AddressToAdd({
  id,
  label,
  words,
  disabled,
  onAdd,
}: ImagesInputProps & { onAdd: (address: string) => void }) {
  const [address, setAddress] = useState('')
  const add = () => {
    if (address.trim() === '') return
    onAdd(address.trim())
    setAddress('')
  }
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 1, maxWidth: 480 }}>
      <TextField
        id={id}
        size="small"
        margin="none"
        fullWidth
        type="url"
        value={address}
        disabled={disabled ?? false}
        placeholder={words.image.address}
        slotProps={{ htmlInput: { 'aria-label': `${label} ${words.image.address}` } }}
        onChange={({ target }) => setAddress(target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter would submit the whole form.
          event.preventDefault()
          add()
        }}
      />
      <Button startIcon={<Add />} disabled={disabled ?? false} onClick={add} sx={{ flexShrink: 0 }}>
        {words.add}
      </Button>
    </Stack>
  )
}

const rowStyle = { flexWrap: 'wrap', gap: 1 } as const
