/** Rows that one import takes, without the heads. */
export const importRowsAtMost = 100_000
