import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { menuIcons } from '#console/shell/menu/menuIcons.ts'
import { dialectOf } from '#scripts/generate/check/form/Dialect.ts'
import { textOf, valueAt } from '#scripts/generate/load/readJson.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { formats } from '#shared/validation/formats.ts'
import { complaintsAbout } from './project.ts'

const root = join(import.meta.dirname, '../../..')
const dialect: Json = JSON.parse(readFileSync(join(root, 'schemas/dialect.json'), 'utf8'))
const page = readFileSync(join(root, 'docs/dialect.md'), 'utf8')

const entityKeywords = objectOf(valueAt(dialect, ['definitions', 'entity', 'properties']))
const propertyKeywords = objectOf(valueAt(dialect, ['definitions', 'schema', 'properties']))
const ours = Object.keys(propertyKeywords).filter((keyword) => keyword.startsWith('x-'))
const standard = Object.keys(propertyKeywords).filter(
  (keyword) => !keyword.startsWith('x-') && keyword !== '$schema',
)

const small: JsonObject = {
  $schema: './dialect.json',
  type: 'object',
  'x-entity': { path: '/samples', label: { zh: '样品', en: 'Sample' } },
  required: ['name'],
  properties: { name: { type: 'string', 'x-label': { zh: '名称', en: 'Name' } } },
}

/** Moves that set the current user refer to this entity of the system. */
const user = { ...small, 'x-entity': { path: '/users', label: { zh: '用户', en: 'User' } } }

/** The entity that a default is taken from. */
const good = {
  ...small,
  'x-entity': { path: '/goods', label: { zh: '商品', en: 'Good' } },
  properties: {
    ...objectOf(small['properties']),
    price: { type: 'number', 'x-unit': 'money', 'x-label': { zh: '价格', en: 'Price' } },
  },
}

/** The text below a heading, up to the next one. */
function section(heading: string): string {
  const [, after] = page.split(`\n### ${heading}\n`)
  if (after === undefined) throw new Error(`docs/dialect.md has no section ${heading}`)
  return after.split(/\n##+ /)[0] ?? ''
}

function exampleIn(text: string): JsonObject {
  const [, example] = /```json\n([^`]*)```/.exec(text) ?? []
  const value: Json = JSON.parse(example ?? 'null')
  return objectOf(value)
}

/** The small entity with the x-entity and the properties of an example. */
function withExample(example: JsonObject): JsonObject {
  const merged = Object.entries(example).map(([key, value]): [string, Json] => [
    key,
    isJsonObject(value) ? { ...objectOf(small[key]), ...value } : value,
  ])
  return { ...small, ...Object.fromEntries(merged) }
}

describe('docs/dialect.md', () => {
  it.each(Object.keys(entityKeywords))('explains x-entity %s with an example that passes', (keyword) => {
    const text = section(`\`x-entity\` \`${keyword}\``)
    expect(text).toContain(textOf(objectOf(entityKeywords[keyword])['description']))
    expect(objectOf(exampleIn(text)['x-entity'])).toHaveProperty(keyword)
    const schemas = { 'sample.json': withExample(exampleIn(text)), 'user.json': user }
    expect(complaintsAbout(schemas)).toEqual([])
  })

  it.each(ours)('explains %s with an example that passes', (keyword) => {
    const text = section(`\`${keyword}\``)
    const example = exampleIn(text)
    expect(text).toContain(textOf(objectOf(propertyKeywords[keyword])['description']))
    expect(JSON.stringify(example)).toContain(`"${keyword}"`)
    const schemas = { 'sample.json': withExample(example), 'user.json': user, 'good.json': good }
    expect(complaintsAbout(schemas)).toEqual([])
  })

  it.each(standard)('explains %s with an example that the meta-schema accepts', (keyword) => {
    const line = page.split('\n').find((candidate) => candidate.startsWith(`| \`${keyword}\` |`)) ?? ''
    const [, description, example] = /^\| `[^`]+` \| (.*) \| `([^`]*)` \|$/.exec(line) ?? []
    expect(description).toBe(textOf(objectOf(propertyKeywords[keyword])['description']))
    const value: Json = JSON.parse(example ?? 'null')
    expect(value).toHaveProperty([keyword])
    expect(dialectOf(dialect).errorsIn(value, 'shape')).toEqual([])
  })

  it('lists the formats that are checked, each accepted by the meta-schema', () => {
    const [, listed = ''] = /^Formats: (.*)\.$/m.exec(page) ?? []
    const names = listed.split(', ').map((name) => name.replaceAll('`', ''))
    expect(names.toSorted()).toEqual(Object.keys(formats).toSorted())
    expect(textsOf(objectOf(propertyKeywords['format'])['enum']).toSorted()).toEqual(names.toSorted())
    const properties = Object.fromEntries(
      names.map((format, index) => [
        `text${index}`,
        { type: 'string', format, 'x-label': { zh: `文本 ${index}`, en: `Text ${index}` } },
      ]),
    )
    expect(complaintsAbout({ 'sample.json': withExample({ properties }) })).toEqual([])
  })

  it('shows a small entity that is complete', () => {
    const [, after] = page.split('\n## A small entity\n')
    expect(exampleIn(after ?? '')).toEqual(small)
    expect(complaintsAbout({ 'sample.json': small })).toEqual([])
  })

  it('shows alternatives that pass the checks', () => {
    const [, after] = page.split('\n## Alternatives\n')
    expect(complaintsAbout({ 'sample.json': withExample(exampleIn(after ?? '')) })).toEqual([])
  })

  it('describes a dialect that allows exactly the icons of the console', () => {
    expect(textsOf(valueAt(dialect, ['definitions', 'icon', 'enum']))).toEqual(Object.keys(menuIcons).sort())
  })

  it('lists every widget, format and icon', () => {
    const words = [
      ...textsOf(valueAt(dialect, ['definitions', 'icon', 'enum'])),
      ...textsOf(valueAt(propertyKeywords, ['x-widget', 'enum'])),
      ...textsOf(valueAt(propertyKeywords, ['format', 'enum'])),
    ]
    expect(words.length).toBeGreaterThan(100)
    for (const word of words) expect(page).toContain(word)
  })
})
