const parts = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d[\d.eE+-]*/gsu
const long = /^-?\d{16,}$/u

/** A whole number in a JSON text, and its position. */
interface PlacedNumber {
  number: string
  at: number
}

/**
 * The first whole number in a JSON text that would lose digits when read, as keys of other systems beyond 2^53 do. Fractions are
 * not reported, because they are approximate anyway, nor numbers with an exponent, which state their own precision.
 */
export function roundedNumberIn(text: string): PlacedNumber | undefined {
  if (!/\d{16}/u.test(text)) return undefined
  for (const { 0: number, index: at } of text.matchAll(parts))
    if (long.test(number) && isRounded(number)) return { number, at }
  return undefined
}

function isRounded(number: string): boolean {
  const [kept = ''] = Number(number).toExponential().split('e')
  return figures(kept) !== figures(number)
}

function figures(number: string): string {
  return number.replace(/\D/gu, '').replace(/0+$/u, '')
}
