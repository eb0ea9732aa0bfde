/** A length that grows with the text: pixels where the browser's font has its usual size. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`
}
