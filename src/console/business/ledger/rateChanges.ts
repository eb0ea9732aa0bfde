import { formatNumber } from '#shared/fields/formatNumber.ts'

/** A level whose rate differs between two versions; the rates are formatted. */
export interface RateChange {
  code: 'added' | 'removed' | 'changed'
  level: number
  before: string
  now: string
}

/** The differences between the rates of two versions, the lowest level first. */
export function rateChanges(
  before: ReadonlyMap<number, number>,
  now: ReadonlyMap<number, number>,
): RateChange[] {
  const levels = [...new Set([...before.keys(), ...now.keys()])].toSorted((one, other) => one - other)
  return levels.flatMap((level) => {
    const [old, present] = [before.get(level), now.get(level)]
    if (old === present) return []
    const texts = { before: formatNumber(old ?? 0), now: formatNumber(present ?? 0) }
    return [{ code: codeOf(old, present), level, ...texts }]
  })
}

function codeOf(before: number | undefined, now: number | undefined): RateChange['code'] {
  if (before === undefined) return 'added'
  return now === undefined ? 'removed' : 'changed'
}
