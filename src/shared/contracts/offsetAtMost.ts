/** Rows that a list can skip: whoever wants to go further narrows it by filters. */
export const offsetAtMost = 1_000_000
