import { expect, it } from 'vitest'
import { readClock, readTime } from '#shared/fields/times/readTime.ts'
import { formatTime } from '#shared/fields/times/timeOfDay.ts'

const here = '+08:00'

it.each([
  ['9:30', '09:30:00+08:00'],
  ['09:30:15', '09:30:15+08:00'],
  ['９：３０', '09:30:00+08:00'],
  ['9点30分', '09:30:00+08:00'],
  ['21时05分09秒', '21:05:09+08:00'],
  ['9.30 pm', '21:30:00+08:00'],
  ['9 pm', '21:00:00+08:00'],
  ['9点', '09:00:00+08:00'],
  ['9点半', '09:30:00+08:00'],
  ['上午9:05', '09:05:00+08:00'],
  ['下午 3點', '15:00:00+08:00'],
  ['下午15:20', '15:20:00+08:00'],
  ['上午12:10', '00:10:00+08:00'],
  ['12:00 am', '00:00:00+08:00'],
  ['09:30:00Z', '09:30:00Z'],
  ['9:30 UTC', '09:30:00Z'],
  ['9:30 UTC+2', '09:30:00+02:00'],
  ['9:30 -05:30', '09:30:00-05:30'],
])('%s is read as a time of day [S1.05]', (typed, time) => {
  expect(readTime(typed, here)).toBe(time)
})

it.each([
  '',
  '9',
  '24:00',
  '9:60',
  '13:00 pm',
  '0:10 am',
  '上午13:00',
  '上午9:05 am',
  '9半',
  'pm',
  '9:30 UTC+99',
  'noon',
  '9:30 and more',
])('“%s” is not read as a time of day', (typed) => expect(readTime(typed, here)).toBeUndefined())

it.each([
  ['09:30:00+08:00', '09:30'],
  ['09:30:15+08:00', '09:30:15'],
  ['09:30:00.250+08:00', '09:30:00.250'],
  ['09:30:00Z', '09:30 UTC'],
  ['09:30:00+02:00', '09:30 UTC+02:00'],
  ['whenever', 'whenever'],
])('%s is shown with all that cannot be guessed, and read again from that', (time, shown) => {
  expect(formatTime(time, here)).toBe(shown)
  if (shown !== time) expect(formatTime(readTime(shown, here) ?? '', here)).toBe(shown)
})

it.each([
  ['9:30', '09:30'],
  ['9点05分', '09:05'],
  ['9.30 pm', '21:30'],
  ['23:59:07', '23:59:07'],
  ['0:00', '00:00'],
  ['09:30:00', '09:30:00'],
  ['9:30Z', undefined],
  ['9:30 UTC+2', undefined],
  ['25:00', undefined],
])('a time without a zone is read from %j as %j', (typed, time) => {
  expect(readClock(typed)).toBe(time)
})
