const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
] as const

/** How long ago something was, e.g. `3 分钟前`; in whole units, the largest that fits. */
export function relativeTime(iso: string, languageTag: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto', style: 'short' })
  // Browsers do not agree with themselves on whether Chinese has a space beside the number; our other words have one.
  const written = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
    format
      .formatToParts(amount, unit)
      .map(({ value }) => value.trim())
      .join(' ')
  // A clock that is a little behind the server's must not speak of the future.
  let ago = Math.max(0, Math.round((now - Date.parse(iso)) / 1000))
  for (const [unit, size] of steps) {
    if (ago < size) return written(-ago || 0, unit)
    ago = Math.floor(ago / size)
  }
  return written(-ago, 'year')
}
