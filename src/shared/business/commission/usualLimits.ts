/** What payment platforms usually allow: so many paid levels, and this percentage of the price for all of them together. */
export const usualLimits = { levels: 2, rate: 30 } as const
