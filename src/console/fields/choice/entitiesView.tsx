import type { Json } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { FieldView, TextContext } from '../FieldView.ts'
import { drawChips } from '../drawings.tsx'

const EntitiesFilter = lazy(async () => ({ default: (await import('./EntitiesFilter.tsx')).EntitiesFilter }))

export const entities: FieldView = {
  filter: EntitiesFilter,
  range: null,
  cell: ({ value, words, place }) => drawChips(namesOf(value, { words }), { place }),
  text: (value, context) => namesOf(value, context).join(', '),
}

function namesOf(value: Json, { words }: Pick<TextContext, 'words'>): string[] {
  return listOf(value).map((each) => words.entity(textOf(each)))
}
