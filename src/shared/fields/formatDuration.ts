import type { Language } from '../contracts/Text.ts'

/** The units of ISO 8601, in its order; weeks stand alone. */
const units = ['week', 'year', 'month', 'day', 'hour', 'minute', 'second'] as const

const stored = /^P(?:(\d+)W|(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?)$/u

/** A duration such as `P1DT12H` as people read it, `1 day 12 hours`; what is none stays as it is. */
export function formatDuration(duration: string, language: Language): string {
  const amounts = stored.exec(duration)?.slice(1) ?? []
  const named = units.flatMap((unit, index) => {
    const digits = amounts[index]
    return digits === undefined ? [] : [{ unit, amount: BigInt(digits) }]
  })
  if (named.length === 0) return duration
  const told = named.filter(({ amount }) => amount > 0n)
  return (told.length > 0 ? told : named.slice(-1))
    .map(({ unit, amount }) => formatOf(unit, language).format(amount))
    .join(language === 'zh' ? '' : ' ')
}

const formats = new Map<string, Intl.NumberFormat>()

/** By unit and language: to make one takes a hundred times as long as to use it. */
function formatOf(unit: string, language: Language): Intl.NumberFormat {
  const key = `${language} ${unit}`
  const known = formats.get(key)
  if (known) return known
  const [locale, unitDisplay] = language === 'zh' ? (['zh-CN', 'short'] as const) : (['en', 'long'] as const)
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, useGrouping: false })
  formats.set(key, format)
  return format
}
