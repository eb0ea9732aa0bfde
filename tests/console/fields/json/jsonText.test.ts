import { describe, expect, it } from 'vitest'
import { notJson, printJson, readJson } from '#console/fields/json/jsonText.ts'

describe('JSON as it is edited', () => {
  it.each(['a', '', '5', '{"a":', 5, false, [], [null, 'a'], { a: { b: 'c' } }])(
    'is the same value again: %j',
    (value) => {
      expect(readJson(printJson(value))).toEqual(value)
    },
  )

  it('is nothing for what is not set, and no value while it is not JSON', () => {
    expect([printJson(undefined), printJson(null), readJson(' ')]).toEqual(['', '', undefined])
    expect(readJson('{"a":')).toBe(notJson)
  })
})
