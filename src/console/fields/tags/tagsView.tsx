import { listOf } from '#shared/json/listOf.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { drawChips } from '../drawings.tsx'

const TagsFilter = lazy(async () => ({ default: (await import('./TagsFilter.tsx')).TagsFilter }))

export const tags: FieldView = {
  filter: TagsFilter,
  range: null,
  cell: ({ value, place }) => drawChips(listOf(value).map(textOf), { place }),
  text: (value) => listOf(value).map(textOf).join(', '),
}
