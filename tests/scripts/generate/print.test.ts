import { runInNewContext } from 'node:vm'
import { PGlite } from '@electric-sql/pglite'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { code, comment, documentation, lines, literal, name } from '#scripts/generate/print/Code.ts'
import { ddl, ddlList, sqlComment, sqlLiteral, sqlName } from '#scripts/generate/print/Ddl.ts'
import { hostileTexts } from './support/hostileTexts.ts'

const anyText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }))

function evaluated(text: string): unknown {
  // Values of another context have other prototypes; JSON converts them to ours.
  return JSON.parse(String(runInNewContext(`JSON.stringify((${text}))`)))
}

describe('the TypeScript printer', () => {
  it('prints any JSON value so that it evaluates to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(evaluated(literal(value).text)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { numRuns: 500 },
    )
  })

  it.each(hostileTexts)('prints the text %j as a string and nothing else', (text) => {
    expect(evaluated(literal(text).text)).toBe(text)
    expect(literal(text).text).not.toMatch(/<\/|<!--|[\u2028\u2029\0]/u)
  })

  it('prints __proto__ as a member instead of setting the prototype', () => {
    const value: unknown = JSON.parse('{"__proto__":{"polluted":true},"plain":1}')
    expect(evaluated(literal(value).text)).toEqual(value)
  })

  it('refuses bare strings between printed pieces', () => {
    const smuggled: unknown[] = ["'; process.exit(); '"]
    expect(() => Reflect.apply(code, undefined, [['', ''], ...smuggled])).toThrow(TypeError)
    expect(() => Reflect.apply(ddl, undefined, [['', ''], ...smuggled])).toThrow(TypeError)
  })

  it.each(['a b', 'a;b', '', '1a', 'class', 'a\u2028b', '名'])('refuses %j as a name', (text) => {
    expect(() => name(text)).toThrow(TypeError)
  })

  it('keeps any text inside its comment', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const program = lines([comment(text), documentation(text), code`1`]).text
        expect(evaluated(`\n${program}\n`)).toBe(1)
      }),
    )
  })
})

describe('the SQL printer', () => {
  let database: PGlite
  beforeAll(async () => {
    database = await PGlite.create()
  })
  afterAll(() => database.close())

  it('prints any storable text as a constant that PostgreSQL reads back', async () => {
    const storable = [...hostileTexts, ...fc.sample(anyText, 200)].filter(
      (text) => !/\0|\p{Surrogate}/u.test(text),
    )
    const values = ddlList(storable.map((text) => ddl`(${sqlLiteral(text)})`))
    const found = await database.query<{ text: string }>(
      ddl`SELECT * FROM (VALUES ${values}) AS t(text)`.text,
    )
    expect(found.rows.map(({ text }) => text)).toEqual(storable)
  })

  it('prints any name so that it names that column', async () => {
    const names = hostileTexts.filter(
      (text) => text !== '' && !/\0|\p{Surrogate}/u.test(text) && Buffer.byteLength(text) <= 63,
    )
    for (const text of names) {
      const found = await database.query(ddl`SELECT 1 AS ${sqlName(text)}`.text)
      expect(found.fields.map((field) => field.name)).toEqual([text])
    }
  })

  it('refuses what PostgreSQL cannot hold', () => {
    expect(() => sqlLiteral('a\0b')).toThrow(TypeError)
    expect(() => sqlLiteral('\uD800')).toThrow(TypeError)
    expect(() => sqlName('x'.repeat(64))).toThrow(TypeError)
  })

  it('keeps any text inside its comment', async () => {
    for (const text of hostileTexts.filter((text) => !/\p{Surrogate}/u.test(text))) {
      const found = await database.query(`${sqlComment(text).text}\nSELECT 1 AS one`)
      expect(found.rows).toEqual([{ one: 1 }])
    }
  })
})
