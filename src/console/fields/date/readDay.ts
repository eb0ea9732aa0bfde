const dayPattern = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/u

/** The day that a text names, as YYYY-MM-DD: `2026-1-31`, `2026/01/31`, `20260131`, `2026年1月31日`. */
export function readDay(text: string): string | undefined {
  const found = dayPattern.exec(text.normalize('NFKC').trim())
  if (!found) return undefined
  const [, year = '', month = found[4] ?? '', day = found[5] ?? ''] = found
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00Z`)
  // JavaScript reads 31 February as a day in March.
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written)
  return isDay ? written : undefined
}

/** Whether a text is a moment in its stored form, not in a typed form. */
export function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/u.test(text)
}
