/** The most rows that a list can skip; filters lead to the rows beyond. */
export const offsetAtMost = 1_000_000

/** The most rows on a page of a list, and the most records that a look-up names at once, except for trees. */
export const pageRowsAtMost = 500

/** The rows on a page of a list that is asked for without a size. */
export const pageRowsUsually = 20
