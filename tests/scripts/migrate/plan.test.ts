import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generate } from '#scripts/generate/generate.ts'
import { planLines } from '#scripts/migrate/planLines.ts'
import { planMigration } from '#scripts/migrate/planMigration.ts'
import type { Plan } from '#scripts/migrate/planMigration.ts'
import { migrate } from '#server/database/migrate/migrate.ts'
import type { MigrationFile } from '#server/database/migrate/migrate.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import type { DatabaseOptions } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { buildProject, labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import type { Project } from '#tests/scripts/generate/support/buildProject.ts'
import { eachDatabase } from '#tests/support/database.ts'

const note = { ...labelled('Note'), type: 'string', maxLength: 50 } as const satisfies JsonObject
const count = {
  ...labelled('Count'),
  type: 'integer',
  minimum: 0,
  maximum: 1_000_000,
} as const satisfies JsonObject
const before = { note, count } as const satisfies JsonObject
// Without a search index, which would take most of the time.
const entity = { search: [] } as const satisfies JsonObject
const many = 100_000

function filesOf({ root }: Project): MigrationFile[] {
  const folder = join(root, 'generated/migrations')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => ({
    name: `generated/migrations/${name}`,
    sql: readFileSync(join(folder, name), 'utf8'),
  }))
}

