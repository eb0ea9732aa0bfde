import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import { fileOf } from '#shared/fields/fileValue.ts'
import { listOf } from '#shared/json/listOf.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { Drawing, FieldView } from '../FieldView.ts'
import { drawPlain } from '../drawings.tsx'
import { TextInput } from '../text/TextInput.tsx'
import { holderIn } from '../private/holderIn.ts'

// Loaded lazily: most lists show no files.
const FileLinks = lazy(async () => ({ default: (await import('./FileLinks.tsx')).FileLinks }))

export const file: FieldView = {
  filter: TextInput,
  range: null,
  cell: (drawing) => (fileOf(textOf(drawing.value)) ? links(drawing, [drawing.value]) : drawPlain(drawing)),
  text: nameOf,
}

export const files: FieldView = {
  filter: null,
  range: null,
  cell: (drawing) => links(drawing, listOf(drawing.value)),
  text: (value) => listOf(value).map(nameOf).join(', '),
}

function links(drawing: Drawing, addresses: readonly Json[]): ReactNode {
  const { place, resource, record, holder = holderIn(resource, record) } = drawing
  return (
    <Suspense fallback={drawPlain(drawing)}>
      <FileLinks addresses={addresses.map(textOf)} holder={holder} place={place} />
    </Suspense>
  )
}

function nameOf(value: Json): string {
  return fileOf(textOf(value))?.name ?? textOf(value)
}
