import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { ImagesInput } from '#console/fields/image/ImagesInput.tsx'
import { useImageWords } from '#console/fields/image/useImageWords.ts'
import { NamedInput } from '#console/fields/inputs/inputs.tsx'
import { useInputWords } from '#console/fields/words/useInputWords.ts'
import type { UploadItem } from '#console/kit/upload/UploadItem.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { fillIn } from '../parts/fillIn.ts'
import { simulatedUpload } from '../parts/simulatedUpload.ts'
import { Variant } from '../parts/Variant.tsx'
import { useSampleWords } from '../parts/useSampleWords.ts'

/**
 * The inputs for `"x-widget": "image"` and `"images"`: one picture, cropped before the upload, and several; then the log of all
 * upload events.
 */
export function ImageUploadExample() {
  const { imageUpload: words } = useSampleWords()
  const [one, setOne] = useState<Json | undefined>('/images/goods/teapot.svg')
  const [several, setSeveral] = useState<Json | undefined>()
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <Variant name={words.one}>
        <NamedInput
          id="sample-image"
          widget="image"
          label={words.cover}
          value={one}
          onChange={setOne}
          options={{ maxSize: '2M', cropper: true }}
        />
      </Variant>
      <Variant name={words.several}>
        <NamedInput
          id="sample-images"
          widget="images"
          label={words.album}
          value={several}
          onChange={setSeveral}
          options={{ maxSize: '512K' }}
        />
      </Variant>
      <Variant name={words.states}>
        <WatchedUploads />
      </Variant>
    </Stack>
  )
}

interface LogLine extends Pick<UploadItem, 'key' | 'status'> {
  name: string
}

/** Logs the states of each file: waiting, uploading, done or failed, removed. */
function WatchedUploads() {
  const { imageUpload: words } = useSampleWords()
  const allWords = { ...useInputWords(), ...useImageWords() }
  const [value, setValue] = useState<Json | undefined>()
  const [log, setLog] = useState<readonly LogLine[]>([])
  const [refuses, setRefuses] = useState(false)
  const upload = simulatedUpload({ duration: 2000, refusal: refuses ? words.refusal : undefined })
  const note = ({ key, file, status }: UploadItem) =>
    setLog((lines) => {
      // Of the many progress events of an upload only the first is logged.
      if (lines.findLast((line) => line.key === key)?.status === status) return lines
      return [...lines, { key, name: file.name, status }].slice(-8)
    })
  return (
    <>
      <FormControlLabel
        label={words.refuse}
        control={<Switch checked={refuses} onChange={(_event, checked) => setRefuses(checked)} />}
      />
      <ImagesInput
        id="sample-uploads"
        label={words.album}
        value={value}
        onChange={setValue}
        upload={upload}
        onItem={note}
        words={allWords}
        options={{ maxItems: 4 }}
      />
      <div role="log" aria-label={words.log}>
        <ol>
          {log.map(({ name, status }, index) => (
            <li key={index}>{fillIn(words.step, { name, status: words.statuses[status] })}</li>
          ))}
        </ol>
      </div>
    </>
  )
}
