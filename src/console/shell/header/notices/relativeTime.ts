const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
] as const

/** The time since a moment, e.g. `3 分钟前`; in whole units, the largest that fits. */
export function relativeTime(iso: string, languageTag: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto', style: 'short' })
  // Browsers disagree on a space beside the number in Chinese; the console's other texts have one.
  const written = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
    format
      .formatToParts(amount, unit)
      .map(({ value }) => value.trim())
      .join(' ')
  // A clock slightly behind the server's must not show a future time.
  let ago = Math.max(0, Math.round((now - Date.parse(iso)) / 1000))
  for (const [unit, size] of steps) {
    if (ago < size) return written(-ago || 0, unit)
    ago = Math.floor(ago / size)
  }
  return written(-ago, 'year')
}
