import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { FieldView } from '../FieldView.ts'
import { figures } from '../looks.tsx'
import { TextInput } from '../text/TextInput.tsx'
import { DayFilter } from './DayFilter.tsx'
import { MomentFilter } from './MomentFilter.tsx'
import { formatTime } from './timeOfDay.ts'

export const date: FieldView = { filter: DayFilter, range: DayFilter, cell: figures, text: textOf }

export const datetime: FieldView = {
  filter: MomentFilter,
  range: MomentFilter,
  cell: figures,
  text: (value) => formatDateTime(textOf(value)),
}

export const time: FieldView = {
  filter: TextInput,
  range: null,
  cell: figures,
  text: (value) => formatTime(textOf(value)),
}
