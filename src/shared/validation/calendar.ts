const dateParts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/
const timePart = /^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?(Z|[+-](0[0-9]|1[0-4]):[0-5][0-9])$/
const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const firstInstant = Date.parse('0001-01-01T00:00:00.000Z')
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z')
// The database rounds to the microsecond; the end of the last second would round up to the year 10000.
const roundedUp = /\.9{6}[5-9]/

/** Whether a text is a calendar day between the years 1 and 9999, as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  const [, year = '0', month = '0', day = '0'] = dateParts.exec(text) ?? []
  return Number(year) > 0 && Number(day) > 0 && Number(day) <= lastDayOf(Number(year), Number(month))
}

/** Whether a text is an instant with its offset (RFC 3339) that is within the years 1 to 9999 in UTC. */
export function isDateTime(text: string): boolean {
  if (text[10] !== 'T' || !isDate(text.slice(0, 10)) || !timePart.test(text.slice(11))) return false
  const instant = Date.parse(text)
  return (
    instant >= firstInstant && instant <= lastInstant && !(instant === lastInstant && roundedUp.test(text))
  )
}

function lastDayOf(year: number, month: number): number {
  if (month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)) return 29
  return daysOfMonth[month - 1] ?? 0
}
