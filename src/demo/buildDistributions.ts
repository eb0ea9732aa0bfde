import type { Distribution } from '#generated/types/distribution.ts'
import { inOfficeHours } from './Stage.ts'
import type { Stage } from './Stage.ts'

const rates = [10, 5, 2.5] as const
const agreedDaysAgo = 405

/** The rules of distribution, nearest level first. */
export function buildDistributions(stage: Stage): Distribution[] {
  const agreedAt = inOfficeHours(stage, agreedDaysAgo)
  return rates.map((rate, index) => ({
    id: stage.idAt(agreedAt + index * 60_000),
    version: 1,
    leave: index + 1,
    rate,
  }))
}
