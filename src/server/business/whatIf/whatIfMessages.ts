import type { ReplayFigures } from './ReplayTotals.ts'

/** Orders of a page as the database wrote them, an array of `ReplayedOrder` in JSON; null after the last one. */
export type WhatIfPart = string | null

/** What the thread says: that it is done with a page, or at last what came out. */
export type WhatIfReport = { type: 'taken' } | { type: 'done'; figures: ReplayFigures }
