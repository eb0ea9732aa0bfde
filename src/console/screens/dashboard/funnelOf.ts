import type { FunnelStep } from '#shared/contracts/Dashboard.ts'
import type { FigureGroup } from '#shared/contracts/Figures.ts'

/** A step of a funnel, with the figure of the records that have reached it. */
export interface FunnelFigure {
  step: FunnelStep
  figure: number
  /**
   * The figure's shares of the first and of the previous step; undefined where that figure is zero, and `ofFormer` also for the
   * first step.
   */
  ofFirst: number | undefined
  ofFormer: number | undefined
}

/** The figure of each step; the records of a later step count in all earlier ones too. */
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