eachDatabase('the plan of a migration of 100,000 rows', (databases) => {
  let project: Project
  let place: DatabaseOptions
  beforeAll(async () => {
    project = buildProject({ thing: schemaOf(before, { 'x-entity': entity }) })
    await generate({ root: project.root, check: false })
    place = await databases.place()
    const database = await openDatabase({ ...place, statementTimeoutMs: 300_000 })
    await migrate(database, filesOf(project))
    await database.run(sql`INSERT INTO thing (id, name, note, count)
      SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'thing ' || n, CASE WHEN n % 10 = 0 THEN 'note ' || n END, n FROM generate_series(1, ${many}::int) n`)
    await database.run(sql`VACUUM ANALYZE thing`)
    await database.close()
  }, 300_000)
  afterAll(() => project.remove())

  const change = (properties: JsonObject, rest: JsonObject = {}): void =>
    project.put(
      'thing',
      schemaOf(properties, { ...rest, 'x-entity': { ...entity, ...objectOf(rest['x-entity']) } }),
    )
  const plan = (places: readonly string[] = []): Promise<Plan> =>
    planMigration({
      root: project.root,
      place: { url: place.url, folder: place.folder },
      files: filesOf(project),
      allowLoss: { places },
    })
  const applied = async (): Promise<string[]> => {
    const database = await openDatabase({ ...place, statementTimeoutMs: 300_000 })
    return migrate(database, filesOf(project)).finally(() => database.close())
  }
  const one = async (query: ReturnType<typeof sql>): Promise<object | undefined> => {
    const database = await openDatabase(place)
    return database.row(query).finally(() => database.close())
  }

  it('is empty if no schema has changed', async () => {
    const found = await plan()
    expect(found).toMatchObject({ api: [], screens: [], codes: [], tables: [], refusals: [], waiting: [] })
    expect(found.migration).toBeUndefined()
    expect(planLines(found)).toContain('Nothing stands in the way.')
  })

  it('names the rows that exceed a new maximum, and what to write', async () => {
    change({ note, count: { ...count, maximum: many - 12 } })
    const { refusals, api, tables } = await plan()
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toMatchObject({
      what: expect.stringMatching(
        /^schemas\/thing\.json:\d+:5 \/properties\/count {2}thing has rows that break thing_count_max: \("count" <= 99988\)$/u,
      ),
      rows: { rows: 12, isEstimate: false },
    })
    expect(refusals[0]?.rows?.examples).toHaveLength(10)
    expect(refusals[0]?.advice[0]).toMatch(
      /^in schemas\/thing\.json:\d+:5, beside "count": "x-convert": \{ "map": \{ "<old value>": <new value> \} \}$/u,
    )
    expect(refusals[0]?.advice.at(-1)).toBe('or, to empty them: npm run generate -- --allow-loss thing.count')
    expect(api).toContainEqual({
      where: 'ThingInput.count',
      what: 'maximum: 1000000 → 99988',
      breaking: true,
    })
    expect(tables[0]).toMatchObject({ table: 'thing', isEstimate: true, work: 'read' })
    expect(Math.abs((tables[0]?.rows ?? 0) - many)).toBeLessThan(many / 10)
  })

  it('is also refused as a whole at the start, with its rows, until the same file is written again', async () => {
    change({ note, count: { ...count, maximum: many - 12 } })
    await generate({ root: project.root, check: false })
    const refused = await applied().catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: 'MIGRATION_REFUSED',
      details: {
        reason: expect.stringMatching(/12 of thing break thing_count_max.*npm run migrate -- --plan/u),
      },
    })
    const written = await plan()
    expect(written.waiting).toHaveLength(1)
    expect(written.refusals[0]?.advice).toContain('then: npm run generate -- --again')

    change({ note, count: { ...count, maximum: many - 12, 'x-convert': { rest: 'nearest' } } })
    await generate({ root: project.root, check: false, again: true })
    const mended = await plan()
    expect(mended).toMatchObject({ refusals: [], tables: [{ updated: 12, work: 'read' }] })
    expect(await applied()).toEqual([expect.stringContaining('0002')])
    expect(await one(sql`SELECT max(count)::int AS most, count(*)::int AS all FROM thing`)).toEqual({
      most: many - 12,
      all: many,
    })
  }, 300_000)

  it('counts the values that a removed property would lose, and lists the screens and calls that go', async () => {
    change({ count: { ...count, maximum: many - 12, 'x-renamed-from': 'number' } })
    const { refusals, tables, screens, api, losses } = await plan()
    expect(refusals.map(({ what }) => what)).toEqual([expect.stringContaining('column thing.note')])
    expect(tables[0]?.lost).toEqual([{ what: 'column thing.note', rows: 10_000, isEstimate: false }])
    expect(screens).toContain('- field thing.note')
    expect(api).toContainEqual({ where: 'Thing.note', what: 'is gone', breaking: true })
    expect(losses).toEqual([{ place: 'thing.note', what: 'column thing.note and its values' }])
    expect(planLines(await plan())).toContain('  thing.note: column thing.note and its values')
    expect((await plan(['thing.note'])).refusals).toEqual([])
    expect((await plan(['thing.count'])).refusals.map(({ what }) => what)).toEqual([
      expect.stringContaining('--allow-loss thing.note'),
      expect.stringContaining('--allow-loss thing.count: the migration loses nothing there'),
    ])
  })

  it('finds the rows without a required value and the rows whose value does not convert', async () => {
    const reference = {
      ...labelled('Note'),
      type: 'string',
      format: 'uuid',
      'x-reference': { entity: 'thing' },
    } as const
    const properties = { note: reference, count: { ...count, maximum: many - 12 }, extra: note }
    change(properties, { required: ['name', 'extra'] })
    const { refusals } = await plan()
    expect(refusals.map(({ what, rows }) => [what, rows?.rows])).toEqual([
      [expect.stringContaining('thing.extra is required now'), undefined],
      [expect.stringContaining('values of thing.note that do not fit from text into uuid'), undefined],
      [expect.stringContaining('thing has rows that break thing.extra: it has a value'), 10_000],
      [expect.stringContaining('thing has rows that break thing_note_fits'), 10_000],
    ])
  })

  it('finds the rows behind renamed and converted properties', async () => {
    const amount = { ...count, maximum: many - 12, 'x-renamed-from': 'count' }
    const remark = { ...note, 'x-renamed-from': 'note', maxLength: 8, 'x-unique': true }
    change(
      { remark: { ...remark, 'x-convert': { missing: 'none' } }, amount },
      { required: ['name', 'remark'] },
    )
    const { refusals, tables } = await plan()
    expect(tables[0]).toMatchObject({ table: 'thing', updated: 10_000 })
    const found = refusals.map(({ what, rows }) => [what, rows?.rows, rows?.isEstimate])
    expect(found).toEqual([
      [
        expect.stringMatching(/remark {2}thing has rows that break thing_remark_max_length: .*<= 8\)$/u),
        9_901,
        false,
      ],
      [
        expect.stringMatching(/remark {2}thing has rows that break thing_remark_key: "remark" occurs once$/u),
        10_000,
        true,
      ],
    ])
  })

  it('covers values that are computed from a table that does not exist yet', async () => {
    const thing = { ...labelled('Thing'), type: 'string', format: 'uuid', 'x-reference': { entity: 'thing' } }
    const part = { path: '/parts', label: { zh: '件', en: 'Part' }, search: [] }
    project.put('part', schemaOf({ thing_id: thing, grams: count }, { 'x-entity': part }))
    change({
      note,
      count: { ...count, maximum: many - 12, 'x-renamed-from': 'number' },
      parts: { ...labelled('Parts'), type: 'array', 'x-children': { entity: 'part' } },
      grams: { ...labelled('Grams'), type: 'integer', 'x-computed': 'sum(parts, grams)' },
    })
    const { refusals, tables } = await plan()
    project.put('part', undefined)
    expect(refusals).toEqual([])
    expect(tables).toMatchObject([{ table: 'thing', updated: 10_000, lost: [] }])
  })

  it('covers the renaming of an entity and the conversion of a type, which one migration applies to all rows', async () => {
    project.put('thing', undefined)
    const number = { ...count, 'x-convert': { map: { 'note 10': 7 }, rest: 'empty' } }
    const renamed = { ...entity, renamedFrom: 'thing', path: '/wares' }
    const properties = { note: number, count: { ...count, maximum: many - 12 } }
    project.put('ware', schemaOf(properties, { 'x-entity': renamed }))
    const { tables, codes, refusals } = await plan()
    expect(refusals).toEqual([])
    const lost = [{ what: 'values of ware.note', rows: 9_999, isEstimate: false }]
    expect(tables[0]).toMatchObject({ table: 'thing', work: 'rewritten', updated: 1, lost })
    expect(codes).toContain('thing.edit → ware.edit, and what roles hold of it')
    expect(codes.filter((code) => /^[-+]/u.test(code))).toEqual([])
    await generate({ root: project.root, check: false })
    expect(await applied()).toEqual([expect.stringContaining('0003_rename_ware')])
    const kept = sql`SELECT count(*)::int AS all, count(note)::int AS noted, max(note) AS note,
      (SELECT former || ' ' || name FROM renamed_entity) AS renamed FROM ware`
    expect(await one(kept)).toEqual({ all: many, noted: 1, note: 7, renamed: 'thing ware' })
  }, 300_000)
})

