/** How many rows a list shows until another number is chosen. */
export const rowsPerPage = 20
