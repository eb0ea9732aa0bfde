/** How many rows a list shows until somebody chooses another number. */
export const rowsPerPage = 20
