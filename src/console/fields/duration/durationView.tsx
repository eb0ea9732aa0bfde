import { formatDuration } from '#shared/fields/times/formatDuration.ts'
import { currentLanguage } from '../../kit/config/language.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { drawFigures } from '../drawings.tsx'

// Loaded lazily: few lists show this filter.
const DurationInput = lazy(async () => ({ default: (await import('./DurationInput.tsx')).DurationInput }))

export const duration: FieldView = {
  filter: DurationInput,
  range: null,
  cell: drawFigures,
  text: (value) => formatDuration(textOf(value), currentLanguage()),
}
