/** Rows that a list can skip; filters lead to those beyond. */
export const offsetAtMost = 1_000_000
