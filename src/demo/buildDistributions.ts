import type { Distribution } from '#generated/types/distribution.ts'
import type { DistributionVersion } from '#generated/types/distributionVersion.ts'
import { dayMs, isoOf } from './stage/clock.ts'
import { staff } from './staff.ts'
import { inOfficeHours } from './stage/Stage.ts'
import type { Stage } from './stage/Stage.ts'

/** The agreed rules, and their later changes. */
const agreements = [
  { daysAgo: 405, by: 'linzhiyuan', rates: [8, 4] },
  { daysAgo: 75, by: 'linzhiyuan', rates: [10, 5, 2.5] },
] as const

/** The versions of the distribution rules, the first one first. */
export function buildDistributionVersions(stage: Stage): DistributionVersion[] {
  return agreements.map(({ daysAgo, by, rates }, index) => {
    const at = inOfficeHours(stage, daysAgo)
    return {
      id: stage.idAt(at),
      number: index + 1,
      rates: rates.map((rate, level) => ({ leave: level + 1, rate })),
      user_name: staff.find(({ username }) => username === by)?.name ?? null,
      since: isoOf(at),
    }
  })
}

/** The distribution rules of the latest version, the nearest level first. */
export function buildDistributions(stage: Stage, versions: readonly DistributionVersion[]): Distribution[] {
  const latest = versions.at(-1)
  const at = Date.parse(latest?.since ?? '')
  return (latest?.rates ?? []).map(({ leave, rate }) => ({
    id: stage.idAt(at - dayMs + leave * 60_000),
    version: 1,
    leave,
    rate,
  }))
}
