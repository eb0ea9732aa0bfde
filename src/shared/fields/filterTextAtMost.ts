/** Characters of a text that lists are searched for: long enough for what people type, short enough to search for. */
export const filterTextAtMost = 200
