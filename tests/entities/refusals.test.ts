import { expect, it } from 'vitest'
import { subschemasOf } from '#scripts/generate/load/subschemas.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Column } from '#shared/contracts/Table.ts'
import { dataOf, errorOf } from '#tests/support/ApiClient.ts'
import { badValuesOf } from '#tests/support/badValuesOf.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { eachEntity } from './eachEntity.ts'
import { inputSchemaOf } from './inputSchemaOf.ts'

eachEntity('refusals', ['collection', 'tree'], ({ entity, table, client, inputs, does }) => {
  const countOf = async () => {
    const { body } = await client().get<JsonObject[]>(`${table.path}?range=[0,0]`)
    return body.success ? body.total : undefined
  }

  it('refuses every value that one keyword forbids, names the field and stores nothing [S5.13]', async () => {
    const input = await inputs().inputOf(entity)
    const before = await countOf()
    const cases = badValuesOf(inputSchemaOf(entity)).filter(({ property }) => property !== 'version')
    const isFilledIn = table.columns.some(({ access }) => access !== 'readOnly')
    expect(cases.length > 0).toBe(isFilledIn || table.links.length > 0)
    for (const { property, keyword, value } of cases) {
      const answer = await client().post(table.path, { ...input, [property]: value })
      const what = `${property} ${keyword} ${JSON.stringify(value)?.slice(0, 60)}`
      expect(answer.status, what).toBe(400)
      expect(
        errorOf(answer).fields?.map(({ path }) => path.split('/')[1]),
        what,
      ).toContain(property)
    }
    expect(await countOf()).toBe(before)
  })

  it('refuses a record without a required property and names it [S5.12]', async () => {
    const input = await inputs().inputOf(entity)
    const required = inputSchemaOf(entity)['required']
    for (const property of Array.isArray(required) ? required.map(String) : []) {
      const rest = Object.fromEntries(Object.entries(input).filter(([name]) => name !== property))
      const answer = await client().post(table.path, rest)
      expect(answer.status, property).toBe(400)
      expect(errorOf(answer).fields?.map(({ path }) => path)).toContain(`/${property}`)
    }
  })

  it('refuses a property it does not know and names it', async () => {
    const input = await inputs().inputOf(entity)
    const answer = await client().post(table.path, { ...input, surprise: 1 })
    expect(answer.status).toBe(400)
    expect(errorOf(answer).fields?.map(({ path }) => path)).toEqual(['/surprise'])
  })

  it.each([
    ['text that is not JSON', '{"name":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['an array', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', 'application/json', 400],
    ['another media type', 'name=x', 'application/x-www-form-urlencoded', 415],
    ['ten megabytes', `{"name":"${'x'.repeat(10_000_000)}"}`, 'application/json', 413],
  ])('refuses %s with an answer in the envelope', async (_, body, type, status) => {
    const answer = await client().send('POST', table.path, { body, headers: { 'content-type': type } })
    expect(answer.status).toBe(status)
    expect(errorOf(answer).detail).not.toBe('')
  })

  const texts = [
    `'; DROP TABLE "${table.name}"; --`,
    '<script>alert(1)</script>',
    '${7*7} {{7*7}} %s %n',
    '../../etc',
  ]
  const longest = Math.max(...texts.map(({ length }) => length))

  it.runIf(does('update'))('keeps SQL and HTML in texts as they are', async () => {
    const made = await inputs().create(entity)
    const path = `${table.path}/${idOf(made)}`
    for (const { name } of table.columns.filter((column) => isFreeText(column))) {
      for (const text of texts) {
        const stored = dataOf(await client().get(path))
        const answer = await client().put(path, { ...stored, [name]: text })
        expect(dataOf(answer)[name]).toBe(text)
      }
    }
    expect(dataOf(await client().get(path))['id']).toBe(made['id'])
  })

  it.each(['not-a-uuid', '1', '..%2F..', '%00', "'%20OR%201=1--"])(
    'answers 4xx for the id %s',
    async (id) => {
      const answer = await client().get(`${table.path}/${id}`)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(errorOf(answer).detail).not.toBe('')
    },
  )

  /** Whether a property accepts any text. */
  function isFreeText({ name, type, access, reference, secret }: Column): boolean {
    const { properties, ...conditions } = inputSchemaOf(entity)
    const property = isJsonObject(properties) ? properties[name] : undefined
    const isBound = /"(pattern|format|enum)"/.test(JSON.stringify(property ?? null))
    const isAskedMore = namesIn(conditions).includes(name)
    const isShort = isJsonObject(property) && Number(property['maxLength'] ?? Infinity) < longest
    return (
      type === 'text' &&
      access === 'readWrite' &&
      !reference &&
      !secret &&
      !isBound &&
      !isAskedMore &&
      !isShort
    )
  }
})

/** The properties of a record that its conditions are about. */
function namesIn(conditions: JsonObject): string[] {
  const { dependencies } = conditions
  const depending = isJsonObject(dependencies) ? Object.keys(dependencies) : []
  const inner = subschemasOf(conditions).flatMap(({ path: [keyword, name], schema }) => {
    if (keyword === 'properties') return [String(name)]
    return keyword !== 'definitions' && isJsonObject(schema) ? namesIn(schema) : []
  })
  return [...depending, ...inner]
}
