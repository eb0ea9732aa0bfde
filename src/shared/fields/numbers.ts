import type { FieldFacts } from './FieldFacts.ts'

const figures = {
  sortable: true,
  filter: 'equals',
  ranged: true,
  filteredFirst: false,
  listed: 'figure',
  numeric: true,
  measured: true,
  wide: false,
  bare: false,
} as const

export const integer = {
  ...figures,
  cell: 'integer',
  answersTo: { integer: ['plain'] },
  column: 'integer',
  widget: 'number',
  widgets: { text: 'text', rating: 'rating' },
  bare: true,
} as const satisfies FieldFacts

/** A star rating; the schema's maximum gives the number of stars, five by default. */
export const rating = {
  ...figures,
  cell: 'integer',
  answersTo: { integer: ['x-widget rating'] },
  column: 'integer',
  widget: 'rating',
  widgets: { text: 'text', rating: 'rating' },
  numeric: false,
} as const satisfies FieldFacts

export const number = {
  ...figures,
  cell: 'number',
  answersTo: { number: ['plain'] },
  column: 'byStep',
  widget: 'number',
  widgets: { text: 'text' },
  bare: true,
} as const satisfies FieldFacts

export const money = {
  ...figures,
  cell: 'money',
  answersTo: { number: ['x-unit money'] },
  column: 'decimal',
  scale: 2,
  widget: 'money',
  widgets: { text: 'text' },
} as const satisfies FieldFacts

export const percent = {
  ...figures,
  cell: 'percent',
  answersTo: { number: ['x-unit percent'] },
  column: 'decimal',
  scale: 2,
  widget: 'percent',
  widgets: { text: 'text' },
} as const satisfies FieldFacts
