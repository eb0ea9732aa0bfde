/** The units of ISO 8601, in its order; weeks are never combined with other units. */
export const durationUnits = ['week', 'year', 'month', 'day', 'hour', 'minute', 'second'] as const

const amount = (letter: string) => `(?:(\\d{1,15})${letter})?`
const stored = new RegExp(
  `^P${amount('W')}${amount('Y')}${amount('M')}${amount('D')}(?:T(?=\\d)${amount('H')}${amount('M')}${amount('S')})?$`,
  'u',
)

/** A unit of a duration. */
export type DurationUnit = (typeof durationUnits)[number]

/** Formats `P1DT12H` as `1 day 12 hours`. Returns other texts unchanged, and durations with more than 15 digits in one part. */
export function formatDuration(duration: string, language: 'zh' | 'en'): string {
  const named = partsOfDuration(duration)
  if (named.length === 0) return duration
  const told = named.filter(({ amount }) => amount > 0)
  return (told.length > 0 ? told : named.slice(-1))
    .map(({ unit, amount }) => formatOf(unit, language).format(amount))
    .join(language === 'zh' ? '' : ' ')
}

/** The parts of an ISO 8601 duration, the largest unit first; empty for other texts, and where a part has more than 15 digits. */
export function partsOfDuration(duration: string): { unit: DurationUnit; amount: number }[] {
  const amounts = stored.exec(duration)?.slice(1) ?? []
  return durationUnits.flatMap((unit, index) => {
    const digits = amounts[index]
    return digits === undefined ? [] : [{ unit, amount: Number(digits) }]
  })
}

const formats = new Map<string, Intl.NumberFormat>()

/** Number formats by unit and language; creating one takes a hundred times as long as using it. */
function formatOf(unit: string, language: 'zh' | 'en'): Intl.NumberFormat {
  const key = `${language} ${unit}`
  const known = formats.get(key)
  if (known) return known
  const [locale, unitDisplay] = language === 'zh' ? (['zh-CN', 'short'] as const) : (['en', 'long'] as const)
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, useGrouping: false })
  formats.set(key, format)
  return format
}
