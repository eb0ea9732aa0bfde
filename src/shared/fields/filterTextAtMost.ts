/** The most characters of a search text for lists: long enough for typed text, short enough for a search. */
export const filterTextAtMost = 200
