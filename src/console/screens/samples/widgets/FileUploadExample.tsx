import { useState } from 'react'
import { NamedInput } from '#console/fields/inputs/inputs.tsx'
import type { Json } from '#shared/contracts/Json.ts'
import { useSampleWords } from '../parts/useSampleWords.ts'

/** The input for `"x-widget": "file"`: a file with its name, size and type. */
export function FileUploadExample() {
  const { fileUpload: words } = useSampleWords()
  const [value, setValue] = useState<Json | undefined>()
  return <NamedInput id="sample-file" widget="file" label={words.label} value={value} onChange={setValue} />
}
