import type { FieldFacts } from './FieldFacts.ts'

export const reference = {
  cell: 'reference',
  answersTo: { string: ['x-reference'] },
  column: 'uuid',
  widget: 'reference',
  widgets: { select: 'select', tree: 'tree', reference: 'reference' },
  sortable: true,
  filter: 'equals',
  filteredFirst: true,
  listed: 'reference',
  numeric: false,
  wide: false,
  bare: false,
} as const satisfies FieldFacts

/** The default input draws trees as trees; the other inputs that a schema may name differ in more than their look. */
export const references = {
  cell: 'references',
  answersTo: { links: ['plain'] },
  widget: 'references',
  widgets: {
    select: 'references',
    tags: 'references',
    tree: 'references',
    reference: 'references',
    permissions: 'permissions',
    grantable: 'grantable',
  },
  sortable: false,
  filteredFirst: false,
  listed: false,
  numeric: false,
  wide: true,
  bare: false,
} as const satisfies FieldFacts
