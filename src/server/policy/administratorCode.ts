/** The code of the role to which the start gives the menus of new entities. */
export const administratorCode = 'administrator'
