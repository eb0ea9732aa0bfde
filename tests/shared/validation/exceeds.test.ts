import { describe, expect, it } from 'vitest'
import { exceeds } from '#shared/validation/exceeds.ts'

describe('a value and its limit', () => {
  it.each([
    [2, 1],
    ['2024-03-01', '2024-02-29'],
    ['2024-01-01T12:00:00+08:00', '2024-01-01T03:59:59Z'],
    ['10:00', '09:59:59'],
    ['09:30:01', '09:30'],
  ])('%j exceeds %j', (value, limit) => {
    expect([exceeds(value, limit), exceeds(limit, value), exceeds(value, value)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each([
    [' 2089-12-31', '2081-08-03'],
    ['2024-02-31', '2024-03-01'],
    ['!2089-12-31', '2081-08-03'],
    [undefined, 1],
    [2, null],
    ['2', 1],
    ['09:30:00', '09:30'],
    ['25:00', '09:30'],
    ['10:00Z', '09:30'],
  ])('%j and its limit %j are not comparable', (value, limit) => {
    expect([exceeds(value, limit), exceeds(limit, value)]).toEqual([false, false])
  })
})
