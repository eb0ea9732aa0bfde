/** A number with the figures and signs of other keyboards in the place of Chinese ones, which are as wide as characters. */
export function narrowNumber(text: string): string {
  // The other forms that would become figures too mean something else: 10² is not 102.
  return text.replaceAll(/\P{No}+/gu, (part) => part.normalize('NFKC')).replace('\u2212', '-')
}
