import { lazy } from '../../kit/page/lazy.ts'
import { StatusChip } from '../../kit/widgets/StatusChip.tsx'
import type { FieldView } from '../FieldView.ts'

// Loaded lazily: many lists do not show this filter at first, and it brings a search along.
const YesNoFilter = lazy(async () => ({ default: (await import('./YesNoFilter.tsx')).YesNoFilter }))

export const boolean: FieldView = {
  filter: YesNoFilter,
  range: null,
  cell: ({ value, text }) => <StatusChip label={text} color={value === true ? 'success' : 'default'} />,
  text: (value, { words }) => (value === true ? words.yes : words.no),
}
