/** The code of the role that gets the menus of new entities at the start. */
export const administratorCode = 'administrator'
