import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { NamedInput } from '#console/fields/inputs/inputs.tsx'
import type { Json } from '#shared/contracts/Json.ts'
import { Variant } from '../parts/Variant.tsx'
import { useSampleWords } from '../parts/useSampleWords.ts'

/** What `"x-widget": "image"` and `"images"` draw: one picture, cut to size before it is sent, and several. */
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
    </Stack>
  )
}
