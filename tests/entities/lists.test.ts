import { parse } from 'papaparse'
import { expect, it } from 'vitest'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Column } from '#shared/contracts/Table.ts'
import { escapeFormula } from '#shared/fields/spreadsheetFormula.ts'
import { routes } from '#generated/routes/routes.ts'
import type { Figures } from '#shared/contracts/Figures.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { groupKinds, groupKindsOver } from '#shared/fields/groupKinds.ts'
import { dataOf, errorOf } from '#tests/support/ApiClient.ts'
import { eachEntity } from './eachEntity.ts'
import { testLookups } from './lookups.ts'

eachEntity('lists', ['collection', 'tree'], (test) => {
  const { entity, table, client, inputs } = test
  const query = (parameters: Record<string, string>) =>
    `${table.path}?${new URLSearchParams(parameters).toString()}`
  const rowsOf = async (parameters: Record<string, string>) =>
    dataOf(await client().get<JsonObject[]>(query(parameters)))

  it('finds a record by each property that can be filtered, in both dialects [S7.03]', async () => {
    const made = await inputs().create(entity)
    await inputs().create(entity)
    for (const { name } of table.columns.filter((column) => canBeAsked(column, made))) {
      const value = made[name]
      const byFilter = await rowsOf({ filter: JSON.stringify({ [`${name}_eq`]: value }), range: '[0,499]' })
      const byField = await rowsOf({ [`${name}_eq`]: textOf(value), pageSize: '500' })
      expect(
        byFilter.map(({ id }) => id),
        name,
      ).toContain(made['id'])
      expect(byField, name).toEqual(byFilter)
      for (const row of byFilter) expect(row[name], name).toEqual(value)
    }
  })

  it.runIf(test.does('export'))(
    'is exported as its list answers it, in the columns that are asked for [S7.03]',
    async () => {
      const { id } = await inputs().create(entity)
      await inputs().create(entity)
      const filter = JSON.stringify({ id: [id] })
      const [record = {}] = await rowsOf({ filter })
      const names = ['id', ...table.columns.map(({ name }) => name).filter((name) => isPlain(record[name]))]
      const asked = new URLSearchParams({ filter, columns: names.join(','), texts: 'raw' })
      const { headers, text } = await client().file(`${table.path}/export?${asked.toString()}`)
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(parse<string[]>(text.trimEnd()).data).toEqual([names, names.map((name) => textOf(record[name]))])
    },
  )

  it('has figures by each property that records can be grouped by, of all that the list shows, where those told by a reference lead to their records [S7.03]', async () => {
    await inputs().create(entity)
    await inputs().create(entity)
    const route = routes.find((each) => each.table.entity === entity && each.operation === 'figures')
    const fields = route?.resource?.fields ?? []
    const groups = fields.filter(({ type }) => groupKinds.has(type)).map(({ source }) => source)
    const over = fields.flatMap(({ source, reference }) => {
      const described = routes.find((each) => each.table.entity === reference?.entity && each.resource)
      const told = described?.resource?.fields.filter(({ type }) => groupKindsOver.has(type)) ?? []
      return told.slice(0, 2).map((property) => `${source}.${property.source}`)
    })
    const numbers = fields.filter(({ type }) => factsOf(type).numeric)
    const measures = ['count', ...numbers.slice(0, 3).map(({ source }) => `sum(${source})`)].join(',')
    const { body } = await client().get<JsonObject[]>(query({ pageSize: '1' }))
    const total = body.success ? body.total : undefined
    const all = await client().get<Figures>(
      `${table.path}/figures?${new URLSearchParams({ measures }).toString()}`,
    )
    expect(dataOf(all).whole['count']).toBe(total)
    const isKept = (group: string) => table.columns.some(({ name }) => name === group.split('.')[0])
    for (const group of [...groups, ...over].filter(isKept)) {
      const asked = new URLSearchParams({ group, measures, limit: '1000' })
      const answer = await client().get<Figures>(`${table.path}/figures?${asked.toString()}`)
      const { groups: found, whole } = dataOf(answer)
      const counts = found.map(({ figures }) => figures['count'] ?? 0)
      expect(
        counts.reduce((sum, count) => sum + count, 0),
        group,
      ).toBe(total)
      expect(whole['count'], group).toBe(total)
      const told = found.find(({ values }) => values[group] !== null)
      if (!told || !group.includes('.')) continue
      const filter = JSON.stringify({ [`${group}_eq`]: told.values[group] })
      const list = await client().get<JsonObject[]>(query({ filter, pageSize: '1' }))
      expect(list.body, group).toMatchObject({ success: true, total: told.figures['count'] })
    }
  })

  it('finds records by range and leaves out the others [S7.03]', async () => {
    const made = await inputs().create(entity)
    const numbers = table.columns.filter(
      (column) => column.filter && isNumeric(column) && made[column.name] !== null,
    )
    for (const { name } of numbers) {
      const value = Number(made[name])
      const inside = await rowsOf({
        filter: JSON.stringify({ [`${name}_gte`]: value, [`${name}_lte`]: value }),
      })
      const outside = await rowsOf({ filter: JSON.stringify({ [`${name}_gt`]: value }), range: '[0,499]' })
      expect(
        inside.map(({ id }) => id),
        name,
      ).toContain(made['id'])
      expect(
        outside.map(({ id }) => id),
        name,
      ).not.toContain(made['id'])
    }
  })

  if (table.lookup) testLookups(test)

  it('sorts by every property that can be sorted, both ways [S7.03]', async () => {
    await inputs().createUpTo(entity, 3)
    for (const { name } of table.columns.filter(({ sortable }) => sortable)) {
      const up = await rowsOf({ sort: JSON.stringify([name, 'ASC']), range: '[0,499]' })
      const down = await rowsOf({ sort: `-${name}`, pageSize: '500' })
      const values = (rows: JsonObject[]) => rows.map((row) => row[name]).filter((value) => value !== null)
      expect(values(down), name).toEqual(values(up).toReversed())
    }
  })

  it('pages without a gap and without showing a record twice [S7.03]', async () => {
    await inputs().createUpTo(entity, 4)
    const whole = await rowsOf({ range: '[0,499]' })
    const paged: JsonObject[] = []
    for (let current = 1; paged.length < whole.length; current++) {
      const answer = await client().get<JsonObject[]>(query({ current: String(current), pageSize: '3' }))
      expect(answer.body).toMatchObject({ success: true, total: whole.length })
      paged.push(...dataOf(answer))
      expect(current).toBeLessThanOrEqual(whole.length)
    }
    expect(paged).toEqual(whole)
  })

  it('says in Content-Range which rows it gave, of how many [S7.03]', async () => {
    await inputs().create(entity)
    const answer = await client().get<JsonObject[]>(query({ range: '[0,0]' }))
    const total = answer.body.success ? answer.body.total : undefined
    expect(answer.headers.get('content-range')).toBe(`${entity} 0-0/${total}`)
    expect(dataOf(answer)).toHaveLength(1)
  })

  it('gives exactly the records of the ids it is asked for', async () => {
    const [one = {}, other = {}] = await inputs().createUpTo(entity, 3)
    const made = [one, other].map(({ id }) => id)
    const rows = await rowsOf({ filter: JSON.stringify({ id: made }) })
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(made))
  })

  it.each([
    ['nonsense', { nonsense: '1' }],
    ['no_such', { filter: '{"no_such":1}' }],
    ['filter', { filter: '{"id":' }],
    ['filter', { filter: '[[[[[[[[[[1]]]]]]]]]]' }],
    ['range', { range: '[5,1]' }],
    ['range', { range: '[-1,5]' }],
    ['range', { range: '[0,100000000]' }],
    ['range', { range: 'all' }],
    ['sort', { sort: '["nonsense","ASC"]' }],
    ['sort', { sort: '["id","SIDEWAYS"]' }],
    ['pageSize', { pageSize: '0' }],
    ['pageSize', { pageSize: '1e9' }],
    ['current', { current: '-1' }],
  ])('refuses a bad %s and names it [S7.03]', async (name, parameters) => {
    const answer = await client().get(query(parameters))
    expect(answer.status).toBe(400)
    expect(errorOf(answer).detail).toContain(name)
  })
})

/** Whether a list can be filtered by a column's value in a record. */
function canBeAsked(column: Column, record: JsonObject): boolean {
  const value = record[column.name]
  return (
    column.filter !== undefined &&
    column.type !== 'json' &&
    value !== null &&
    value !== undefined &&
    value !== ''
  )
}

/** Whether a value is exported unchanged, neither as a list nor with an escaped formula. */
function isPlain(value: Json | undefined): boolean {
  const isText = typeof value === 'string' && value !== '' && escapeFormula(value) === value
  return isText || typeof value === 'number' || typeof value === 'boolean'
}

function isNumeric({ type }: Column): boolean {
  return type === 'integer' || type === 'decimal' || type === 'double'
}

/** The text of a value as a parameter. */
function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}
