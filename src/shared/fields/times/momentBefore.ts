const minuteMs = 60_000

/** The moment so many minutes ago, or its date in the server's time zone. */
export function momentBefore(now: Date, minutes: number, type: 'date' | 'timestamp'): string {
  const moment = new Date(now.getTime() - minutes * minuteMs)
  if (type === 'timestamp') return moment.toISOString()
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${day}`
}
