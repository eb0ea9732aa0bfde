import { listOf, textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { chips } from '../looks.tsx'

export const tags: FieldView = {
  filter: null,
  range: null,
  cell: ({ value, place }) => chips(listOf(value).map(textOf), { place }),
  text: (value) => listOf(value).map(textOf).join(', '),
}
