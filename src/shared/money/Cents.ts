declare const unit: unique symbol

/** Money in integer fen; the brand keeps yuan out. */
export type Cents = number & { readonly [unit]: 'fen' }

/** Brands a whole number of fen. */
export function cents(fen: number): Cents {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not a whole number of fen: ${fen}`)
  return fen as Cents
}

/** Converts yuan with at most two decimals, as JSON and the database give them, exactly. */
export function centsOfYuan(yuan: number | string): Cents {
  // Shifting the decimal point in text is exact where a multiplication by 100 is not.
  return cents(Number(`${yuan}e2`))
}

/** Converts to yuan with two decimals, as a number for JSON. */
export function yuanOf(amount: Cents): number {
  return Number(`${amount}e-2`)
}
