/** The filter of a list that holds further ones, of which a record must meet one: no property can be called so. */
export const alternatives = '$or'
