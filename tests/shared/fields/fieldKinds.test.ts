import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { valueAt } from '#scripts/generate/load/readJson.ts'
import { fieldOf } from '#scripts/generate/model/fieldOf.ts'
import { root } from '#scripts/steps/root.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { factsOf, kindNames } from '#shared/fields/fieldKinds.ts'
import { widgets } from '#shared/fields/widgets.ts'
import { textsOf } from '#shared/json/listOf.ts'

const dialect: Json = JSON.parse(readFileSync(join(root, 'schemas/dialect.json'), 'utf8'))
const page = readFileSync(join(root, 'docs/dialect.md'), 'utf8')
const wordsFor = (keyword: string) =>
  textsOf(valueAt(dialect, ['definitions', 'schema', 'properties', keyword, 'enum']))

const named = Object.entries(widgets)
  .filter(([, facts]) => facts.named)
  .map(([name]) => name)
const signs = kindNames.flatMap((kind) =>
  Object.entries(factsOf(kind).answersTo).flatMap(([shape, each]) => each.map((sign) => `${shape} ${sign}`)),
)

/** The values of one keyword that the kinds respond to. */
const askedFor = (keyword: string) =>
  signs.filter((sign) => sign.includes(` ${keyword} `)).map((sign) => sign.split(' ').at(-1) ?? '')

describe('the kinds of field', () => {
  it('have the names of inputs that the meta-schema and its page list', () => {
    expect(wordsFor('x-widget').toSorted()).toEqual(named.toSorted())
    const [, list = ''] = /### `x-widget`[^#]*?One of: ([^\n]*)\./u.exec(page) ?? []
    expect(list.replaceAll('`', '').split(', ').toSorted()).toEqual(named.toSorted())
  })

  it('use only formats, units and inputs that a schema may name', () => {
    expect(wordsFor('format')).toEqual(expect.arrayContaining(askedFor('format')))
    expect(wordsFor('x-unit').toSorted()).toEqual(askedFor('x-unit').toSorted())
    expect(named).toEqual(expect.arrayContaining(askedFor('x-widget')))
  })

  it('match different schemas each', () => {
    expect(signs.filter((sign, index) => signs.indexOf(sign) !== index)).toEqual([])
    expect(fieldOf({ type: ['string', 'number'] })).toEqual({ field: 'json', column: { type: 'json' } })
  })

  it.each([
    [{ type: 'array', items: { type: 'integer' } }, 'numbers'],
    [{ type: 'array', items: { type: 'number', enum: [1, 2.5] } }, 'enums'],
    [{ type: 'array', items: { type: 'string' }, 'x-widget': 'files' }, 'files'],
    [{ type: 'integer', maximum: 5, 'x-widget': 'rating' }, 'rating'],
    [{ type: 'string', 'x-widget': 'phone' }, 'phone'],
    [{ type: 'string', 'x-widget': 'markdown' }, 'markdown'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'values'],
    [{ type: 'object', additionalProperties: { type: ['number', 'string'] } }, 'json'],
    [{ type: 'object', additionalProperties: true }, 'json'],
    [{ type: 'object', properties: {}, additionalProperties: true }, 'json'],
    [{ type: 'object', properties: {}, additionalProperties: { type: 'number' } }, 'values'],
    [{ type: 'array', items: { type: 'object', properties: {}, additionalProperties: true } }, 'json'],
  ] as const)('are derived from the schema: %j gives %s', (schema, field) => {
    expect(fieldOf(schema).field).toBe(field)
  })

  it('support every input that a schema may name, and no other', () => {
    const fitting = new Set(kindNames.flatMap((kind) => Object.keys(factsOf(kind).widgets)))
    expect([...fitting].toSorted()).toEqual(named.toSorted())
  })
})
