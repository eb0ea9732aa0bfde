import { expect, it } from 'vitest'
import { checkSchemas } from '#scripts/generate/check/checkSchemas.ts'
import { shapeOf } from '#scripts/generate/emit/migration/shape/shapeOf.ts'
import { tableOf } from '#scripts/generate/emit/tableOf.ts'
import { generate } from '#scripts/generate/generate.ts'
import { loadSchemas } from '#scripts/generate/load/loadSchemas.ts'
import { buildModel } from '#scripts/generate/model/buildModel.ts'
import { indexNotes } from '#scripts/migrate/indexNotes.ts'
import { planLines } from '#scripts/migrate/planLines.ts'
import { planMigration } from '#scripts/migrate/planMigration.ts'
import { indexLines, usedIndexes } from '#scripts/migrate/usedIndexes.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { buildProject, labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { loadProject } from '#tests/scripts/dialect/project.ts'
import { eachDatabase } from '#tests/support/database.ts'

const note = { ...labelled('Note'), type: 'string', maxLength: 50 } as const
const count = { ...labelled('Count'), type: 'integer', minimum: 0 } as const
const made = {
  ...labelled('Made'),
  type: 'string',
  format: 'date-time',
  readOnly: true,
  'x-auto': 'created',
} as const
const changed = { ...made, ...labelled('Changed'), 'x-auto': 'updated' } as const

it('a plan says what each new index serves and which writes update it', async () => {
  const project = buildProject({ thing: schemaOf({ note }, { 'x-entity': { search: [] } }) })
  await generate({ root: project.root, check: false })
  const own = { search: ['note'], list: ['note', 'count', 'made', 'changed'] }
  project.put('thing', schemaOf({ note, count, made, changed }, { 'x-entity': own }))
  const plan = await planMigration({
    root: project.root,
    place: { url: undefined, folder: project.root },
    files: [],
  })
  project.remove()
  expect(planLines(plan)).toEqual(
    expect.arrayContaining([
      'Indexes',
      '  thing_count_id_idx serves sorting by count; written with every new record and each change of count',
      '  thing_made_id_idx serves the order of the list, sorting by made; written with every new record',
      '  thing_changed_id_idx serves sorting by changed; written with every new record and every change',
      '  thing_note_grams serves the search; written with every new record and each change of note',
    ]),
  )
})

it('the server knows of every trigram index, also of one that only a filter needs', () => {
  const grams = (own: JsonObject) => {
    const model = buildModel(loadProject({ 'thing.json': schemaOf({ note }, { 'x-entity': own }) }))
    const [thing] = model.entities
    if (!thing) throw new Error('there is a thing')
    const told = tableOf(thing, model).columns.filter(({ gramIndex }) => gramIndex)
    const made = indexNotes(model).flatMap(({ index }) => /^thing_(.*)_grams$/u.exec(index)?.[1] ?? [])
    expect(told.map(({ name }) => name).sort()).toEqual(made.sort())
    return made
  }
  expect(grams({ search: ['name'], filters: ['note'] })).toEqual(['name', 'note'])
  expect(grams({ search: [], filters: [] })).toEqual([])
  expect(grams({ kind: 'single' })).toEqual([])
})

it('the time of the last change has an index only if the list shows it or a filter takes a range of it', () => {
  const indexOf = (own: JsonObject) => {
    const thing = schemaOf({ note, changed }, { 'x-entity': { search: [], order: ['note'], ...own } })
    const notes = indexNotes(buildModel(loadProject({ 'thing.json': thing })))
    return notes.some(({ index }) => index === 'thing_changed_id_idx')
  }
  const list = ['note', { source: 'changed', hidden: true }]
  expect(indexOf({ list: ['note', 'changed'] })).toBe(true)
  expect(indexOf({ list })).toBe(false)
  expect(indexOf({ list, filters: [{ source: 'changed', as: 'range' }] })).toBe(true)
})

