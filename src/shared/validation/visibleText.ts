/** The pattern of a text that shows something: one character that is no blank. */
export const visibleText = '[^\\s]'
