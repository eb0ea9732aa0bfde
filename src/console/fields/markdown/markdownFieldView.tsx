import { Suspense } from 'react'
import { lazy } from '../../kit/page/lazy.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import type { FieldView } from '../FieldView.ts'
import { TextInput } from '../text/TextInput.tsx'

const MarkdownView = lazy(async () => ({ default: (await import('./MarkdownView.tsx')).MarkdownView }))

/** Lists show the text as typed, because Markdown is readable as text. */
export const markdown: FieldView = {
  filter: TextInput,
  range: null,
  cell: ({ value, place }) =>
    place === 'list' ? (
      <Clipped text={textOf(value)} />
    ) : (
      <Suspense>
        <MarkdownView text={textOf(value)} />
      </Suspense>
    ),
  text: textOf,
}
