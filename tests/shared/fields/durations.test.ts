import { constantFrom, integer, property, record, assert } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDuration } from '#shared/fields/times/formatDuration.ts'
import { readDuration } from '#shared/fields/times/readDuration.ts'
import { formats } from '#shared/validation/formats.ts'

describe('a duration', () => {
  it.each([
    ['P1DT12H', '1天12小时', '1 day 12 hours'],
    ['P1Y0M2D', '1年2天', '1 year 2 days'],
    ['P2W', '2周', '2 weeks'],
    ['PT90M', '90分钟', '90 minutes'],
    ['P0D', '0天', '0 days'],
  ])('%s is shown as %s and as %s', (duration, zh, en) => {
    expect([formatDuration(duration, 'zh'), formatDuration(duration, 'en')]).toEqual([zh, en])
  })

  it.each(['', 'P', 'PT', 'P1DT', '3 days', 'P1.5D', `P${'9'.repeat(20)}D`])(
    'that is not valid, %j, is shown unchanged',
    (text) => {
      expect(formatDuration(text, 'en')).toBe(text)
    },
  )

  it.each([
    ['P1DT12H', 'p1dt12h', '1天12小时', '1 day, 12 h', '1.5 d', '１天１２小时', '12h 1d'],
    ['PT1H30M', '1.5小时', '1h30m', '1 hr 30 mins'],
    ['PT30M', '半小时', '30 min', '30m'],
    ['P1Y0M2D', 'P1Y2D', '1y 2d'],
    ['P10D', '1周3天', '1 week 3 days'],
    ['PT1H0M5S', '1h 5s'],
    ['P2W', '2周', '2 星期', '2w'],
    ['PT1H19M48S', '1.33 h'],
  ])('%s is read from the ways in which people write it', (duration, ...texts) => {
    expect(texts.map(readDuration)).toEqual(texts.map(() => duration))
  })

  it.each([
    '',
    '30',
    '1天 12',
    'soon',
    '1.5 months',
    '0.3333 s',
    '1 parsec',
    '99999999999999999999 d',
    '-1d',
    '1 day '.repeat(40),
  ])('is not read from %j', (text) => {
    expect(readDuration(text)).toBeUndefined()
  })

  it('is read back from the text that it is shown as, in either language, and stored as ISO 8601', () => {
    const amount = integer({ min: 1, max: 9999 })
    const parts = record(
      { year: amount, month: amount, day: amount, hour: amount, minute: amount, second: amount },
      { requiredKeys: ['day'] },
    )
    assert(
      property(parts, constantFrom('zh' as const, 'en' as const), (amounts, language) => {
        const typed = Object.entries(amounts).map(([unit, each]) => `${each} ${unit}s`)
        const stored = readDuration(typed.join(', ')) ?? ''
        expect(stored).toMatch(formats.duration)
        expect(readDuration(formatDuration(stored, language))).toBe(stored)
        expect(formatDuration(stored, 'en').split(' ')).toHaveLength(typed.length * 2)
      }),
    )
  })
})
