/** The greatest number with so many decimals below which a JSON number tells each of them from the next: fifteen digits. */
export function exactlyUpTo(scale: number): number {
  return Number(`${'9'.repeat(15)}e-${scale}`)
}
