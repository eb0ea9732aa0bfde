import type { FunnelStep } from '#shared/contracts/Dashboard.ts'
import type { FigureGroup } from '#shared/contracts/Figures.ts'

/** A step of a funnel, and how much comes so far. */
export interface FunnelFigure {
  step: FunnelStep
  figure: number
  /** As parts of the first step and of the one before; undefined where there is nothing, and for the first. */
  ofFirst: number | undefined
  ofFormer: number | undefined
}

/** How much comes to each step: records of a later step have passed the earlier ones. */
export function funnelOf(
  steps: readonly FunnelStep[],
  groups: readonly FigureGroup[],
  { by, measure }: { by: string; measure: string },
): FunnelFigure[] {
  const figures = steps.map(({ values }) =>
    groups
      .filter((group) => values.includes(String(group.values[by])))
      .reduce((sum, group) => sum + (group.figures[measure] ?? 0), 0),
  )
  return steps.map((step, index) => {
    const figure = figures[index] ?? 0
    return { step, figure, ofFirst: part(figure, figures[0]), ofFormer: part(figure, figures[index - 1]) }
  })
}

function part(figure: number, whole = 0): number | undefined {
  return whole > 0 ? figure / whole : undefined
}
