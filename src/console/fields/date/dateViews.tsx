import { lazy } from '../../kit/page/lazy.ts'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { drawFigures } from '../drawings.tsx'
import { TextInput } from '../text/TextInput.tsx'
import { formatTime } from '#shared/fields/times/timeOfDay.ts'

// Loaded lazily: many lists do not show these filters at first.
const DayFilter = lazy(async () => ({ default: (await import('./DayFilter.tsx')).DayFilter }))
const MomentFilter = lazy(async () => ({ default: (await import('./MomentFilter.tsx')).MomentFilter }))
const ClockInput = lazy(async () => ({ default: (await import('./ClockInput.tsx')).ClockInput }))

export const date: FieldView = { filter: DayFilter, range: DayFilter, cell: drawFigures, text: textOf }

export const datetime: FieldView = {
  filter: MomentFilter,
  range: MomentFilter,
  cell: drawFigures,
  text: (value) => formatDateTime(textOf(value)),
}

export const time: FieldView = {
  filter: TextInput,
  range: null,
  cell: drawFigures,
  text: (value) => formatTime(textOf(value)),
}

export const clock: FieldView = { ...time, range: ClockInput, text: textOf }
