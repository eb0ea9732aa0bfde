import { PGlite } from '@electric-sql/pglite'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portablePattern } from '#scripts/generate/emit/migration/patterns/portablePattern.ts'
import { visibleText } from '#shared/validation/visibleText.ts'
import { formats } from '#shared/validation/formats.ts'

const understood = [
  '^[A-Za-z][A-Za-z0-9_.-]*$',
  '^(https?:/)?/[^\\s]+$',
  '^\\d{3}-\\d{4,8}$',
  '^\\w+@\\w+\\.com$',
  'a.c',
  '^(?:ab|cd){2,3}$',
  '^1[3-9]\\d{9}$',
  '[^\\d\\s]',
  '^[一-龥]{2,4}$',
  '\\(x\\)|\\[y\\]',
  '^$',
  '^[a\\]b]+$',
  '^a{0,3}$',
  '^[-a]+[a-]+[\\w.-]+[a-f\\-0-9]+$',
  '^(?:[a-z]{1,63}\\.){1,30}[a-z]{2,63}$',
  '^[\\u4e00-\\u9fa5\\u{1f300}-\\u{1f5ff}]+\\u{61}?\\u0062{1,2}$',
  '^[a\\u005d\\u002d]+$',
  visibleText,
]
const refused = [
  '(?=a)b',
  '(?<name>a)',
  '(a)\\1',
  '\\bword\\b',
  'a+?',
  'a{256}',
  '[[:alpha:]]',
  '\\p{L}',
  '(?!x)',
  'x\\',
  '*a{',
  '[a-z0-9-*~]',
  '[a-f-z]',
  '[\\w-z]',
  '\\ud83d',
  '[\\u{d800}-\\u{dfff}]',
  '^(?:[a-z]{1,200}){1,200}$',
  '^(?:(?:[a-z]{1,63}){1,63}){1,63}$',
]

describe('regular expressions for PostgreSQL', () => {
  let database: PGlite
  beforeAll(async () => {
    database = await PGlite.create()
  })
  afterAll(() => database.close())

  async function matches(pattern: string, texts: readonly string[]): Promise<boolean[]> {
    const query = 'SELECT text ~ $1 AS found FROM unnest($2::text[]) WITH ORDINALITY AS t(text, n) ORDER BY n'
    const { rows } = await database.query<{ found: boolean }>(query, [pattern, texts])
    return rows.map(({ found }) => found)
  }

  it.each(understood)('match the same texts as in JavaScript: %s', async (pattern) => {
    const portable = portablePattern(pattern)
    if (portable === undefined) throw new Error(`not portable: ${pattern}`)
    const texts = storable([...near(pattern), ...fc.sample(fc.string({ unit: 'grapheme' }), 100), ...edges])
    const expected = texts.map((text) => new RegExp(pattern, 'u').test(text))
    expect(await matches(portable, texts)).toEqual(expected)
  })

  it.each(refused)('leave %s to the validators', (pattern) => {
    expect(portablePattern(pattern)).toBeUndefined()
  })

  it('include every format that is a regular expression, with the same matches', async () => {
    for (const [name, rule] of Object.entries(formats)) {
      if (!(rule instanceof RegExp)) continue
      const portable = portablePattern(rule.source)
      if (portable === undefined) throw new Error(`${name} is not portable`)
      const texts = storable([
        ...near(rule.source),
        ...near(rule.source),
        ...edges,
        'a@b.co',
        'https://a.b/c?d=[1]',
        '1.2.3.4',
        '10:00:00Z',
      ])
      expect(await matches(portable, texts)).toEqual(texts.map((text) => rule.test(text)))
    }
  })
})

const edges = [
  '',
  ' ',
  '\n',
  'a\nc',
  'a\u2028c',
  '٣٣٣-٣٣٣٣',
  'é@é.com',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u0085',
  '\u200b\u2060',
  '\u3164',
  '\u{e0041}',
  '\ufffc',
  'ſ',
  'K',
  '😀',
]

// Texts made from the expression itself match far more often than random ones; one changed character is a near miss.
function near(pattern: string): string[] {
  const hits = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), 60)
  return hits.flatMap((text) => [text, `${text} `, text.slice(1), text.replace(/./u, '/')])
}

function storable(texts: readonly string[]): string[] {
  return texts.filter((text) => !/\0|\p{Surrogate}/u.test(text))
}
