import { Suspense } from 'react'
import { lazy } from '../../kit/page/lazy.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import type { FieldView } from '../FieldView.ts'
import { TextInput } from '../text/TextInput.tsx'

const RichTextView = lazy(async () => ({ default: (await import('./RichTextView.tsx')).RichTextView }))

export const richText: FieldView = {
  filter: TextInput,
  range: null,
  cell: ({ value, place }) =>
    place === 'list' ? (
      <Clipped text={textOf(value).replaceAll(/<[^>]*>/g, ' ')} />
    ) : (
      <Suspense>
        <RichTextView html={textOf(value)} />
      </Suspense>
    ),
  text: textOf,
}
