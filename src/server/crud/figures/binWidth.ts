const known = new Map<string, BinWidth>()

type BinWidth = '1 hour' | '15 minutes'

/**
 * The width of the bins into which moments since 2024 are grouped before their day is computed, so that each bin belongs to
 * one day. Since then, clocks have changed only at quarters of an hour; in nearly all zones offsets are whole hours, and days
 * begin on the hour.
 */
export function binWidth(zone: string): BinWidth {
  const width = known.get(zone) ?? (hasWholeHours(zone) ? '1 hour' : '15 minutes')
  known.set(zone, width)
  return width
}

/** Whether offsets are whole hours in every month from 2024 to the end of next year, after which the rules repeat. */
function hasWholeHours(zone: string): boolean {
  const minutes = new Intl.DateTimeFormat('en', { timeZone: zone, minute: 'numeric' })
  const months = (new Date().getUTCFullYear() + 2 - 2024) * 12
  return Array.from({ length: months }, (_, month) => Date.UTC(2024, month)).every(
    (moment) => minutes.format(moment) === '0',
  )
}
