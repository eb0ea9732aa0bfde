import { Suspense } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import { fileOf } from '#shared/fields/fileValue.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { listOf, textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { plain } from '../looks.tsx'
import { TextInput } from '../text/TextInput.tsx'
import { FileLink } from './FileLink.tsx'
import { holderIn } from '../private/holderIn.ts'

// Lists show the first file alone.
const FileLinks = lazy(async () => ({ default: (await import('./FileLinks.tsx')).FileLinks }))

export const file: FieldView = {
  filter: TextInput,
  range: null,
  cell: (drawing) =>
    fileOf(textOf(drawing.value)) ? (
      <FileLink
        address={textOf(drawing.value)}
        holder={drawing.holder ?? holderIn(drawing.resource, drawing.record)}
        isNarrow={drawing.place === 'list'}
      />
    ) : (
      plain(drawing)
    ),
  text: nameOf,
}

export const files: FieldView = {
  filter: null,
  range: null,
  cell: (drawing) => {
    const [first = '', ...others] = listOf(drawing.value).map(textOf)
    const holder = drawing.holder ?? holderIn(drawing.resource, drawing.record)
    if (drawing.place !== 'list')
      return (
        <Suspense>
          <FileLinks addresses={[first, ...others]} holder={holder} />
        </Suspense>
      )
    if (!fileOf(first)) return plain(drawing)
    return (
      <>
        <FileLink address={first} holder={holder} isNarrow />
        {others.length > 0 && ` +${others.length}`}
      </>
    )
  },
  text: (value) => listOf(value).map(nameOf).join(', '),
}

function nameOf(value: Json): string {
  return fileOf(textOf(value))?.name ?? textOf(value)
}
