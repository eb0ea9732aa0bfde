import type { FieldFacts } from './FieldFacts.ts'

const moment = {
  sortable: true,
  filteredFirst: false,
  listed: 'day',
  numeric: false,
  wide: false,
  bare: true,
} as const

export const date = {
  ...moment,
  cell: 'day',
  answersTo: { string: ['format date'] },
  column: 'date',
  widget: 'date',
  widgets: { date: 'date', datetime: 'datetime' },
  filter: 'equals',
  ranged: true,
} as const satisfies FieldFacts

export const datetime = {
  ...moment,
  cell: 'moment',
  answersTo: { string: ['format date-time'] },
  column: 'timestamp',
  widget: 'datetime',
  widgets: { date: 'date', datetime: 'datetime' },
  filter: 'equals',
  ranged: true,
} as const satisfies FieldFacts

const typedTime = {
  text: 'text',
  textarea: 'textarea',
  richText: 'richText',
  image: 'image',
  file: 'file',
  region: 'region',
  color: 'color',
  password: 'password',
  phone: 'phone',
} as const

export const time = {
  ...moment,
  cell: 'time',
  answersTo: { string: ['format time'] },
  column: 'text',
  widget: 'time',
  widgets: typedTime,
  filter: 'contains',
} as const satisfies FieldFacts

/** A local time of day, without a zone. */
export const clock = {
  ...time,
  cell: 'clock',
  answersTo: { string: ['format time-local'] },
  widget: 'clock',
  ranged: true,
} as const satisfies FieldFacts

/** A duration in ISO 8601: `P1DT12H`. */
export const duration = {
  ...time,
  cell: 'duration',
  answersTo: { string: ['format duration'] },
  widget: 'duration',
  filter: 'equals',
  listed: 'figure',
  // As texts, ten days would sort before two.
  sortable: false,
} as const satisfies FieldFacts
