/** The filter that makes a search look through all records, where it would stop after many. */
export const searchAll = 'q_all'
