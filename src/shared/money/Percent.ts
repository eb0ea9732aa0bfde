declare const unit: unique symbol

/** A percentage from 0 to 100 with at most two decimals, 10 for 10 %. */
export type Percent = number & { readonly [unit]: 'percent' }

/** Brands a percentage as JSON and the database give it. */
export function percent(value: number | string): Percent {
  // Shifting the decimal point in text is exact where a multiplication by 100 is not.
  const hundredths = Number(`${value}e2`)
  if (!Number.isSafeInteger(hundredths) || hundredths < 0 || hundredths > 10_000) {
    throw new RangeError(`not a percentage: ${value}`)
  }
  return Number(`${hundredths}e-2`) as Percent
}
