import { assert, constantFrom, letrec, oneof, pre, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unicodePattern } from '#scripts/generate/load/unicodePattern.ts'
import { complaintsAbout, entityOf } from './project.ts'

const withText = (text: object) => ({ type: 'object', properties: { a: { type: 'string', ...text } } })
const complaints = (text: object) => complaintsAbout({ 'plain.json': withText(text) })

/** Repeated short words that end in a character which never matches; short texts come first and show slowness soon. */
function pumpedTexts(): string[] {
  const words = ['a', 'b', 'ab', 'ba', 'aab', 'abb', 'aabb']
  return [12, 18, 24, 30].flatMap((length) =>
    words.map((word) => `${word.repeat(Math.ceil(length / word.length))}c`),
  )
}

describe('a pattern of a schema', () => {
  it.each([
    ['^(a+)+$', 'a'],
    ['^(\\w+\\s?)*$', '\\w'],
    ['^(.*)*$', '.'],
    ['^(a|aa)+$', 'a'],
    ['^(\\d{3}|\\d{4})*$', '\\d'],
    ['^(?:a|b|ab)*c', 'a'],
    ['^((ab)*)*$', 'ab'],
    ['^(?:(?:a?|b?)c)*$', 'c'],
    ['^(x|xx){1,60}$', 'x'],
    ['^(?=(?:a|aa)+$).*$', 'a'],
    ['^(?:(?:a|b|ab){32})*$', 'a'],
    ['^(?:a|[ab]){40}$', 'a'],
    ['^(?:a?){40}$', 'a'],
    ['^(?:a?b?){30,}c', 'b'],
    ['^(?:(?!-->)(?:-|.)|-->)*$', '-->'],
    ['^(?:(?:(?:a|(?:a|a))){1,4}){1,4}$', 'a'],
    ['^(?:(?:a{1,4}){1,4}){1,4}$', 'a'],
  ])('is refused if one text can keep it busy for ever: %s', (pattern, part) => {
    const [complaint = '', ...others] = complaints({ pattern, maxLength: 100 })
    expect(others).toEqual([])
    // A limit of twenty characters matches up to forty, and each character may take several times as long as all before it.
    expect(complaints({ pattern, maxLength: 20 })).toEqual([complaint])
    expect(complaint).toMatch(/^schemas\/plain.json:6:7 \/properties\/a\/pattern {2}A short text can/)
    expect(complaint).toContain(`around "${part}". Let each text be taken in one way only`)
  })

  it('is noted if it is slow for long texts, unless its texts are short', () => {
    const pattern = '^\\S+@\\S+\\.\\S+$'
    expect(complaints({ pattern }).join('\n')).toMatch(/note: The time that this pattern takes grows/)
    expect(complaints({ pattern, maxLength: 254 })).toEqual([])
    expect(complaints({ pattern, maxLength: 500 })).toEqual([])
  })

  it('is noted if its time grows with the fourth power of the length, unless its texts are shorter still', () => {
    const pattern = '^a*a*a*a*b$'
    expect(complaints({ pattern, maxLength: 500 }).join('\n')).toMatch(/note: .*"maxLength" of at most 89,/)
    expect(complaints({ pattern, maxLength: 89 })).toEqual([])
  })

  it.each([
    '^(/[A-Za-z0-9_-]+)+$',
    '^[a-z]+(-[a-z]+)*$',
    '^(\\d{1,3}\\.){3}\\d{1,3}$',
    '^[+]?[0-9][0-9 -]{4,18}$',
    '^(?:[^"\\\\]|\\\\.)*$',
    '^(?:(?!\\\\).|\\\\.)*$',
    '^(?:(?!-->).|-->)*$',
    '^(a|aa)+',
    '^(?:(?:[0-9]|[a-f]){4}-?){8}$',
    '^(?:(?:[0-9]|[a-f]){32})*$',
    '^(?:(?:[0-9]|[a-f]){40},)+$',
    '^(?:\\d|[a-z]){64}$',
    '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$',
    '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
    '^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z]{2,}$',
    '^(?:\\.\\/|\\.\\.\\/|[a-z]+\\/)*[a-z]+$',
    '^([a-z]+-){1,4}[a-z]+$',
    '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    '^(?:[0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}$',
    '^\\+?(?:[0-9] ?){6,14}[0-9]$',
  ])('is accepted if it judges every text in time: %s', (pattern) => {
    expect(complaints({ pattern })).toEqual([])
  })

  it('is either refused or fast with every repetitive text', () => {
    const pattern = letrec<{ part: string; leaf: string }>((tie) => ({
      leaf: constantFrom('a', 'b', '[ab]'),
      part: oneof(
        { depthSize: 'small', maxDepth: 4 },
        tie('leaf'),
        tuple(tie('part'), tie('part')).map(([one, other]) => one + other),
        tuple(tie('part'), tie('part')).map(([one, other]) => `(?:${one}|${other})`),
        tuple(tie('part'), constantFrom('*', '+', '?')).map(([part, often]) => `(?:${part})${often}`),
        // Counts inside others need not be judged in time; the patterns above contain some.
        tuple(tie('leaf'), constantFrom('{1,4}', '{3}')).map(([leaf, often]) => `${leaf}${often}`),
      ),
    })).part
    assert(
      property(
        pattern.map((part) => RegExp(`^${part}$`, 'u')),
        (expression) => {
          pre(complaints({ pattern: expression.source }).length === 0)
          for (const text of pumpedTexts()) {
            // Measures processor time: beside other work, a moment by the clock may be any time.
            const before = process.cpuUsage()
            expression.test(text)
            expect(process.cpuUsage(before).user, text).toBeLessThan(500_000)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is also checked if it is for property names', () => {
    const inner = { type: 'object', patternProperties: { '^(a+)+$': { type: 'number' } } }
    const said = complaintsAbout({ 'plain.json': { type: 'object', properties: { a: inner } } })
    expect(said.join('\n')).toMatch(/\/properties\/a\/patternProperties\/\^\(a\+\)\+\$ {2}A short text/)
  })

  it('for property names is checked with names of any length, since it is matched before the length is', () => {
    const about = (pattern: string, maxLength: number) => {
      const ofNames = { patternProperties: { [pattern]: { type: 'number' }, '^d': { type: 'number' } } }
      const inner = { type: 'object', propertyNames: { maxLength }, ...ofNames }
      return complaintsAbout({ 'plain.json': { type: 'object', properties: { a: inner } } }).join('\n')
    }
    expect(about('^(a|aa)+$', 20)).toMatch(/A short text can keep this pattern busy/)
    expect(about('^a*b?a*c$', 500)).toMatch(/note: The time that this pattern takes grows/)
    expect(about('^c', 500)).toBe('')
  })

  it.each([
    ['^\\d{4}\\-\\d{2}$', '^\\d{4}-\\d{2}$'],
    ['^[\\w\\-\\.]+\\@[\\w\\-]+$', '^[\\w\\-\\.]+@[\\w\\-]+$'],
    ['^[\\&-z]\\:$', '^[&-z]:$'],
  ])('keeps its meaning without the backslashes that Unicode refuses: %s', (given, taken) => {
    expect(unicodePattern(given)).toBe(taken)
    const texts = ['2024-01', 'a-b.c@d-e', 'z:', '&:', '\\', '-', 'y:y', '2024\\-01', '']
    for (const text of texts) expect(RegExp(taken, 'u').test(text)).toBe(RegExp(given).test(text))
    expect(entityOf('plain.json', withText({ pattern: given })).properties[0]?.schema).toMatchObject({
      pattern: taken,
    })
  })

  it.each(['\\Ahead', 'a{1\\,2}', '[a-', '^\\w+$'])(
    'stays as it is if its meaning is not certain: %s',
    (pattern) => {
      expect(unicodePattern(pattern)).toBe(pattern)
    },
  )
})

describe('a plain schema', () => {
  it('keeps “contains” with a minContains of 1, and loses it with one of 0', () => {
    const contains = { const: 'x' }
    const { properties } = entityOf('plain.json', {
      type: 'object',
      properties: {
        one: { type: 'array', contains, minContains: 1 },
        none: { type: 'array', contains, minContains: 0 },
      },
    })
    expect(properties.map(({ schema }) => 'minContains' in schema)).toEqual([false, false])
    expect(properties.map(({ schema }) => schema['contains'])).toMatchObject([contains, undefined])
  })

  it('gets a note about words that are nearly keywords, and about no others', () => {
    const schema = {
      type: 'object',
      order: 1,
      properties: { from: { type: 'string', maxLenght: 5, unit: 'kg' }, requried: { type: 'string' } },
      requird: ['from'],
    }
    expect(complaintsAbout({ 'plain.json': schema }).map((line) => line.replace(/^\S+ /, ''))).toEqual([
      '/properties/from/maxLenght  note: "maxLenght" is not a keyword and is ignored. Did you mean "maxLength"?',
      '/requird  note: "requird" is not a keyword and is ignored. Did you mean "required"?',
    ])
  })
})
