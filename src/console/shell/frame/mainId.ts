/** Id of the content area, where the skip link leads. */
export const mainId = 'main-content'
