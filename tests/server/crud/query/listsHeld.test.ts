import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { filterBy, names, refusal } from '#tests/server/crud/reach/callers.ts'
import { reference, schema, text } from '#tests/server/crud/reach/schemas.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'

const choiceOf = (values: readonly (string | number)[]): JsonObject => ({
  type: typeof values[0] === 'number' ? 'integer' : 'string',
  oneOf: values.map((value) => ({ const: value, 'x-label': { zh: String(value), en: String(value) } })),
})

const schemas = {
  topic: schema('/topics', { properties: { name: text() } }),
  paper: schema('/papers', {
    own: { search: ['name'], order: ['name'], filters: ['tags', 'days', 'sizes', 'topics'] },
    properties: {
      name: text(),
      tags: { type: 'array', items: { type: 'string', maxLength: 40 } },
      days: { type: 'array', items: choiceOf(['mon', 'tue', 'all']) },
      sizes: { type: 'array', items: choiceOf([1, 2, 10]) },
      topics: { type: 'array', items: reference('topic', 'clear') },
    },
  }),
  review: schema('/reviews', { properties: { name: text(), paper_id: reference('paper', 'refuse') } }),
} as const satisfies Record<string, JsonObject>

eachDatabase('a list of values that is filtered by its members', (databases) => {
  let project: ServedProject
  let crud: Crud
  const topics: Record<string, string> = {}
  const found = async (filter: JsonObject) => names(await crud.call('GET', `/papers?${filterBy(filter)}`))

  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
    const make = async (path: string, body: JsonObject) => idOf(await crud.make(path, body))
    for (const name of ['tea', 'law']) topics[name] = await make('/topics', { name })
    const { tea = '', law = '' } = topics
    const papers: Record<string, JsonObject> = {
      both: { tags: ['hot', '50% "off"'], days: ['mon', 'tue'], sizes: [1, 10], topics: [tea, law] },
      hot: { tags: ['hot'], days: ['tue'], sizes: [2], topics: [law] },
      cold: { tags: ['hot tea'], days: ['all'], sizes: [10], topics: [tea] },
      empty: { tags: [], days: [], sizes: [], topics: [] },
      absent: {},
    }
    for (const [name, body] of Object.entries(papers)) {
      const id = await make('/papers', { name, ...body })
      if (name !== 'absent') await make('/reviews', { name: `of ${name}`, paper_id: id })
    }
  })
  afterAll(() => project.remove())

  it('finds the records that contain exactly the value, not a longer one [S7.03]', async () => {
    expect(await found({ tags: 'hot' })).toEqual(['both', 'hot'])
    expect(await found({ tags: '50% "off"' })).toEqual(['both'])
    expect(await found({ tags_eq: ['hot tea', 'hot'] })).toEqual(['both', 'cold', 'hot'])
    expect(names(await crud.call('GET', '/papers?tags=hot'))).toEqual(['both', 'hot'])
    expect(await found({ tags: 'ho' })).toEqual([])
    expect(await found({ tags: [] })).toEqual([])
  })

  it('finds choices of texts and of numbers, and treats “all” as a value where it is a choice', async () => {
    expect(await found({ days: ['mon', 'all'] })).toEqual(['both', 'cold'])
    expect(await found({ sizes: 1 })).toEqual(['both'])
    expect(await found({ sizes: ['10', 2] })).toEqual(['both', 'cold', 'hot'])
    expect(await found({ sizes: 'all' })).toHaveLength(5)
  })

  it('finds the records that contain none of the values, including those without a list', async () => {
    expect(await found({ tags_ne: 'hot' })).toEqual(['absent', 'cold', 'empty'])
    expect(await found({ days_ne: ['mon', 'all'] })).toEqual(['absent', 'empty', 'hot'])
  })

  it('treats an empty list as one that is not set', async () => {
    for (const name of ['tags', 'days', 'sizes', 'topics']) {
      expect(await found({ [`${name}_null`]: true })).toEqual(['absent', 'empty'])
      expect(await found({ [name]: null })).toEqual(['absent', 'empty'])
      expect(await found({ [`${name}_null`]: false })).toEqual(['both', 'cold', 'hot'])
      expect(await found({ [`${name}_ne`]: null })).toEqual(['both', 'cold', 'hot'])
    }
  })

  it('finds the records that refer to none of several others', async () => {
    const { tea = '', law = '' } = topics
    expect(await found({ topics_ne: tea })).toEqual(['absent', 'empty', 'hot'])
    expect(await found({ topics_ne: [tea, law] })).toEqual(['absent', 'empty'])
    expect(await found({ topics_ne: newId() })).toHaveLength(5)
  })

  it('can be filtered through a reference as well', async () => {
    const reviews = async (filter: JsonObject) =>
      names(await crud.call('GET', `/reviews?${filterBy(filter)}`))
    expect(await reviews({ 'paper_id.tags': 'hot' })).toEqual(['of both', 'of hot'])
    expect(await reviews({ 'paper_id.tags_ne': 'hot' })).toEqual(['of cold', 'of empty'])
    expect(await reviews({ 'paper_id.days_null': true })).toEqual(['of empty'])
  })

  it('refuses values that no item can have, and comparisons that lists do not support', async () => {
    const slips: Record<string, Json> = {
      days: 'sun',
      sizes: 3,
      tags: 5,
      tags_like: 'ho',
      days_gte: 'mon',
      topics_like: 'a',
      topics: 'tea',
    }
    for (const [name, value] of Object.entries(slips))
      expect(refusal(await crud.call('GET', `/papers?${filterBy({ [name]: value })}`))).toMatchObject({
        status: 400,
        id: 'QUERY_INVALID',
        name,
      })
  })

  it('has an index of its values', async () => {
    const rows = await crud.database.rows<{ indexdef: string }>(
      sql`SELECT indexdef FROM pg_indexes WHERE tablename = 'paper' AND indexdef LIKE '%gin%' ORDER BY indexname`,
    )
    expect(rows.map(({ indexdef }) => indexdef.replace(/^.* USING /u, ''))).toEqual(
      expect.arrayContaining([
        'gin (days jsonb_path_ops)',
        'gin (sizes jsonb_path_ops)',
        'gin (tags jsonb_path_ops)',
      ]),
    )
  })
})
