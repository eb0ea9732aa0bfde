import type { DistributionVersion } from '#generated/types/distributionVersion.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'

/** The rates of a version by their levels, in percent; levels that pay nothing are left out. */
export function ratesOf(version: Readonly<Record<string, unknown>>): ReadonlyMap<number, number> {
  const rates = listOf(version[name]).filter(isJsonObject)
  return new Map(
    rates.flatMap((one): [number, number][] => {
      const rate = Number(one[parts.rate])
      return rate > 0 ? [[Number(one[parts.leave]), rate]] : []
    }),
  )
}

const name = 'rates' satisfies keyof DistributionVersion
const parts = { leave: 'leave', rate: 'rate' } as const satisfies {
  [Part in keyof DistributionVersion['rates'][number]]: Part
}
