import type { Json } from '#shared/contracts/Json.ts'
import { fileOf } from '#shared/fields/fileValue.ts'
import { listOf, textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { plain } from '../looks.tsx'
import { TextInput } from '../text/TextInput.tsx'
import { FileLink } from './FileLink.tsx'
import { FileLinks } from './FileLinks.tsx'

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
  cell: ({ value, place }) => <FileLinks addresses={listOf(value).map(textOf)} isNarrow={place === 'list'} />,
  text: (value) => listOf(value).map(nameOf).join(', '),
}

function nameOf(value: Json): string {
  return fileOf(textOf(value))?.name ?? textOf(value)
}
