import Close from '@mui/icons-material/Close'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useRef } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import { fileOf, fileText } from '#shared/fields/fileValue.ts'
import { listOf } from '#shared/json/listOf.ts'
import { complaintsOfItems } from '../../kit/inputs/complaintsOfItems.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { useFocusAfterRemoval } from '../../kit/inputs/useFocusAfterRemoval.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { Upload } from '../../kit/upload/Upload.ts'
import { isUnderway } from '../../kit/upload/UploadItem.ts'
import { useUploads } from '../../kit/upload/useUploads.ts'
import type { UploadWords } from '../../kit/upload/useUploads.ts'
import { ChosenFile } from './ChosenFile.tsx'
import { FileDropZone } from '../../kit/upload/FileDropZone.tsx'

interface FilesInputProps extends InputProps {
  words: UploadWords & { choose: string; remove: string; cancel: string }
  upload: Upload
}

/** An input for several files, one below the other: chosen together or dropped here, each removed by itself. */
export function FilesInput({ words, upload, ...props }: FilesInputProps) {
  const { id, label, value, disabled = false, options = {}, errorsInside } = props
  const { maxItems = Number.POSITIVE_INFINITY, textRoom } = options
  const chooser = useRef<HTMLInputElement>(null)
  const keepFocus = useFocusAfterRemoval(id)
  const texts = listOf(value).map(textOf)
  const change = (next: readonly Json[]) => props.onChange(next.length > 0 ? next : undefined)
  const uploads = useUploads({
    upload,
    words,
    maxSize: options.maxSize,
    room: maxItems - texts.length,
    onUploaded: (file) => change([...texts, fileText(file, textRoom)]),
  })
  const underWay = uploads.items.filter(isUnderway)
  const room = maxItems - texts.length - underWay.length
  const take = (files: readonly File[]) => uploads.start(uploads.small(files))
  const remove = (at: number) => {
    keepFocus()
    change(texts.filter((_each, index) => index !== at))
  }
  const complaints = complaintsOfItems(errorsInside)
  return (
    <FileDropZone
      {...props}
      chooser={chooser}
      several={room > 1}
      onFiles={take}
      notices={[...complaints, uploads.notice]}
    >
      {texts.map((text, index) => (
        <FileLine
          key={`${index} ${text}`}
          name={`${words.remove} ${fileOf(text)?.name ?? text}`}
          disabled={disabled}
          onRemove={() => remove(index)}
        >
          <ChosenFile text={text} item={undefined} holder={options.holder} />
        </FileLine>
      ))}
      {underWay.map((item) => (
        <FileLine
          key={item.key}
          name={`${words.cancel} ${item.file.name}`}
          disabled={disabled}
          onRemove={() => uploads.remove(item)}
        >
          <ChosenFile text="" item={item} holder={options.holder} />
        </FileLine>
      ))}
      <Button
        id={id}
        size="small"
        variant="outlined"
        aria-label={`${words.choose} ${label}`}
        disabled={disabled || room <= 0}
        startIcon={<UploadFileOutlined />}
        onClick={() => chooser.current?.click()}
      >
        {words.choose}
      </Button>
    </FileDropZone>
  )
}

interface FileLineProps {
  /** The button's name: its action and the file's name. */
  name: string
  disabled: boolean
  onRemove: () => void
  children: React.ReactNode
}

function FileLine({ name, disabled, onRemove, children }: FileLineProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 36, minWidth: 0 }}>
      {children}
      {!disabled && (
        <IconButton size="small" aria-label={name} title={name} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}
