import { describe, expect, it } from 'vitest'
import { isBlank } from '#shared/validation/isBlank.ts'

describe('a text', () => {
  it.each(['', '   ', '\u3000\t\n', '\u200b\u2060', '\u2800', '\u00ad', '\u3164', '\u{e0041}'])(
    'is blank if it has no visible character: %j',
    (text) => {
      expect(isBlank(text)).toBe(true)
    },
  )

  it('is blank if it is made of control characters, white space or what Unicode ignores by default, and few others', () => {
    const drawnAsNothing = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]$/u
    const points = Array.from({ length: 0x11_00_00 }, (_, point) => point)
    const told = points.filter((point) => {
      const character = String.fromCodePoint(point)
      return isBlank(character) !== drawnAsNothing.test(character)
    })
    expect(told).toEqual([])
  })

  it.each(['a', ' 龘 ', '0', '-', '👍'])('is not blank if it has a visible character: %j', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})
