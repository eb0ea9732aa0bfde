/** The filter that makes a search look through all records; otherwise it stops after many. */
export const searchAll = 'q_all'
