import type { ComparedValue } from './Table.ts'

/** Filters of a list by property: a value, or of a choice several of which any will do. */
export type ListConditions = Readonly<Record<string, ComparedValue | readonly ComparedValue[]>>
