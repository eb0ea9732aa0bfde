import type { FieldKind } from './fieldKinds.ts'

/** Properties by which records are told apart in groups, whichever they are. */
export const choiceKinds: ReadonlySet<FieldKind> = new Set(['enum', 'boolean', 'reference'])

/** Properties by which records can be grouped: those, and days and moments by the period. */
export const groupKinds: ReadonlySet<FieldKind> = new Set([...choiceKinds, 'date', 'datetime'])

/** Properties of what records refer to by which they can be grouped: there few texts stand for many records. */
export const groupKindsOver: ReadonlySet<FieldKind> = new Set([...choiceKinds, 'text'])
