/** The number of rows that a list shows until the user chooses another. */
export const rowsPerPage = 20
