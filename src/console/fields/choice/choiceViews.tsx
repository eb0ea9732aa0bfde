import type { Json } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { StatusChip } from '../../kit/widgets/StatusChip.tsx'
import type { FieldView, TextContext } from '../FieldView.ts'
import { drawChips } from '../drawings.tsx'

// Loaded lazily: many lists do not show this filter at first, and it brings a search along.
const ChoiceFilter = lazy(async () => ({ default: (await import('./ChoiceFilter.tsx')).ChoiceFilter }))

export const oneOf: FieldView = {
  filter: ChoiceFilter,
  range: null,
  cell: ({ field, value, text }) => (
    <StatusChip label={text} color={field.options?.find((option) => option.value === textOf(value))?.color} />
  ),
  text: (value, { field, words }) => words.value(field.source, textOf(value)),
}

export const enums: FieldView = {
  filter: ChoiceFilter,
  range: null,
  cell: ({ value, field, words, place }) => drawChips(labelsOf(value, { field, words }), { place }),
  text: (value, context) => labelsOf(value, context).join(', '),
}

function labelsOf(value: Json, { field, words }: Pick<TextContext, 'field' | 'words'>): string[] {
  return listOf(value).map((each) => words.value(field.source, textOf(each)))
}
