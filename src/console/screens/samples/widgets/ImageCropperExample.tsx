import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { useRef, useState } from 'react'
import { usePictureWords } from '#console/fields/image/usePictureWords.ts'
import { sizeText } from '#console/kit/text/fileSize.ts'
import { CropDialog } from '#console/kit/widgets/imageCropper/CropDialog.tsx'
import { ImageCropper } from '#console/kit/widgets/imageCropper/ImageCropper.tsx'
import { fillIn } from '../parts/fillIn.ts'
import { Variant } from '../parts/Variant.tsx'
import { useSampleWords } from '../parts/useSampleWords.ts'

/** Selects a part of a picture, in the page and in a dialog that crops it. */
export function ImageCropperExample() {
  const { imageCropper: words } = useSampleWords()
  const { crop: cropWords } = usePictureWords()
  const [part, setPart] = useState({ width: 0, height: 0 })
  return (
    <Stack spacing={3}>
      <Variant name={words.inline}>
        <ImageCropper
          src="/images/goods/teapot.svg"
          words={cropWords}
          onPart={({ crop: { width, height } }) =>
            setPart({ width: Math.round(width), height: Math.round(height) })
          }
        />
        <p role="status">{fillIn(words.part, part)}</p>
      </Variant>
      <Variant name={words.dialog}>
        <CroppedFile />
      </Variant>
    </Stack>
  )
}

function CroppedFile() {
  const { imageCropper: words } = useSampleWords()
  const { crop: cropWords } = usePictureWords()
  const chooser = useRef<HTMLInputElement>(null)
  const [isSquare, setSquare] = useState(false)
  const [file, setFile] = useState<File>()
  const [cut, setCut] = useState<{ name: string; size: number; address: string }>()
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => chooser.current?.click()}>
          {words.choose}
        </Button>
        <FormControlLabel
          control={<Switch checked={isSquare} onChange={(_event, checked) => setSquare(checked)} />}
          label={words.square}
        />
      </Stack>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          setFile(target.files?.[0])
          // Allows the same picture to be selected again.
          target.value = ''
        }}
      />
      {file && (
        <CropDialog
          file={file}
          words={cropWords}
          ratio={isSquare ? 1 : 0}
          onDone={(made) => {
            setFile(undefined)
            if (!made) return
            if (cut) URL.revokeObjectURL(cut.address)
            setCut({ name: made.name, size: made.size, address: URL.createObjectURL(made) })
          }}
        />
      )}
      {cut && (
        <>
          <img src={cut.address} alt={words.cut} style={{ maxWidth: '100%', maxHeight: 240 }} />
          <p role="status">{fillIn(words.result, { name: cut.name, size: sizeText(cut.size) })}</p>
        </>
      )}
    </Stack>
  )
}
