import { Suspense } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import { fileOf } from '#shared/fields/fileValue.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { listOf, textOf } from '../../kit/text/readValue.ts'
import type { FileHolder } from '../../kit/inputs/InputProps.ts'
import type { Drawing, FieldView } from '../FieldView.ts'
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
      <FileLink
        address={textOf(drawing.value)}
        holder={holderOf(drawing)}
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
    const holder = holderOf(drawing)
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

/** The record that the value stands in. */
function holderOf({ holder, resource, record }: Drawing): FileHolder {
  return holder ?? { entity: resource.entity, id: textOf(record['id']) || undefined }
}

function nameOf(value: Json): string {
  return fileOf(textOf(value))?.name ?? textOf(value)
}
