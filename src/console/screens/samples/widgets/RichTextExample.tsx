import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { NamedInput } from '#console/fields/inputs/inputs.tsx'
import { textOf } from '#console/kit/text/readValue.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { Variant } from '../parts/Variant.tsx'
import { useSampleWords } from '../parts/useSampleWords.ts'

/** The input for `"x-widget": "richText"` and the HTML that it stores; then the input for `markdown`. */
export function RichTextExample() {
  const { richText: words } = useSampleWords()
  const [value, setValue] = useState<Json | undefined>(words.text)
  const [notes, setNotes] = useState<Json | undefined>(words.marked)
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <Variant name={words.edited}>
        <NamedInput
          id="sample-rich-text"
          widget="richText"
          label={words.label}
          value={value}
          onChange={setValue}
        />
      </Variant>
      <Variant name={words.tall}>
        <NamedInput
          id="sample-tall-text"
          widget="richText"
          label={words.label}
          value={value}
          onChange={setValue}
          options={{ height: 480 }}
        />
      </Variant>
      <Variant name={words.kept}>
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{textOf(value)}</pre>
      </Variant>
      <Variant name={words.markdown}>
        <NamedInput
          id="sample-markdown"
          widget="markdown"
          label={words.notes}
          value={notes}
          onChange={setNotes}
        />
      </Variant>
    </Stack>
  )
}
