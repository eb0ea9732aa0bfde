import type { EntityPages } from '../pages/Pages.ts'

/** Hand-written screens that stand in for generated ones, by entity. */
export const ownScreens: Readonly<Record<string, EntityPages>> = {}
