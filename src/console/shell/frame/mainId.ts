/** The id of the content area, the target of the skip link. */
export const mainId = 'main-content'
