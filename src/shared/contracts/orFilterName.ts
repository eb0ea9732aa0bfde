/** The list filter that holds alternative filters, of which a record must match one; no property can have this name. */
export const orFilterName = '$or'
