/** The address of the page with all notices; the menu is part of its query. */
export const noticesPath = '/notifications'
