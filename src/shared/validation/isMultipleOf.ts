/**
 * Whether a number is a whole multiple of another, decided on their decimal texts:
 * 19.99 is a multiple of 0.01 here and in PostgreSQL, though 19.99 / 0.01 is not whole in binary.
 */
export function isMultipleOf(value: number, divisor: number): boolean {
  if (!Number.isFinite(value)) return false
  if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor)) return value % divisor === 0
  const one = decimalOf(value)
  const other = decimalOf(divisor)
  const exponent = Math.min(one.exponent, other.exponent)
  return scaled(one, exponent) % scaled(other, exponent) === 0n
}

interface Decimal {
  digits: bigint
  exponent: number
}

// Uses the shortest text that reads back as the same number: that is what people typed and what the database receives.
function decimalOf(value: number): Decimal {
  const [mantissa = '0', power = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length }
}

function scaled(decimal: Decimal, exponent: number): bigint {
  return decimal.digits * 10n ** BigInt(decimal.exponent - exponent)
}
