/** The page that a typed text asks for, or the nearest one; undefined if it is no number. */
export function readPageNumber(typed: string, pages: number): number | undefined {
  const digits = typed.normalize('NFKC').replaceAll(/[,\s]/g, '')
  if (!/^-?\d+$/.test(digits)) return undefined
  return Math.min(Math.max(Number(digits), 1), pages)
}