it('panels of a dashboard share an index with all properties that they name, which is listed with its cost', () => {
  const paid = { ...labelled('Paid'), type: 'boolean' } as const
  const at = { ...labelled('At'), type: 'string', format: 'date-time' } as const
  const ways = ['cash', 'card', 'owed'].map((value) => ({ const: value, ...labelled(value) }))
  const way = { ...labelled('Way'), type: 'string', oneOf: ways } as const
  const filters = ['note', 'paid', 'way', { source: 'at', as: 'range' }, { source: 'made', as: 'range' }]
  const asked = [
    { as: 'figure', measure: 'sum(count)', where: { paid: true }, time: 'at' },
    { as: 'bar', measure: 'count', group: 'paid', where: { paid: true }, time: 'at' },
    { as: 'figure', measure: 'avg(count)', time: 'at' },
    { as: 'figure', measure: 'count', where: { way: ['cash', 'card'] }, time: 'at' },
    // Each of these is answered from an index of the list or of the search.
    { as: 'figure', measure: 'count', time: 'made' },
    { as: 'figure', measure: 'count', where: { note: 'Tea' }, time: 'at' },
  ]
  const panels = asked.map((own, index) => {
    const name = `panel${index}`
    return { name, label: { zh: name, en: name }, entity: 'thing', ...own }
  })
  const overview = {
    $schema: '../dialect.json#/definitions/dashboard',
    label: { zh: '概览', en: 'Overview' },
    icon: 'Insights',
    menu: { group: 'system', sequence: 1 },
    panels,
  }
  const thing = schemaOf({ note, count, paid, way, at, made }, { 'x-entity': { search: [], filters } })
  const loaded = loadProject({ 'thing.json': thing, 'dashboards/overview.json': overview })
  expect(checkSchemas(loaded)).toEqual([])
  const model = buildModel(loaded)
  const isOfPanels = ({ index }: { index: string }) => index.endsWith('_figures')
  expect(indexNotes(model).filter(isOfPanels)).toEqual([
    {
      table: 'thing',
      index: 'thing_paid_true_at_figures',
      serves: 'the panels overview.panel0, overview.panel1',
      costs: 'written with every new record of paid true and each change of paid, at, count',
    },
    {
      table: 'thing',
      index: 'thing_at_figures',
      serves: 'the panel overview.panel2',
      costs: 'written with every new record and each change of at, count',
    },
    {
      table: 'thing',
      index: 'thing_way_cash_or_card_at_figures',
      serves: 'the panel overview.panel3',
      costs: 'written with every new record of way cash or card and each change of way, at',
    },
  ])
  expect(shapeOf(model).tables[0]?.indexes.map(({ definition }) => definition)).toEqual(
    expect.arrayContaining([
      'ON "thing" ("at") INCLUDE ("count", "paid") WHERE "paid" IN (true)',
      'ON "thing" ("at") INCLUDE ("count")',
      `ON "thing" ("at") WHERE "way" IN ('cash', 'card')`,
    ]),
  )
})

eachDatabase('the indexes of a database', (databases) => {
  it('are listed with their sizes, without those that do not exist yet', async () => {
    const project = buildProject({ thing: schemaOf({ count }, { 'x-entity': { search: [] } }) })
    const loaded = loadSchemas(project.root)
    project.remove()
    expect(checkSchemas(loaded).filter(({ severity }) => severity === 'error')).toEqual([])
    const database = await databases.open()
    await database.run(sql`CREATE TABLE thing (id uuid, count integer)`)
    await database.run(sql`CREATE INDEX "thing_count_id_idx" ON thing (count, id)`)
    const used = await usedIndexes(database, indexNotes(buildModel(loaded)))
    expect(used).toMatchObject([{ table: 'thing', index: 'thing_count_id_idx', serves: 'sorting by count' }])
    expect(indexLines(used)).toEqual([
      'thing',
      expect.stringMatching(/^ {2}thing_count_id_idx: \d+ kB, read 0 times$/u),
      '    serves sorting by count; written with every new record and each change of count',
    ])
  })
})
