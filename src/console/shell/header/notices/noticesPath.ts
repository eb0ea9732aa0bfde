/** Address of the page with all notices; which menu's is said by its query. */
export const noticesPath = '/notifications'
