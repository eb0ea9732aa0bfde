import { describe, expect, it } from 'vitest'
import { isBlank } from '#shared/validation/isBlank.ts'

describe('a text of which nothing is seen', () => {
  it.each(['', '   ', '\u3000\t\n', '\u200b\u2060', '\u2800', '\u00ad'])('is blank: %j', (text) => {
    expect(isBlank(text)).toBe(true)
  })

  it.each(['a', ' 龘 ', '0', '-', '👍'])('is not, once there is a sign: %j', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})
