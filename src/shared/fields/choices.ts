import type { FieldFacts } from './FieldFacts.ts'

const choice = {
  sortable: true,
  filter: 'equals',
  filteredFirst: true,
  listed: 'choice',
  numeric: false,
  wide: false,
  bare: false,
} as const

export const boolean = {
  ...choice,
  cell: 'truth',
  answersTo: { boolean: ['plain'] },
  column: 'boolean',
  widget: 'switch',
  widgets: { switch: 'switch', radio: 'radio', select: 'select' },
} as const satisfies FieldFacts

/** One of several texts, numbers or truth values that the schema names. */
export const oneOf = {
  ...choice,
  cell: 'choice',
  answersTo: { string: ['options'], integer: ['options'], number: ['options'], boolean: ['options'] },
  column: 'byType',
  widget: 'select',
  widgets: { radio: 'radio', select: 'select' },
} as const satisfies FieldFacts

const several = {
  cell: 'texts',
  column: 'json',
  sortable: false,
  filteredFirst: false,
  listed: false,
  numeric: false,
  wide: false,
  bare: false,
} as const

/** Several of the texts or numbers that the schema names. */
export const enums = {
  ...several,
  filter: 'holds',
  cell: 'choices',
  answersTo: { texts: ['options'], numbers: ['options'] },
  widget: 'multiSelect',
  widgets: { json: 'json', select: 'multiSelect', tags: 'tags' },
} as const satisfies FieldFacts

export const tags = {
  ...several,
  filter: 'holds',
  answersTo: { texts: ['plain'] },
  widget: 'tags',
  widgets: { json: 'json', tags: 'tags', images: 'images', files: 'files', entities: 'entities' },
} as const satisfies FieldFacts

export const images = {
  ...several,
  answersTo: { texts: ['x-widget images'] },
  widget: 'images',
  widgets: { json: 'json', images: 'images' },
  wide: true,
} as const satisfies FieldFacts

export const numbers = {
  ...several,
  cell: 'numbers',
  answersTo: { numbers: ['plain'] },
  widget: 'numbers',
  widgets: { json: 'json' },
} as const satisfies FieldFacts

/** Kinds of records, by the names of their schemas. */
export const entities = {
  ...several,
  filter: 'holds',
  answersTo: { texts: ['x-widget entities'] },
  widget: 'entities',
  widgets: { json: 'json', entities: 'entities' },
} as const satisfies FieldFacts

/** Uploaded files: their addresses with their names, as `fileValue.ts` writes them. */
export const files = {
  ...several,
  cell: 'files',
  answersTo: { texts: ['x-widget files'] },
  widget: 'files',
  widgets: { json: 'json', files: 'files' },
  wide: true,
} as const satisfies FieldFacts
