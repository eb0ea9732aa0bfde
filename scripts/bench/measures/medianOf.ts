/** The median of the figures; of an even number, the upper of the middle two. */
export function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((left, right) => left - right)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('no figures to take the median of')
  return middle
}
