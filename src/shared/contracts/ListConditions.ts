import type { ComparedValue } from './Table.ts'

/** Filters of a list by property: one value, or several of which one must match. */
export type ListConditions = Readonly<Record<string, ComparedValue | readonly ComparedValue[]>>
