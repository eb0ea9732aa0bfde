import { expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf, errorOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import type { EntityTest } from './eachEntity.ts'

/** Tests what people may know of an entity's records if they may only refer to them. */
export function testLookups({ entity, table, client, inputs, does }: EntityTest): void {
  const { lookup = [], lookupFilters = [], path, columns, display } = table
  const ask = (query: Record<string, string>) =>
    client().get<JsonObject[]>(`${path}/options?${new URLSearchParams(query)}`)
  const namesOf = (record: JsonObject) =>
    Object.fromEntries(['id', ...lookup].map((name) => [name, record[name] ?? null]))
  const byIds = (...ids: string[]) => ask({ filter: JSON.stringify({ id: ids }) })

  it.runIf(does('delete'))(
    'answers names by ids, without those of deleted and unknown records [S6.04]',
    async () => {
      const [kept, deleted] = [await inputs().create(entity), await inputs().create(entity)]
      await client().delete(`${path}/${idOf(deleted)}`)
      const answer = await byIds(idOf(kept), idOf(deleted), '018f0000-0000-7000-8000-000000000000')
      expect(answer.body).toMatchObject({ success: true })
      expect(dataOf(answer)).toEqual([namesOf(kept)])
    },
  )

  it('tells neither how many there are nor a further page [S6.04]', async () => {
    const answer = await ask({ range: '[0,499]' })
    expect(answer.body).not.toHaveProperty('total')
    expect(answer.headers.get('content-range')).toBeNull()
    const walks: Record<string, string>[] = [
      { range: '[1,20]' },
      { current: '2' },
      { sort: '-id' },
      { filter: JSON.stringify({ id_gt: '018f0000-0000-7000-8000-000000000000' }) },
      { [`${display}_gt`]: 'a' },
    ]
    for (const walk of walks) expect(errorOf(await ask(walk)).id, JSON.stringify(walk)).toBe('QUERY_INVALID')
  })

  it('finds a record by its name, on the first page [S6.04]', async () => {
    const made = await inputs().create(entity)
    await inputs().create(entity)
    const value = made[display]
    const name = typeof value === 'string' ? value.slice(0, 100) : JSON.stringify(value)
    expect(dataOf(await ask({ q: name, range: '[0,499]' }))).toContainEqual(namesOf(made))
    expect(dataOf(await ask({ range: '[0,0]' }))).toHaveLength(1)
  })

  const hiddenTexts = table.search.filter(
    (name) =>
      !lookup.includes(name) && columns.some((column) => column.name === name && column.type === 'text'),
  )
  it.runIf(hiddenTexts.length > 0)(
    'finds a record by the whole of a text that it does not answer, and not by a part of it [S6.04]',
    async () => {
      const made = await inputs().create(entity)
      for (const name of hiddenTexts) {
        const value = made[name]
        if (typeof value !== 'string' || value.length < 4) continue
        expect(dataOf(await ask({ q: value.toUpperCase(), range: '[0,499]' })), name).toContainEqual(
          namesOf(made),
        )
        const shown = lookup.map((each) => JSON.stringify(made[each])).join(' ')
        // Blanks around the searched text do not matter.
        const part = value.trim().slice(1)
        if (shown.includes(part)) continue
        expect(dataOf(await ask({ q: part, range: '[0,499]' })), name).not.toContainEqual(namesOf(made))
      }
    },
  )

  it('is asked for nothing that it does not answer [S6.04]', async () => {
    const hidden = columns.filter(({ name }) => !lookup.includes(name)).map(({ name }) => name)
    for (const name of hidden) {
      const guesses: Record<string, string>[] = [
        // A property that limits references can be compared as a whole value, and in no other way.
        lookupFilters.includes(name) ? { [`${name}_ne`]: '1' } : { [name]: '1' },
        { filter: JSON.stringify({ [`${name}_gt`]: '1' }) },
        { sort: `-${name}` },
      ]
      for (const guess of guesses) expect(errorOf(await ask(guess)).id, name).toBe('QUERY_INVALID')
    }
  })
}
