const parts = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d[\d.eE+-]*/gsu
const long = /^-?\d{16,}$/u

/** A whole number in a text of JSON, and where it is. */
interface PlacedNumber {
  number: string
  at: number
}

/**
 * The first whole number in a text of JSON that would be read as one of other digits, as keys of other systems beyond 2^53 are.
 * A fraction is only ever near what it stands for, and one with an exponent says itself how exact it is.
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
