/** Blanks, control characters, and letters that are drawn as nothing. */
const invisible = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** True for a text of which nothing is seen. */
export function isBlank(text: string): boolean {
  return invisible.test(text)
}
