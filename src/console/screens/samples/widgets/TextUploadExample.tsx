import Box from '@mui/material/Box'
import { useState } from 'react'
import { TextUploadInput } from '#console/fields/file/TextUploadInput.tsx'
import { useImageWords } from '#console/fields/image/useImageWords.ts'
import { textOf } from '#console/kit/text/readValue.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { fillIn } from '../parts/fillIn.ts'
import { simulatedUpload } from '../parts/simulatedUpload.ts'
import { useSampleWords } from '../parts/useSampleWords.ts'

/** A simulated upload of 2000 ms; nothing is sent. */
const upload = simulatedUpload({ duration: 2000 })

/** The input for `"x-widget": "textUpload"`; outside of this example it uploads the file to the server. */
export function TextUploadExample() {
  const { textUpload: words } = useSampleWords()
  const { image: imageWords } = useImageWords()
  const [value, setValue] = useState<Json | undefined>()
  return (
    <Box sx={{ maxWidth: 480 }}>
      <TextUploadInput
        id="sample-text-upload"
        label={words.label}
        help={words.uploaded}
        value={value}
        onChange={setValue}
        upload={upload}
        words={imageWords}
      />
      <p role="status">{fillIn(words.kept, { value: textOf(value) || words.nothing })}</p>
    </Box>
  )
}