describe('the plan of a migration', () => {
  it('says that roles keep a page that moves to another menu group', async () => {
    const project = buildProject({ thing: schemaOf({}) })
    await generate({ root: project.root, check: false })
    const own = { search: ['name'], menu: { group: 'system', sequence: 5 } }
    project.put('thing', schemaOf({}, { 'x-entity': own }))
    const { codes, api } = await planMigration({
      root: project.root,
      place: { url: undefined, folder: '/nowhere' },
      files: [],
    })
    expect(codes).toContain('thing → system.thing, and what roles hold of it')
    expect(codes).toContain('thing.edit → system.thing.edit, and what roles hold of it')
    expect(codes.filter((code) => code.includes('thing') && /^[-+]/u.test(code))).toEqual([])
    expect(api).toEqual([])
    project.remove()
  })

  it('lists the changed fields inside rows and alternatives one by one', async () => {
    const text = (en: string, more: JsonObject = {}) => ({ ...labelled(en), type: 'string', ...more })
    const inner = (rows: JsonObject, paid: JsonObject): JsonObject => ({
      parts: { ...labelled('Parts'), type: 'array', items: { type: 'object', properties: rows } },
      payment: {
        ...labelled('Payment'),
        oneOf: [
          {
            ...labelled('Bank'),
            type: 'object',
            required: ['kind'],
            properties: { kind: { const: 'bank', ...labelled('Kind') }, ...paid },
          },
          {
            ...labelled('Cash'),
            type: 'object',
            required: ['kind'],
            properties: { kind: { const: 'cash' } },
          },
        ],
      },
    })
    const other = buildProject({ thing: schemaOf(inner({ code: text('Code'), size: text('Size') }, {})) })
    await generate({ root: other.root, check: false })
    other.put(
      'thing',
      schemaOf(
        inner(
          { code: text('Code', { maxLength: 400 }), size: text('Size'), colour: text('Colour') },
          { account: text('Account') },
        ),
      ),
    )
    const { screens } = await planMigration({
      root: other.root,
      place: { url: undefined, folder: '/nowhere' },
      files: filesOf(other),
    })
    other.remove()
    expect(screens).toEqual([
      '+ field thing.parts.colour',
      '+ field thing.payment.account of bank',
      '~ field thing.parts.code: {"type":"text","sortable":true} → {"type":"longText","sortable":false}',
    ])
  })

  it('reports an error in a schema instead', async () => {
    const project = buildProject({ thing: schemaOf({ note: { type: 'string', 'x-unit': 'mony' } }) })
    const found = await planMigration({
      root: project.root,
      place: { url: undefined, folder: '/nowhere' },
      files: [],
    })
    expect(planLines(found)).toContain('There is no database to look at yet.')
    expect(found.refusals[0]?.what).toMatch(/^schemas\/thing\.json:\d+:\d+ .*x-unit/u)
    project.remove()
  })
})
