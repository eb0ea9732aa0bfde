import type { FieldFacts } from './FieldFacts.ts'

const structure = {
  column: 'json',
  sortable: false,
  filteredFirst: false,
  listed: false,
  numeric: false,
  wide: true,
  bare: false,
} as const

/** Whatever no other kind answers to. */
export const json = {
  ...structure,
  answersTo: {},
  widget: 'json',
  widgets: { json: 'json' },
} as const satisfies FieldFacts

export const object = {
  ...structure,
  answersTo: { object: ['properties'] },
  widget: 'object',
  widgets: { json: 'json' },
} as const satisfies FieldFacts

/** One of several shapes of an object, told apart by a constant in each. */
export const alternatives = {
  ...structure,
  answersTo: { object: ['alternatives'] },
  widget: 'alternatives',
  widgets: { json: 'json' },
} as const satisfies FieldFacts

/** Values by names that people give. */
export const values = {
  ...structure,
  answersTo: { object: ['values'] },
  widget: 'values',
  widgets: { json: 'json' },
} as const satisfies FieldFacts

export const rows = {
  ...structure,
  answersTo: { objects: ['properties'] },
  widget: 'table',
  widgets: { json: 'json', table: 'table', apiCalls: 'apiCalls' },
} as const satisfies FieldFacts
