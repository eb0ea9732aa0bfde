import { describe, expect, it } from 'vitest'
import { clockIn } from '#server/crud/export/clockIn.ts'
import { CellFault } from '#server/crud/import/CellFault.ts'
import { readMoment } from '#server/crud/import/readMoment.ts'

describe('a moment in a file that is imported', () => {
  it.each(['UTC', 'Asia/Shanghai', 'America/New_York', 'Europe/Amsterdam', 'Africa/Monrovia'])(
    'is read as an export in the same time zone writes it, in every century: %s [S7.03]',
    (timeZone) => {
      const clock = clockIn(timeZone)
      const day = 86_400_000
      for (let moment = Date.UTC(1700, 0); moment < Date.UTC(2060, 0); moment += 97.125 * day) {
        const instant = new Date(moment).toISOString()
        expect(readMoment(clock.dateTime(instant), timeZone), instant).toBe(instant)
      }
    },
  )

  it('is read with the year that it names, even before the year 100, and in Chinese or 12-hour notation [S7.03]', () => {
    expect(readMoment('0099-05-05 10:00', 'UTC')).toBe('0099-05-05T10:00:00.000Z')
    expect(readMoment('2026年1月5日 9:30', 'Asia/Shanghai')).toBe('2026-01-05T01:30:00.000Z')
    expect(readMoment('2026年1月5日下午9:30', 'Asia/Shanghai')).toBe('2026-01-05T13:30:00.000Z')
    expect(readMoment('2026/1/5 9:30:15.1239 PM', 'UTC')).toBe('2026-01-05T21:30:15.123Z')
  })

  it.each([
    '2026-13-05 10:00',
    '2026-00-05 10:00',
    '2026/25/12 10:00',
    '2026-02-30 10:00',
    '2026-02-00',
    '2026-02-03 24:00',
    '2026-02-03 10:60',
    '2026-02-0310:00',
    '2026-02-03 10:00 UTC+2',
    '2026-02-03 10:00:75',
  ])('is refused if it does not exist on the calendar or the clock: %s [S5.13]', (text) => {
    expect(() => readMoment(text, 'UTC')).toThrow(CellFault)
  })
})
