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

/** The fallback for values that no other kind applies to. */
export const json = {
  ...structure,
  cell: 'json',
  answersTo: {},
  widget: 'json',
  widgets: { json: 'json' },
} as const satisfies FieldFacts

export const object = {
  ...structure,
  cell: 'object',
  answersTo: { object: ['properties'] },
  widget: 'object',
  widgets: { json: 'json' },
} as const satisfies FieldFacts

/** One of several shapes of an object, told apart by a constant in each. */
export const alternatives = {
  ...structure,
  cell: 'object',
  answersTo: { object: ['alternatives'] },
  widget: 'alternatives',
  widgets: { json: 'json' },
} as const satisfies FieldFacts

/** A list of such objects, each with its own shape. */
export const alternativeRows = {
  ...structure,
  cell: 'rows',
  answersTo: { objects: ['alternatives'] },
  widget: 'table',
  widgets: { json: 'json' },
} as const satisfies FieldFacts

/** Values under names that people give. */
export const values = {
  ...structure,
  cell: 'values',
  answersTo: { object: ['values'] },
  widget: 'values',
  widgets: { json: 'json' },
} as const satisfies FieldFacts

export const rows = {
  ...structure,
  cell: 'rows',
  answersTo: { objects: ['properties'] },
  widget: 'table',
  widgets: { json: 'json', table: 'table', apiCalls: 'apiCalls' },
} as const satisfies FieldFacts
