import { areaList } from '@vant/area-data'

/** A province, city or district of China, in the form for a cascading select. */
export interface Region {
  label: string
  value: string
  /** Empty if there is a level below to fetch; absent on the last level. */
  children?: readonly Region[]
}

/** The regions directly below a code: provinces without a code, then cities, then districts. */
export function regionsBelow(parent: string | undefined): readonly Region[] {
  if (parent === undefined) return regionsOf(areaList.province_list, () => true, true)
  if (parent.endsWith('0000')) return regionsOf(areaList.city_list, startsWith(parent.slice(0, 2)), true)
  if (parent.endsWith('00')) return regionsOf(areaList.county_list, startsWith(parent.slice(0, 4)), false)
  return []
}

function startsWith(head: string): (code: string) => boolean {
  return (code) => code.startsWith(head)
}

function regionsOf(
  names: Readonly<Record<string, string>>,
  isWanted: (code: string) => boolean,
  hasMore: boolean,
): Region[] {
  const entries = Object.entries(names).filter(([code]) => isWanted(code))
  return entries.map(([value, label]) => ({ label, value, ...(hasMore && { children: [] }) }))
}
