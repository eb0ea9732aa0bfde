/** The usual limits of payment platforms: the number of paid levels, and the percentage of the price for all levels together. */
export const usualLimits = { levels: 2, rate: 30 } as const
