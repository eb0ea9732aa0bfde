/** The greatest number with this many decimals for which JSON numbers are still distinct: fifteen digits. */
export function exactlyUpTo(scale: number): number {
  return Number(`${'9'.repeat(15)}e-${scale}`)
}
