import type { FieldKind } from './fieldKinds.ts'

/** The kinds by which records can be grouped, in the records themselves as in those that they refer to. */
export const choiceKinds: ReadonlySet<FieldKind> = new Set(['enum', 'boolean', 'reference'])

/** The kinds by which records can be grouped: the choice kinds, and dates and moments by period. */
export const groupKinds: ReadonlySet<FieldKind> = new Set([...choiceKinds, 'date', 'datetime'])

/** The kinds by which records can be grouped in the records that they refer to: there, few texts cover many records. */
export const groupKindsOver: ReadonlySet<FieldKind> = new Set([...choiceKinds, 'text'])
