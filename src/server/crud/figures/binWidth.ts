const known = new Map<string, BinWidth>()

type BinWidth = '1 hour' | '15 minutes'

/**
 * How moments since 2024 are gathered before the day of each is found, so that those of one bin share their day. Since then no place
 * has changed its clocks but at a quarter of an hour; nearly everywhere they show whole hours of difference, and days begin at one.
 */
export function binWidth(zone: string): BinWidth {
  const width = known.get(zone) ?? (hasWholeHours(zone) ? '1 hour' : '15 minutes')
  known.set(zone, width)
  return width
}

/** In every month from 2024 to the next year, after which the rules repeat. */
function hasWholeHours(zone: string): boolean {
  const minutes = new Intl.DateTimeFormat('en', { timeZone: zone, minute: 'numeric' })
  const months = (new Date().getUTCFullYear() + 2 - 2024) * 12
  return Array.from({ length: months }, (_, month) => Date.UTC(2024, month)).every(
    (moment) => minutes.format(moment) === '0',
  )
}
