import type { FieldFacts } from './FieldFacts.ts'

/** The inputs that every text may have. */
const anyText = {
  text: 'text',
  textarea: 'textarea',
  richText: 'richText',
  markdown: 'markdown',
  image: 'image',
  file: 'file',
  textUpload: 'textUpload',
  region: 'region',
  color: 'color',
  password: 'password',
  phone: 'phone',
} as const

const line = {
  cell: 'text',
  column: 'text',
  widgets: anyText,
  sortable: true,
  filter: 'contains',
  filteredFirst: false,
  listed: 'text',
  numeric: false,
  wide: false,
  bare: false,
} as const

export const text = {
  ...line,
  answersTo: { string: ['x-widget text', 'plain'] },
  column: 'byFormat',
  widget: 'text',
  bare: true,
} as const satisfies FieldFacts

export const longText = {
  ...line,
  answersTo: { string: ['x-widget textarea', 'long'] },
  column: 'byFormat',
  widget: 'textarea',
  sortable: false,
  listed: false,
  wide: true,
  prose: 'plain',
} as const satisfies FieldFacts

export const richText = {
  ...line,
  answersTo: { string: ['x-widget richText', 'text/html'] },
  column: 'byFormat',
  widget: 'richText',
  sortable: false,
  listed: false,
  wide: true,
  prose: 'html',
} as const satisfies FieldFacts

/** Stored as typed; HTML in it is shown as text. */
export const markdown = {
  ...line,
  answersTo: { string: ['x-widget markdown'] },
  column: 'byFormat',
  widget: 'markdown',
  sortable: false,
  listed: false,
  wide: true,
  prose: 'plain',
} as const satisfies FieldFacts

export const email = {
  ...line,
  answersTo: { string: ['format email'] },
  widget: 'email',
} as const satisfies FieldFacts

/** A touch on it starts a call. */
export const phone = {
  ...line,
  answersTo: { string: ['x-widget phone'] },
  widget: 'phone',
} as const satisfies FieldFacts

export const url = {
  ...line,
  answersTo: { string: ['format uri'] },
  widget: 'url',
} as const satisfies FieldFacts

export const image = {
  ...line,
  answersTo: { string: ['x-widget image'] },
  column: 'byFormat',
  widget: 'image',
} as const satisfies FieldFacts

/** An uploaded file: its address with its name, as `fileValue.ts` writes it. */
export const file = {
  ...line,
  cell: 'file',
  answersTo: { string: ['x-widget file'] },
  widget: 'file',
  // Sorting would go by the addresses that the server generated.
  sortable: false,
} as const satisfies FieldFacts

/** Always has its own input, even if a schema names another, because the console only ever gets a mask. */
export const secret = {
  cell: 'text',
  answersTo: { string: ['x-secret'] },
  column: 'text',
  widget: 'secret',
  widgets: {
    text: 'secret',
    textarea: 'secret',
    richText: 'secret',
    markdown: 'secret',
    image: 'secret',
    file: 'secret',
    textUpload: 'secret',
    region: 'secret',
    color: 'secret',
    password: 'secret',
    phone: 'secret',
  },
  sortable: false,
  filteredFirst: false,
  listed: false,
  numeric: false,
  wide: false,
  bare: false,
} as const satisfies FieldFacts
