import { Suspense } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import { fileOf } from '#shared/fields/fileValue.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { listOf, textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { plain } from '../looks.tsx'
import { TextInput } from '../text/TextInput.tsx'
import { FileLink } from './FileLink.tsx'

// Lists show the first file alone.
const FileLinks = lazy(async () => ({ default: (await import('./FileLinks.tsx')).FileLinks }))

export const file: FieldView = {
  filter: TextInput,
  range: null,
  cell: (drawing) =>
    fileOf(textOf(drawing.value)) ? (
      <FileLink address={textOf(drawing.value)} isNarrow={drawing.place === 'list'} />
    ) : (
      plain(drawing)
    ),
  text: nameOf,
}

export const files: FieldView = {
  filter: null,
  range: null,
  cell: ({ value, place, ...drawing }) => {
    const [first = '', ...others] = listOf(value).map(textOf)
    if (place !== 'list')
      return (
        <Suspense>
          <FileLinks addresses={[first, ...others]} />
        </Suspense>
      )
    if (!fileOf(first)) return plain({ ...drawing, place })
    return (
      <>
        <FileLink address={first} isNarrow />
        {others.length > 0 && ` +${others.length}`}
      </>
    )
  },
  text: (value) => listOf(value).map(nameOf).join(', '),
}

function nameOf(value: Json): string {
  return fileOf(textOf(value))?.name ?? textOf(value)
}
