/** The most rows that a list can skip; filters lead to the rows beyond. */
export const offsetAtMost = 1_000_000
