import type { Json } from '#shared/contracts/Json.ts'
import { listOf, textOf } from '../../kit/text/readValue.ts'
import type { FieldView, TextContext } from '../FieldView.ts'
import { chips } from '../looks.tsx'

export const entities: FieldView = {
  filter: null,
  range: null,
  cell: ({ value, words, place }) => chips(namesOf(value, { words }), { place }),
  text: (value, context) => namesOf(value, context).join(', '),
}

function namesOf(value: Json, { words }: Pick<TextContext, 'words'>): string[] {
  return listOf(value).map((each) => words.entity(textOf(each)))
}
