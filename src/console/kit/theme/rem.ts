/** A length in rem, which grows with the text; the pixels are those at the browser's usual font size. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`
}
