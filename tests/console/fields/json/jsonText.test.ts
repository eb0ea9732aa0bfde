import { describe, expect, it } from 'vitest'
import { notJson, printJson, readJson } from '#console/fields/json/jsonText.ts'

describe('the JSON text of a value', () => {
  it.each(['a', '', '5', '{"a":', 5, false, [], [null, 'a'], { a: { b: 'c' } }])(
    'is read back as the same value: %j',
    (value) => {
      expect(readJson(printJson(value))).toEqual(value)
    },
  )

  it('is empty for a value that is not set; text that is not JSON is no value', () => {
    expect([printJson(undefined), printJson(null), readJson(' ')]).toEqual(['', '', undefined])
    expect(readJson('{"a":')).toBe(notJson)
  })
})
