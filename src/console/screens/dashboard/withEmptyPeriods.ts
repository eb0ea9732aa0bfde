import type { FigureGroup } from '#shared/contracts/Figures.ts'
import type { Span } from './spanOf.ts'

interface Grouping {
  by: string
  measure: string
  span: Pick<Span, 'periods'>
}

/** One group for each period of a span. In a period without records counts and sums are 0, other measures null. */
export function withEmptyPeriods(
  groups: readonly FigureGroup[],
  { by, measure, span }: Grouping,
): FigureGroup[] {
  const known = new Map(groups.map((group) => [String(group.values[by]), group]))
  const nothing = measure === 'count' || measure.startsWith('sum(') ? 0 : null
  return span.periods.map(
    (day) => known.get(day) ?? { values: { [by]: day }, names: {}, figures: { [measure]: nothing } },
  )
}
