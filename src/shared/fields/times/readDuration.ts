import { durationUnits, partsOfDuration } from './formatDuration.ts'
import type { DurationUnit as Unit } from './formatDuration.ts'

/** The spellings of the units. */
const written: Readonly<Record<Unit, readonly string[]>> = {
  year: ['年', 'y', 'yr', 'yrs', 'year', 'years'],
  month: ['个月', '月', 'mo', 'mos', 'mth', 'mths', 'month', 'months'],
  week: ['周', '星期', 'w', 'wk', 'wks', 'week', 'weeks'],
  day: ['天', '日', 'd', 'day', 'days'],
  hour: ['小时', '时', 'h', 'hr', 'hrs', 'hour', 'hours'],
  minute: ['分钟', '分', 'm', 'min', 'mins', 'minute', 'minutes'],
  second: ['秒', '秒钟', 's', 'sec', 'secs', 'second', 'seconds'],
}

const unitOf = new Map(durationUnits.flatMap((unit) => written[unit].map((word) => [word, unit] as const)))

/** The most characters of a duration; longer runs of digits would take ever longer to read. */
const lengthAtMost = 200

/** The smaller unit in which a fraction is expressed, where the ratio is fixed. */
const smaller: Readonly<Partial<Record<Unit, { unit: Unit; each: number }>>> = {
  year: { unit: 'month', each: 12 },
  week: { unit: 'day', each: 7 },
  day: { unit: 'hour', each: 24 },
  hour: { unit: 'minute', each: 60 },
  minute: { unit: 'second', each: 60 },
}

/** Reads a duration and returns it as it is stored: `1天12小时`, `1 day, 12 h`, `1.5 d` and `P1DT12H` mean the same. */
export function readDuration(text: string): string | undefined {
  if (text.length > lengthAtMost) return undefined
  const typed = text.normalize('NFKC').trim()
  const parts = partsOfDuration(typed.toUpperCase())
  const stored: Amounts = new Map(parts.map(({ unit, amount }) => [unit, amount]))
  const amounts = stored.size > 0 ? stored : amountsIn(typed.toLowerCase())
  return amounts && [...amounts.values()].every(Number.isSafeInteger) ? isoOf(amounts) : undefined
}

type Amounts = Map<Unit, number>

const amountAndUnit = /(\d+(?:\.\d+)?|半)\s*([a-z]+|[^\da-z\s.,、]+)[\s,、]*/gu

function amountsIn(text: string): Amounts | undefined {
  const amounts: Amounts = new Map()
  let end = 0
  for (const { 0: whole, 1: digits, 2: word = '', index } of text.matchAll(amountAndUnit)) {
    const unit = unitOf.get(word)
    if (!unit || index !== end || !add(amounts, unit, digits === '半' ? 0.5 : Number(digits)))
      return undefined
    end += whole.length
  }
  return end > 0 && end === text.length ? amounts : undefined
}

/** Adds an amount of a unit; returns whether it is a whole number of that unit and the smaller ones. */
function add(amounts: Amounts, unit: Unit, amount: number): boolean {
  const whole = Math.trunc(amount)
  const sum = (amounts.get(unit) ?? 0) + whole
  // Half an hour adds no hours.
  if (whole === amount || whole > 0) amounts.set(unit, sum)
  if (whole === amount) return true
  const next = smaller[unit]
  // Removes the noise of binary fractions.
  const rest = Number(((amount % 1) * (next?.each ?? 0)).toFixed(6))
  return next !== undefined && add(amounts, next.unit, rest)
}

const dates = [
  ['year', 'Y'],
  ['month', 'M'],
  ['day', 'D'],
] as const

const times = [
  ['hour', 'H'],
  ['minute', 'M'],
  ['second', 'S'],
] as const

function isoOf(amounts: Amounts): string {
  const weeks = amounts.get('week')
  if (weeks !== undefined && amounts.size === 1) return `P${weeks}W`
  if (weeks !== undefined) add(amounts, 'day', weeks * 7)
  const time = lettersOf(times, amounts)
  return `P${lettersOf(dates, amounts)}${time && `T${time}`}`
}

/** The letters from the largest named unit to the smallest: ISO 8601 leaves out none in between. */
function lettersOf(units: readonly (readonly [Unit, string])[], amounts: Amounts): string {
  const first = units.findIndex(([unit]) => amounts.has(unit))
  const last = units.findLastIndex(([unit]) => amounts.has(unit))
  const named = first === -1 ? [] : units.slice(first, last + 1)
  return named.map(([unit, letter]) => `${amounts.get(unit) ?? 0}${letter}`).join('')
}
