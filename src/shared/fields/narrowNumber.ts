/** A number with ASCII digits and signs instead of the full-width ones that Chinese keyboards type. */
export function narrowNumber(text: string): string {
  // NFKC would also turn other forms into digits, but those mean something else: 10² is not 102.
  return text.replaceAll(/\P{No}+/gu, (part) => part.normalize('NFKC')).replace('\u2212', '-')
}
