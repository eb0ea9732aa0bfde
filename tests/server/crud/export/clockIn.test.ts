import { expect, it } from 'vitest'
import { clockIn } from '#server/crud/export/clockIn.ts'

it.each(['UTC', 'Asia/Shanghai', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
  'the clock of an export shows every moment in the local time of its zone: %s [S7.03]',
  (timeZone) => {
    const clock = clockIn(timeZone)
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    const day = 86_400_000
    for (let moment = Date.UTC(1890, 0); moment < Date.UTC(2060, 0); moment += 97.123 * day) {
      const instant = new Date(moment).toISOString()
      expect(clock.dateTime(instant), instant).toBe(format.format(Date.parse(instant)))
    }
    // Around the hours at which New York and Lord Howe change to summer time and back.
    for (let minute = 0; minute < 60 * 24 * 2; minute += 5)
      for (const start of [
        Date.UTC(2026, 2, 7),
        Date.UTC(2026, 9, 31),
        Date.UTC(2026, 3, 4),
        Date.UTC(2026, 9, 3),
      ]) {
        const instant = new Date(start + minute * 60_000).toISOString()
        expect(clock.dateTime(instant), instant).toBe(format.format(Date.parse(instant)))
      }
    expect(clock.dateTime('never')).toBe('')
  },
)
