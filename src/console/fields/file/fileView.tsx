import { fileOf } from '#shared/fields/fileValue.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { plain } from '../looks.tsx'
import { TextInput } from '../text/TextInput.tsx'
import { FileLink } from './FileLink.tsx'

export const file: FieldView = {
  filter: TextInput,
  range: null,
  cell: (drawing) =>
    fileOf(textOf(drawing.value)) ? (
      <FileLink address={textOf(drawing.value)} isNarrow={drawing.place === 'list'} />
    ) : (
      plain(drawing)
    ),
  text: (value) => fileOf(textOf(value))?.name ?? textOf(value),
}
