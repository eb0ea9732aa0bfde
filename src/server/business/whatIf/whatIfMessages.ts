import type { ReplayFigures } from './ReplayTotals.ts'

/** A page of orders as the database wrote it, an array of `ReplayedOrder` in JSON; null after the last page. */
export type WhatIfPart = string | null

/** A report of the thread: `taken` after each page, `done` with the figures at the end. */
export type WhatIfReport = { type: 'taken' } | { type: 'done'; figures: ReplayFigures }
