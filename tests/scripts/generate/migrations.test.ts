import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { generate } from '#scripts/generate/generate.ts'
import type { GenerateResult } from '#scripts/generate/generate.ts'
import { planLines } from '#scripts/migrate/planLines.ts'
import { planMigration } from '#scripts/migrate/planMigration.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { buildProject, choiceOf, labelled, schemaOf } from './support/buildProject.ts'
import type { Project } from './support/buildProject.ts'

const text = { ...labelled('Text'), type: 'string', maxLength: 50 } as const satisfies JsonObject
const whole = {
  ...labelled('Count'),
  type: 'integer',
  minimum: 0,
  maximum: 1000,
} as const satisfies JsonObject
const uuid = { type: 'string', format: 'uuid' } as const satisfies JsonObject

const before = schemaOf(
  {
    note: text,
    count: whole,
    level: choiceOf('Level', ['low', 'high']),
    tags: {
      ...labelled('Tags'),
      type: 'array',
      items: { ...uuid, 'x-reference': { entity: 'tag', onDelete: 'refuse' } },
    },
  },
  { 'x-entity': { search: ['name'] } },
)
const tag = schemaOf({}, { 'x-entity': { path: '/tags', label: { zh: '标签', en: 'Tag' } } })

const emptied = 'DROP SCHEMA public CASCADE; CREATE SCHEMA public;'

describe('a migration generated from a difference between schemas', () => {
  let project: Project
  let database: PGlite
  let other: PGlite
  beforeAll(async () => {
    database = await PGlite.create()
    other = await PGlite.create()
  })
  afterAll(async () => {
    await database.close()
    await other.close()
  })
  beforeEach(async () => {
    project = buildProject({ thing: before, tag })
    await database.exec(emptied)
    expect(await run()).toMatchObject({ ok: true, errors: [] })
    await migrate()
    await database.exec(`
      INSERT INTO tag (id, name) VALUES ('00000000-0000-7000-8000-000000000002', 't');
      INSERT INTO thing (id, name, note, count, level) VALUES ('00000000-0000-7000-8000-000000000001', 'one', '分销', 7, 'low');
      INSERT INTO thing_tags VALUES ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', 0);`)
  })
  afterEach(() => project.remove())

  function run(places: readonly string[] = [], reason = 'a test'): Promise<GenerateResult> {
    return generate({ root: project.root, check: false, allowLoss: { places, reason } })
  }

  function migrations(): string[] {
    return readdirSync(join(project.root, 'generated/migrations'))
      .filter((name) => name.endsWith('.sql'))
      .sort()
  }

  function sqlOf(name: string): string {
    return readFileSync(join(project.root, 'generated/migrations', name), 'utf8')
  }

  async function migrate(): Promise<void> {
    await database.exec(sqlOf(migrations().at(-1) ?? ''))
  }

  /** Changes the schema, generates and migrates; the result must equal that of a first migration. */
  async function change(
    properties: JsonObject,
    rest: JsonObject = {},
    ...allowed: Parameters<typeof run>
  ): Promise<string> {
    project.put('thing', schemaOf(properties, { 'x-entity': { search: ['name'] }, ...rest }))
    const result = await run(...allowed)
    expect(result).toMatchObject({ ok: true, errors: [] })
    expect(migrations()).toHaveLength(2)
    await migrate()
    expect(await run()).toMatchObject({ changed: [], removed: [] })
    await expectFreshCatalog()
    return migrations().at(-1) ?? ''
  }

  async function expectFreshCatalog(): Promise<void> {
    const schemas = Object.fromEntries(
      ['thing', 'ware', 'tag', 'other'].flatMap((name) => {
        const path = join(project.root, 'schemas', `${name}.json`)
        try {
          return [[name, JSON.parse(readFileSync(path, 'utf8'))]]
        } catch {
          return []
        }
      }),
    )
    const fresh = buildProject(schemas)
    await generate({ root: fresh.root, check: false })
    await other.exec(emptied)
    await other.exec(readFileSync(join(fresh.root, 'generated/migrations/0001_initial.sql'), 'utf8'))
    expect(await catalogOf(database)).toEqual(await catalogOf(other))
    fresh.remove()
  }

  async function refusalOf(
    properties: JsonObject,
    rest: JsonObject = {},
    ...allowed: Parameters<typeof run>
  ): Promise<string> {
    const was = migrations().map(sqlOf)
    project.put('thing', schemaOf(properties, { 'x-entity': { search: ['name'] }, ...rest }))
    const result = await run(...allowed)
    expect(result.ok).toBe(false)
    expect(migrations().map(sqlOf)).toEqual(was)
    return result.errors.join('\n')
  }

  /** The notes of a change, which its plan has as well. */
  async function notesOf(properties: JsonObject): Promise<readonly string[]> {
    project.put('thing', schemaOf({ ...kept, ...properties }, { 'x-entity': { search: ['name'] } }))
    const plan = await planMigration({
      root: project.root,
      place: { url: undefined, folder: project.root },
      files: [],
    })
    const { ok, errors, notes } = await run()
    expect({ ok, errors }).toEqual({ ok: true, errors: [] })
    expect(plan.notes).toEqual(notes)
    for (const each of notes) expect(planLines(plan)).toContain(`  ${each}`)
    return notes
  }

  async function thing(): Promise<JsonObject> {
    const { rows } = await database.query<JsonObject>('SELECT * FROM thing')
    return rows[0] ?? {}
  }

  const { note, count, level, tags } = objectOf(before.properties)
  const kept = { note: note ?? null, count: count ?? null, level: level ?? null, tags: tags ?? null }

  it('adds a property, and is named after it', async () => {
    expect(await change({ ...kept, extra: text })).toBe('0002_add_thing_extra.sql')
    expect(await thing()).toMatchObject({ note: '分销', extra: null })
  })

  it('notes with file and line what values mean when a percentage becomes money, or the reverse', async () => {
    const rate = (unit: string): JsonObject => ({ ...labelled('Rate'), type: 'number', 'x-unit': unit })
    const rows = (unit: string): JsonObject => ({
      ...labelled('Rows'),
      type: 'array',
      items: { type: 'object', properties: { rate: rate(unit) } },
    })
    expect(await notesOf({ rate: rate('percent'), rows: rows('money') })).toEqual([])
    expect(await notesOf({ rate: rate('money'), rows: rows('percent') })).toEqual([
      expect.stringMatching(
        /^schemas\/thing\.json:\d+:\d+ \/properties\/rate\/x-unit {2}note: "rate" was a percentage .* 12\.5 % becomes 12\.50\./u,
      ),
      expect.stringMatching(
        /^schemas\/thing\.json:\d+:\d+ \/properties\/rows {2}note: "rows\.rate" was an amount of money .* 12\.50 becomes 12\.5 %\./u,
      ),
    ])
    expect(await notesOf({ rate: rate('money'), rows: rows('percent') })).toEqual([])
    const share = { ...rate('percent'), 'x-renamed-from': 'rate' }
    expect(await notesOf({ share, rows: rows('percent') })).toEqual([
      expect.stringContaining('"share" was an amount of money'),
    ])
  })

  it('notes with file and line that no stored value is checked against a new pattern that PostgreSQL cannot state', async () => {
    const ahead = { ...text, pattern: '^(?=a)[a-z]{1,4}$' }
    const rows = (item: JsonObject): JsonObject => ({
      ...labelled('Rows'),
      type: 'array',
      items: { type: 'object', properties: { code: item } },
    })
    const fresh = { ...ahead, ...labelled('Fresh') }
    expect(await notesOf({ rows: rows(text), fresh })).toEqual([])
    expect(await notesOf({ note: ahead, rows: rows(ahead), fresh })).toEqual([
      expect.stringMatching(
        /^schemas\/thing\.json:\d+:\d+ \/properties\/note\/pattern {2}note: PostgreSQL cannot state the pattern of "note", .* they stay, .* Of x-convert only "map"/u,
      ),
      expect.stringMatching(/^schemas\/thing\.json:\d+:\d+ \/properties\/rows {2}note: .* "rows\.code"/u),
    ])
    expect(await notesOf({ note: ahead, rows: rows(ahead), fresh })).toEqual([])
    const plain = { ...text, pattern: '^[a-z]+$' }
    expect(await notesOf({ note: plain, rows: rows(plain), fresh })).toEqual([])
  })

  it('replaces the values that x-convert maps for a pattern that PostgreSQL cannot state, and no others', async () => {
    const rule = { map: { 分销: 'abc' }, rest: 'empty' }
    await database.exec(
      `INSERT INTO thing (id, name, note, level) VALUES ('00000000-0000-7000-8000-000000000003', 'two', '12', 'low')`,
    )
    await change({ ...kept, note: { ...text, pattern: '^(?=a)[a-z]{1,4}$', 'x-convert': rule } })
    const { rows } = await database.query('SELECT note FROM thing ORDER BY name')
    expect(rows).toEqual([{ note: 'abc' }, { note: '12' }])
  })

  it('fills existing rows when a required property with a default is added', async () => {
    const extra = { ...text, default: "it's" }
    await change({ ...kept, extra }, { required: ['name', 'extra'] })
    expect(await thing()).toMatchObject({ extra: "it's" })
  })

  it('is refused for a required property without a default, and not written', async () => {
    const said = await refusalOf({ ...kept, extra: text }, { required: ['name', 'extra'] })
    expect(said).toMatch(/^schemas\/thing\.json:\d+:5 \/properties\/extra {2}thing\.extra is required now/u)
    expect(said).toContain(
      'Write in it what they get: "x-convert": { "missing": "none" }. Or give it a default',
    )
  })

  it('is refused without advice to give all rows of a unique property one value', async () => {
    const badge = { ...text, 'x-unique': true }
    const said = await refusalOf({ ...kept, badge }, { required: ['name', 'badge'] })
    expect(said).toMatch(
      /thing\.badge is required now, .* No two rows may have the same, so leave it optional until each has its own, /u,
    )
    expect(said).not.toContain('"missing"')
  })

  it('is refused without advice of x-convert for a required object, which takes none', async () => {
    const part = { ...labelled('Part'), type: 'object', properties: { size: whole } }
    const said = await refusalOf({ ...kept, part }, { required: ['name', 'part'] })
    expect(said).toMatch(
      /thing\.part is required now, .* no value for it\. Give it a default, or leave it optional\.$/u,
    )
    await change({ ...kept, part: { ...part, default: { size: 3 } } }, { required: ['name', 'part'] })
    expect(await thing()).toMatchObject({ part: { size: 3 } })
  })

  it('keeps the values of a renamed property', async () => {
    const remark = { ...text, 'x-renamed-from': 'note' }
    expect(await change({ remark, count: kept.count, level: kept.level, tags: kept.tags })).toBe(
      '0002_rename_thing.sql',
    )
    expect(await thing()).toMatchObject({ remark: '分销' })
  })

  it('keeps the links of a renamed many-to-many property', async () => {
    const labels = { ...objectOf(kept.tags), 'x-renamed-from': 'tags' }
    await change({ note: kept.note, count: kept.count, level: kept.level, labels })
    const { rows } = await database.query('SELECT target FROM thing_labels')
    expect(rows).toHaveLength(1)
  })

  it('records renamed properties for the next start, each rename once', async () => {
    const remark = { ...text, 'x-renamed-from': 'note' }
    const labels = { ...objectOf(kept.tags), 'x-renamed-from': 'tags' }
    const properties = { remark, count: kept.count, level: kept.level, labels }
    await change(properties)
    const noted = async () =>
      (await database.query('SELECT entity, former, name FROM renamed_property ORDER BY id')).rows
    const renames = [
      { entity: 'thing', former: 'note', name: 'remark' },
      { entity: 'thing', former: 'tags', name: 'labels' },
    ]
    expect(await noted()).toEqual(renames)
    // The marks of these renames stay in the schema and have no effect any more.
    const rest = { ...properties, extra: whole }
    const moved = { search: ['name'], renamedFrom: 'thing', path: '/wares' }
    project.put('thing', undefined)
    project.put('ware', schemaOf(rest, { 'x-entity': moved }))
    expect(await run()).toMatchObject({ ok: true, errors: [] })
    await migrate()
    expect(await noted()).toEqual(renames)
  })

  it('is refused if it drops a property, with the way to write a rename', async () => {
    const { note: _, ...rest } = kept
    expect(await refusalOf(rest)).toMatch(
      /^schemas\/thing\.json:\d+:3 \/properties {2}The migration would lose column thing\.note .*: npm run generate -- --allow-loss thing\.note$/u,
    )
    const remark = { ...text, maxLength: 20 }
    expect(await refusalOf({ ...rest, remark, extra: whole })).toMatch(
      /^schemas\/thing\.json:\d+:5 \/properties\/remark .* Write in "remark": "x-renamed-from": "note"\. If/u,
    )
  })

  it('drops a property for a written reason, which its file contains', async () => {
    const rest = { count: kept.count, level: kept.level, tags: kept.tags }
    const file = await change(rest, {}, ['thing.note'], "nobody used it\nDROP TABLE thing; --'")
    expect(file).toBe('0002_drop_thing_note.sql')
    expect(sqlOf(file)).toContain('-- Allowed: thing.note\n\n-- Reason: nobody used it\n-- DROP TABLE thing')
    expect(await thing()).toMatchObject({ name: 'one', count: 7 })
  })

  it('loses nothing except at the allowed places, and is refused with the option for each other place', async () => {
    const { note: _, tags: __, ...rest } = kept
    const said = await refusalOf(rest, {}, ['thing.note'])
    expect(said).toMatch(
      /^schemas\/thing\.json:\d+:3 \/properties {2}The migration would lose table thing_tags and its rows\. If that is wanted: npm run generate -- --allow-loss thing\.tags$/u,
    )
    const file = await change({ ...rest, count: { ...whole, maximum: 5 } }, {}, [
      'thing.note',
      'thing.tags',
    ]).catch((error: unknown) => String(error))
    expect(file).toMatch(/thing_count_max/u)
    expect(sqlOf(migrations().at(-1) ?? '')).not.toMatch(/UPDATE/u)
  })

  it('is refused if nothing would be lost at an allowed place, so that no misspelling counts as permission', async () => {
    const { note: _, ...rest } = kept
    expect(await refusalOf(rest, {}, ['thing.note', 'thing.nota', 'thing'])).toBe(
      ['thing.nota', 'thing']
        .map(
          (place) =>
            `--allow-loss ${place}: the migration loses nothing there. What it would lose: thing.note.`,
        )
        .join('\n'),
    )
    expect(await refusalOf({ ...kept, extra: text }, {}, ['thing.note'])).toBe(
      '--allow-loss thing.note: the migration loses nothing there. Leave the option out.',
    )
  })

  it('widens a type without losing a value', async () => {
    await change({ ...kept, count: { ...text, ...labelled('Count') } })
    expect(await thing()).toMatchObject({ count: '7' })
  })

  it('gives an integer eight bytes if its bounds need them', async () => {
    await change({ ...kept, count: { ...whole, maximum: 9_000_000_000 } })
    await database.exec('UPDATE thing SET count = 9000000000')
    expect(await thing()).toMatchObject({ count: 9_000_000_000 })
  })

  it('is refused if it narrows a type', async () => {
    expect(await refusalOf({ ...kept, note: whole })).toContain('values of thing.note that do not fit')
  })

  it.each([
    ['rounds', { rest: 'nearest' }, { ...whole, maximum: 5 }, 5],
    ['empties', { rest: 'empty' }, { ...whole, maximum: 5 }, null],
    ['replaces', { map: { 7: 3 } }, { ...whole, maximum: 5 }, 3],
    ['gives the default for', { rest: 'default' }, { ...whole, maximum: 5, default: 2 }, 2],
    ['rounds to the step', { rest: 'nearest' }, { ...whole, multipleOf: 5 }, 5],
  ])('%s values beyond a narrower bound, as x-convert says', async (_, rule, narrower, expected) => {
    await change({ ...kept, count: { ...narrower, 'x-convert': rule } })
    expect(await thing()).toMatchObject({ count: expected })
  })

  it('empties values beyond a narrower bound for a written reason, which its file contains', async () => {
    const file = await change(
      { ...kept, count: { ...whole, maximum: 5 } },
      {},
      ['thing.count'],
      'counted twice',
    )
    expect(sqlOf(file)).toContain(
      '-- Loses values of thing.count that do not fit any more\n\n-- Allowed: thing.count\n\n-- Reason: counted twice',
    )
    expect(await thing()).toMatchObject({ count: null })
  })

  it('is refused if stored values become secrets, since SQL cannot seal them', async () => {
    const said = await refusalOf({ ...kept, note: { ...text, 'x-secret': 'encrypt' } })
    expect(said).toContain('values of thing.note, plain values that cannot become sealed texts')
    expect(said).toContain('--allow-loss thing.note')
    const required = { ...kept, name: { ...text, 'x-secret': 'hash' } }
    expect(await refusalOf(required, { 'x-entity': { display: 'note' } })).toContain(
      'thing.name needs a value and holds plain values that cannot become hashes. Write a property of another name',
    )
  })

  describe('of a reference that becomes a list of references, or the reverse', () => {
    const one = {
      ...labelled('Tag'),
      ...uuid,
      'x-reference': { entity: 'tag', onDelete: 'clear' },
    } as const satisfies JsonObject
    const several = {
      ...labelled('Tag'),
      type: 'array',
      items: { ...uuid, 'x-reference': { entity: 'tag', onDelete: 'refuse' } },
    }
    const links = async (table: string) =>
      (await database.query(`SELECT target, position FROM ${table}`)).rows
    const tagId = '00000000-0000-7000-8000-000000000002'

    it('keeps the reference of each record', async () => {
      await change({ ...kept, main: one })
      await database.exec(`UPDATE thing SET main = '${tagId}'`)
      project.put('thing', schemaOf({ ...kept, main: several }, { 'x-entity': { search: ['name'] } }))
      expect(await run()).toMatchObject({ ok: true, errors: [] })
      await migrate()
      await expectFreshCatalog()
      expect(await links('thing_main')).toEqual([{ target: tagId, position: 0 }])
    })

    it('keeps the only reference of a list', async () => {
      await change({ ...kept, tags: one })
      expect(await thing()).toMatchObject({ tags: tagId })
    })

    it('stops at a record with two references, and changes nothing', async () => {
      const second = '00000000-0000-7000-8000-000000000003'
      await database.exec(`INSERT INTO tag (id, name) VALUES ('${second}', 'u');
        INSERT INTO thing_tags VALUES ('00000000-0000-7000-8000-000000000001', '${second}', 1)`)
      project.put('thing', schemaOf({ ...kept, tags: one }, { 'x-entity': { search: ['name'] } }))
      expect(await run()).toMatchObject({ ok: true, errors: [] })
      const sql = sqlOf(migrations().at(-1) ?? '')
      await expect(database.exec(`BEGIN; ${sql}; COMMIT`)).rejects.toMatchObject({
        constraint: 'thing_tags_at_most_one',
      })
      await database.exec('ROLLBACK')
      expect(await links('thing_tags')).toHaveLength(2)
    })
  })

  it('leaves no plain value in a secret, and no hash in a property that is no longer secret', async () => {
    await change({ ...kept, note: { ...text, 'x-secret': 'hash' } }, {}, ['thing.note'])
    expect(await thing()).toMatchObject({ note: null, count: 7 })
    await database.exec(`UPDATE thing SET note = 'a hash'`)
    project.put('thing', schemaOf(kept, { 'x-entity': { search: ['name'] } }))
    expect(await run(['thing.note'])).toMatchObject({ ok: true })
    await migrate()
    expect(await thing()).toMatchObject({ note: null, count: 7 })
  })

  it('asks for nothing if an earlier version did not record the secrets', async () => {
    project.put(
      'thing',
      schemaOf({ ...kept, extra: { ...text, 'x-secret': 'hash' } }, { 'x-entity': { search: ['name'] } }),
    )
    await run()
    const file = join(project.root, 'generated/migrations/snapshot.json')
    const said = readFileSync(file, 'utf8')
    const earlier = said.replace(/,\s*"secret": "hash"/, '').replace(/,\s*"tellsSecrets": true/, '')
    expect(earlier).not.toMatch(/secret/i)
    writeFileSync(file, earlier)
    expect(await run()).toMatchObject({ ok: true, errors: [] })
    expect(migrations()).toHaveLength(2)
    expect(readFileSync(file, 'utf8')).toBe(said)
  })

  it('changes no value when a bound is widened', async () => {
    const file = await change({ ...kept, count: { ...whole, maximum: 5000 } })
    expect(sqlOf(file)).not.toContain('UPDATE')
  })

  it.each([
    ['a text into a number', { note: { ...whole, 'x-convert': { map: { 分销: 4 } } } }, { note: 4 }],
    [
      'a text that is no number, emptied',
      { note: { ...whole, 'x-convert': { rest: 'empty' } } },
      { note: null },
    ],
    [
      'a number into a choice',
      { count: { ...choiceOf('Count', ['few', 'many']), 'x-convert': { map: { 7: 'many' } } } },
      { count: 'many' },
    ],
  ])('converts %s', async (_, properties, expected) => {
    await change({ ...kept, ...properties })
    expect(await thing()).toMatchObject(expected)
  })

  it.each([
    ['date', '0000-01-01'],
    ['date-time', '0000-01-01T00:00:00Z'],
    ['date-time', '2026-01-01T00:00:00+16:00'],
  ])('empties a text that PostgreSQL could not read as a %s: %s', async (format, written) => {
    await database.exec(`UPDATE thing SET note = '${written}'`)
    await change({
      ...kept,
      note: { ...labelled('Note'), type: 'string', format, 'x-convert': { rest: 'empty' } },
    })
    expect(await thing()).toMatchObject({ note: null })
  })

  it.each([
    ['stops at others', [{ ...whole, 'x-convert': { rest: 'refuse' } }]],
    ['gives others the default', [{ ...whole, default: 3, 'x-convert': { rest: 'default' } }]],
    [
      'rounds others',
      [
        { ...labelled('Note'), type: 'number', 'x-convert': { rest: 'refuse' } },
        { ...whole, 'x-convert': { rest: 'nearest' } },
      ],
    ],
  ])('leaves records without a value as they are when it %s', async (_, notes) => {
    await database.exec(
      `UPDATE thing SET note = '4'; INSERT INTO thing (id, name) VALUES (gen_random_uuid(), 'two')`,
    )
    for (const note of notes) {
      project.put('thing', schemaOf({ ...kept, note }, { 'x-entity': { search: ['name'] } }))
      await run()
      await migrate()
    }
    const { rows } = await database.query(`SELECT note FROM thing WHERE name = 'two'`)
    expect(rows).toEqual([{ note: null }])
  })

  it.each([
    ['a text', { type: 'string', maxLength: 50 }, '2026-01-31T10:00:00.250Z'],
    [
      'a list',
      { type: 'array', items: { type: 'string', format: 'date-time' } },
      ['2026-01-31T10:00:00.250Z'],
    ],
  ])(
    'turns a moment into %s as the API answers it, whatever the time zone of the database',
    async (_, wanted, expected) => {
      const zoned = { ...labelled('Note'), type: 'string', format: 'date-time' }
      await database.exec(
        `SET TIME ZONE 'Asia/Shanghai'; UPDATE thing SET note = '2026-01-31T18:00:00.250+08:00'`,
      )
      const rule = wanted.type === 'string' && { 'x-convert': { rest: 'refuse' } }
      for (const note of [
        { ...zoned, 'x-convert': { rest: 'refuse' } },
        { ...labelled('Note'), ...wanted, ...rule },
      ]) {
        project.put('thing', schemaOf({ ...kept, note }, { 'x-entity': { search: ['name'] } }))
        expect(await run()).toMatchObject({ errors: [] })
        await migrate()
      }
      await database.exec('RESET TIME ZONE')
      expect(await thing()).toMatchObject({ note: expected })
    },
  )

  it('replaces a moment that x-convert writes as the API answers it', async () => {
    const note = { ...labelled('Note'), type: 'string', format: 'date-time' }
    await database.exec(`UPDATE thing SET note = '2026-01-31T10:00:00Z'`)
    const written = { map: { '2026-01-31T10:00:00.000Z': 'noon' } }
    const steps: JsonObject[] = [
      { ...note, 'x-convert': { rest: 'refuse' } },
      { ...text, 'x-convert': written },
    ]
    for (const changed of steps) {
      project.put('thing', schemaOf({ ...kept, note: changed }, { 'x-entity': { search: ['name'] } }))
      expect(await run()).toMatchObject({ errors: [] })
      await migrate()
    }
    expect(await thing()).toMatchObject({ note: 'noon' })
  })

  it('replaces a choice whose words are parts of the new choices', async () => {
    const levels: JsonObject[] = [
      { ...choiceOf('Level', ['low, high']), 'x-convert': { map: { low: 'low, high' } } },
      { ...choiceOf('Level', ['low, new', 'old, high']), 'x-convert': { map: { 'low, high': 'low, new' } } },
    ]
    for (const level of levels) {
      project.put('thing', schemaOf({ ...kept, level }, { 'x-entity': { search: ['name'] } }))
      expect(await run()).toMatchObject({ errors: [] })
      await migrate()
    }
    expect(await thing()).toMatchObject({ level: 'low, new' })
  })

  it('renames a property inside an object with free names once, and not again with a later change', async () => {
    const detailOf = (properties: JsonObject): JsonObject => ({
      ...labelled('Detail'),
      type: 'object',
      additionalProperties: true,
      properties,
    })
    const renamed = detailOf({ size: { ...text, 'x-renamed-from': 'length' } })
    const steps: JsonObject[] = [
      { ...kept, detail: detailOf({ length: text }) },
      { ...kept, detail: renamed },
      { ...kept, detail: renamed, count: { ...whole, ...labelled('Number') } },
    ]
    for (const properties of steps) {
      project.put('thing', schemaOf(properties, { 'x-entity': { search: ['name'] } }))
      expect(await run()).toMatchObject({ ok: true, errors: [] })
    }
    expect(migrations().slice(1)).toEqual([
      '0002_add_thing_detail.sql',
      '0003_rename_size_in_thing_detail_and_1_more.sql',
    ])
  })

  it('empties references to missing records, as x-convert says', async () => {
    const [there, nowhere] = ['00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000009']
    await database.exec(`INSERT INTO thing (id, name, note) VALUES (gen_random_uuid(), 'two', '${nowhere}')`)
    const note = { ...labelled('Tag'), ...uuid, 'x-reference': { entity: 'tag' } }
    await change({ ...kept, note: { ...note, 'x-convert': { map: { 分销: there }, rest: 'empty' } } })
    const { rows } = await database.query('SELECT note FROM thing ORDER BY id')
    expect(rows).toEqual([{ note: there }, { note: null }])
  })

  it('empties values of a property that is no longer required', async () => {
    for (const [note, required] of [
      [{ ...text, 'x-convert': { rest: 'refuse' } }, ['name', 'note']],
      [{ ...whole, 'x-convert': { rest: 'empty' } }, ['name']],
    ] as const) {
      project.put('thing', schemaOf({ ...kept, note }, { required, 'x-entity': { search: ['name'] } }))
      await run()
      await migrate()
    }
    expect(await thing()).toMatchObject({ note: null })
  })

  it('stops as a whole at the first value that cannot be converted', async () => {
    const note = { ...whole, 'x-convert': { rest: 'refuse' } }
    project.put('thing', schemaOf({ ...kept, note }, { 'x-entity': { search: ['name'] } }))
    expect(await run()).toMatchObject({ ok: true })
    const migration = sqlOf(migrations().at(-1) ?? '')
    const applied = database.transaction((tx) => tx.exec(migration))
    await expect(applied).rejects.toMatchObject({ constraint: 'thing_note_fits' })
    expect(await thing()).toMatchObject({ note: '分销' })
  })

  it('adds a required property without a value if there are no rows, and stops if there are', async () => {
    const extra = { ...text, 'x-convert': { rest: 'refuse' } }
    project.put(
      'thing',
      schemaOf({ ...kept, extra }, { required: ['name', 'extra'], 'x-entity': { search: ['name'] } }),
    )
    expect(await run()).toMatchObject({ ok: true, errors: [] })
    await expect(migrate()).rejects.toMatchObject({ code: '23502', column: 'extra' })
    await database.exec('ROLLBACK; TRUNCATE thing CASCADE')
    await migrate()
    await expectFreshCatalog()
  })

  it('fills a new required property, as x-convert says', async () => {
    const extra = { ...text, 'x-convert': { missing: 'none' } }
    await change({ ...kept, extra }, { required: ['name', 'extra'] })
    expect(await thing()).toMatchObject({ extra: 'none' })
  })

  it('adjusts a value to its limit after the limit itself was adjusted', async () => {
    const most = { ...whole, 'x-convert': { rest: 'nearest' } }
    const least = { ...labelled('Least'), type: 'integer', minimum: 0, 'x-at-most': 'count' }
    project.put('thing', schemaOf({ least, ...kept }, { 'x-entity': { search: ['name'] } }))
    await run()
    await migrate()
    await database.exec('UPDATE thing SET least = 6')
    const narrower = {
      least: { ...least, 'x-convert': { rest: 'nearest' } },
      ...kept,
      count: { ...most, maximum: 5 },
    }
    project.put('thing', schemaOf(narrower, { 'x-entity': { search: ['name'] } }))
    await run()
    await migrate()
    expect(await thing()).toMatchObject({ count: 5, least: 5 })
    await expect(database.exec('UPDATE thing SET least = 6')).rejects.toMatchObject({
      constraint: 'thing_least_at_most',
    })
  })

  it('keeps the oldest of equal values when they become unique', async () => {
    await database.exec(`INSERT INTO thing (id, name, note) VALUES (gen_random_uuid(), 'two', '分销')`)
    const note = { ...text, 'x-unique': true, 'x-convert': { rest: 'empty' } }
    await change({ ...kept, note })
    const { rows } = await database.query('SELECT name, note FROM thing ORDER BY id')
    expect(rows).toEqual([
      { name: 'one', note: '分销' },
      { name: 'two', note: null },
    ])
  })

  it('keeps rows, links and rules of a renamed entity, and rebuilds nothing', async () => {
    const schema = schemaOf(kept, { 'x-entity': { search: ['name'], renamedFrom: 'thing', path: '/wares' } })
    project.put('thing', undefined)
    project.put('ware', schema)
    expect(await run()).toMatchObject({ ok: true, errors: [] })
    const [, file = ''] = migrations()
    expect(file).toMatch(/^0002_rename_ware/u)
    expect(sqlOf(file)).not.toMatch(/DROP|ADD|CREATE (?:UNIQUE )?INDEX/u)
    await migrate()
    const { rows } = await database.query(
      'SELECT note, target FROM ware JOIN ware_tags ON ware_tags.owner = ware.id',
    )
    expect(rows).toMatchObject([{ note: '分销' }])
    const renames = await database.query('SELECT former, name, former_path, path FROM renamed_entity')
    expect(renames.rows).toEqual([{ former: 'thing', name: 'ware', former_path: '/things', path: '/wares' }])
    await expectFreshCatalog()
    expect(await run()).toMatchObject({ changed: [] })
  })

  it('keeps links if entity or property still have the mark of an earlier rename', async () => {
    const renamed = async (from: string, to: string, properties: JsonObject) => {
      project.put(from, undefined)
      project.put(
        to,
        schemaOf(properties, { 'x-entity': { search: ['name'], renamedFrom: from, path: `/${to}s` } }),
      )
      expect(await run()).toMatchObject({ ok: true, errors: [] })
      await migrate()
    }
    const labels = { ...objectOf(kept.tags), 'x-renamed-from': 'tags' }
    const others = Object.fromEntries(Object.entries(kept).filter(([name]) => name !== 'tags'))
    await renamed('thing', 'ware', kept)
    const marked = { search: ['name'], renamedFrom: 'thing', path: '/wares' }
    project.put('ware', schemaOf({ ...others, labels }, { 'x-entity': marked }))
    expect(await run()).toMatchObject({ ok: true, errors: [] })
    await migrate()
    await renamed('ware', 'item', { ...others, labels })
    const { rows } = await database.query(
      'SELECT note FROM item JOIN item_labels ON item_labels.owner = item.id',
    )
    expect(rows).toEqual([{ note: '分销' }])
  })

  it('is refused with the warning that deleted records come back when soft delete is removed', async () => {
    project.put('thing', schemaOf(kept, { 'x-entity': { search: ['name'], softDelete: true } }))
    expect(await run()).toMatchObject({ ok: true, errors: [] })
    project.put('thing', schemaOf(kept, { 'x-entity': { search: ['name'] } }))
    expect((await run()).errors).toEqual([
      expect.stringContaining(
        'column thing.deleted_at and its values, which tell deleted records from others: they would all be there again',
      ),
    ])
  })

  it('says why a log loses the versions of its records, and asks about no new name for them', async () => {
    const said = await refusalOf({ ...kept, extra: whole }, { 'x-entity': { kind: 'log' } })
    expect(said).toMatch(
      /^schemas\/thing\.json:\d+:\d+ \/x-entity\/kind {2}The migration would lose column thing\.version and its values, which count the changes of each record: a log has none, because its lines never change\. If that is wanted: .*--allow-loss thing\.version$/u,
    )
  })

  it('says how ids are kept if a list of references becomes a list of texts, or the reverse', async () => {
    const texts = { ...labelled('Tags'), type: 'array', items: { type: 'string' } }
    const advice =
      /become each other by themselves: give the new property another name, .* --allow-loss thing\.(?:tags|note)$/u
    expect(await refusalOf({ ...kept, tags: texts })).toMatch(advice)
    const note = { ...objectOf(kept.tags), ...labelled('Note') }
    expect(await refusalOf({ ...kept, note })).toMatch(advice)
  })

  it('applies changed rules', async () => {
    const values = { ...choiceOf('Level', ['low', 'middle', 'high']), default: 'low' }
    await change(
      { ...kept, note: { ...text, maxLength: 60, pattern: '^[^<>]*$' }, level: values },
      { required: ['name', 'level'] },
    )
    await database.exec(`UPDATE thing SET level = 'middle'`)
    await expect(database.exec(`UPDATE thing SET note = '<'`)).rejects.toMatchObject({
      constraint: 'thing_note_pattern',
    })
    await expect(database.exec(`UPDATE thing SET level = NULL`)).rejects.toMatchObject({ code: '23502' })
  })

  it('leaves a table unchanged if its rows break a new rule', async () => {
    project.put(
      'thing',
      schemaOf({ ...kept, note: { ...text, minLength: 10 } }, { 'x-entity': { search: ['name'] } }),
    )
    await run()
    await expect(
      database.transaction((tx) => tx.exec(sqlOf(migrations().at(-1) ?? ''))),
    ).rejects.toMatchObject({ constraint: 'thing_note_min_length' })
    expect(await thing()).toMatchObject({ note: '分销' })
  })

  it('adds and drops search, order and unique keys', async () => {
    const entity = { search: ['note'], order: ['-count', 'name'], unique: [['name', 'level']] }
    await change(kept, { 'x-entity': entity })
    await database.exec(`INSERT INTO thing (id, name) VALUES (gen_random_uuid(), 'one')`)
    const twice = `INSERT INTO thing (id, name, level) VALUES (gen_random_uuid(), 'one', 'low')`
    await expect(database.exec(twice)).rejects.toMatchObject({ constraint: 'thing_name_level_key' })
  })

  it('lets a unique value be used again after its record was soft-deleted', async () => {
    project.put(
      'thing',
      schemaOf(
        { ...kept, note: { ...text, 'x-unique': true } },
        { 'x-entity': { search: ['name'], softDelete: true } },
      ),
    )
    await run()
    await migrate()
    const again = `INSERT INTO thing (id, name, note) VALUES (gen_random_uuid(), 'two', '分销')`
    await expect(database.exec(again)).rejects.toMatchObject({ code: '23505', constraint: 'thing_note_key' })
    await database.exec('UPDATE thing SET deleted_at = now()')
    await database.exec(again)
  })

  it('adds an entity and a reference to it', async () => {
    project.put(
      'other',
      schemaOf({}, { 'x-entity': { path: '/others', label: { zh: '其他', en: 'Other' } } }),
    )
    const other_id = { ...labelled('Other'), ...uuid, 'x-reference': { entity: 'other', onDelete: 'refuse' } }
    expect(await change({ ...kept, other_id })).toMatch(/^0002_add_other/u)
    const stray = 'UPDATE thing SET other_id = gen_random_uuid()'
    await expect(database.exec(stray)).rejects.toMatchObject({ constraint: 'thing_other_id_fkey' })
  })

  it('shortens names that PostgreSQL would cut, so that they stay distinct', async () => {
    const long = 'x'.repeat(60)
    const twins = { [`${long}_a`]: { ...text, minLength: 2 }, [`${long}_b`]: { ...text, minLength: 2 } }
    await change({ ...kept, ...twins })
    const broken = `INSERT INTO thing (id, name, ${long}_b) VALUES (gen_random_uuid(), 'two', 'b')`
    await expect(database.exec(broken)).rejects.toMatchObject({
      constraint: expect.stringMatching(/^thing_x+_[0-9a-f]{8}$/u),
    })
  })

  it('is refused if it drops an entity', async () => {
    project.put('tag', undefined)
    const said = await refusalOf({ note: kept.note, count: kept.count, level: kept.level })
    expect(said.split('\n')).toEqual([
      'schemas/tag.json:1:1 /  The migration would lose table tag and its rows. If that is wanted: npm run generate -- --allow-loss tag',
      expect.stringMatching(/^schemas\/thing\.json:\d+:3 .*table thing_tags .*--allow-loss thing\.tags$/u),
    ])
  })

  it('is refused with the question whether an entity that goes beside a new one was renamed', async () => {
    project.put('tag', undefined)
    project.put(
      'label',
      schemaOf({}, { 'x-entity': { path: '/labels', label: { zh: '标签', en: 'Label' } } }),
    )
    const said = await refusalOf({ note: kept.note, count: kept.count, level: kept.level })
    expect(said).toContain(
      'table tag and its rows. Was it renamed? Write in x-entity of schemas/label.json: "renamedFrom": "tag".',
    )
  })

  it('asks whether a required property was renamed before it asks what existing rows get', async () => {
    const { count, level, tags } = kept
    const renamed = { count, level, tags, remark: text }
    const required = { required: ['name', 'remark'] }
    const said = await refusalOf(renamed, required)
    expect(said).toContain('Was it renamed? Write in "remark": "x-renamed-from": "note".')
    expect(said).not.toContain('is required now')
    expect(await refusalOf({ ...renamed, note: kept.note }, required)).toContain('is required now')
  })

  it('asks about a rename once, and only if the new one is like the old one', async () => {
    const put = (entity: string, properties: JsonObject, rest: JsonObject = {}) =>
      project.put(entity, schemaOf(properties, { 'x-entity': { path: `/${entity}s` }, ...rest }))
    project.put('tag', undefined)
    put('label', {})
    put('badge', {})
    put(
      'parcel',
      {},
      {
        'x-entity': { path: '/parcels', display: 'weight' },
        required: ['weight'],
        properties: { weight: whole },
      },
    )
    const { count, level } = kept
    const said = await refusalOf({ count, level, remark: text, hint: text })
    expect(said).toContain(
      'table tag and its rows. Was it renamed? Write in x-entity of schemas/badge.json or schemas/label.json: "renamedFrom": "tag". If',
    )
    expect(said).toContain(
      'column thing.note and its values. Was it renamed? Write in "remark" or "hint": "x-renamed-from": "note". If',
    )
    expect(said).not.toContain('parcel')
    const many = await refusalOf({ count, level, a: text, b: text, c: text, d: text })
    expect(many).toContain('Was it renamed? Write in what it is now: "x-renamed-from": "note". If')
  })

  describe('of computed values', () => {
    const number = { ...labelled('Number'), type: 'integer' } as const
    const double = { ...number, 'x-computed': 'n * 2' }
    const rowsOf = (parts: JsonObject): JsonObject => ({
      ...labelled('Rows'),
      type: 'array',
      items: { type: 'object', properties: { n: number, ...parts } },
    })
    const twice = { ...number, 'x-computed': 'count * 2' }
    const sum = { ...number, 'x-computed': 'sum(rows, double)' }
    const computed = { ...kept, twice, rows: rowsOf({ double }), sum }
    /** The places that a change asks permission for; a change that asks for none is made. */
    const asked = async (properties: JsonObject, places: readonly string[] = []): Promise<string[]> => {
      project.put('thing', schemaOf(properties, { 'x-entity': { search: ['name'] } }))
      const done = migrations().length
      const { errors } = await run(places)
      if (migrations().length > done) await migrate()
      return errors.map((error) => / --allow-loss (\S+)$/u.exec(error)?.[1] ?? error)
    }
    beforeEach(async () => {
      expect(await asked(computed)).toEqual([])
      await database.exec(`UPDATE thing SET twice = 14, sum = 4, rows = '[{"n": 2, "double": 4}]'`)
    })

    it('removes them without asking, since they can be computed again', async () => {
      const { twice: _, sum: __, ...rest } = computed
      expect(await asked({ ...rest, rows: rowsOf({}) })).toEqual([])
      expect(await thing()).toMatchObject({ rows: [{ n: 2 }] })
      expect(await asked(computed)).toEqual([])
      expect(await thing()).toMatchObject({ twice: 14, sum: 4, rows: [{ n: 2, double: 4 }] })
      // As a number with decimals it depends on the same values.
      expect(await asked({ ...computed, twice: { ...twice, type: 'number' } })).toEqual([])
      expect(await thing()).toMatchObject({ twice: 14 })
    })

    const { twice: _, sum: __, ...sources } = computed
    const { count: ___, ...withoutCount } = sources
    const { rows: ____, ...withoutRows } = sources
    const short: JsonObject = { ...whole, maximum: 5 }
    it.each<[string, JsonObject, string[], string[]]>([
      ['its source goes, too', { ...withoutCount, sum }, [], ['thing.count', 'thing.twice']],
      ['its source goes with permission', { ...withoutCount, sum }, ['thing.count'], ['thing.twice']],
      ['its source may lose values', { ...sources, sum, count: short }, ['thing.count'], ['thing.twice']],
      ['people wrote what is beside it', { ...withoutRows, twice }, [], ['thing.rows', 'thing.sum']],
      ['it is computed no more', { ...sources, sum, twice: number }, [], []],
    ])('asks for the places where %s', async (_____, properties, places, others) => {
      expect(await asked(properties, places)).toEqual(others)
    })

    it('computes again only the values that read changed ones', async () => {
      const computing = async (properties: JsonObject, places: readonly string[] = []) => {
        expect(await asked(properties, places)).toEqual([])
        const updates = sqlOf(migrations().at(-1) ?? '').matchAll(
          /^UPDATE "thing" SET ("\w+") = .* IS DISTINCT FROM/gmu,
        )
        return [...updates].map(([, column]) => column)
      }
      const caption = { ...text, 'x-computed': 'concat(note, "!")' }
      const more: JsonObject = { ...computed, caption, note: { ...text, maxLength: 40 } }
      expect(await computing({ ...more, note: text })).toEqual(['"caption"'])
      expect(await computing(more)).toEqual(['"caption"'])
      const wider: JsonObject = { ...more, note: { ...text, maxLength: 60 } }
      expect(await computing(wider)).toEqual([])
      expect(await computing({ ...wider, level: choiceOf('Level', ['low']) })).toEqual([])
      expect(await computing({ ...wider, count: short }, ['thing.count'])).toEqual(['"twice"'])
      const once = { ...text, 'x-unique': true, 'x-convert': { rest: 'empty' } }
      expect(await computing({ ...wider, count: short, note: once })).toEqual(['"caption"'])
    })

    it('asks before a computed value replaces what people wrote', async () => {
      const note = { ...text, 'x-computed': 'concat(name, "!")' }
      expect(await asked({ ...computed, note })).toEqual(['thing.note'])
      const plain = { ...sources, twice, rows: rowsOf({ double: number }) }
      expect(await asked(plain)).toEqual([])
      expect(await thing()).toMatchObject({ rows: [{ n: 2, double: 4 }] })
      expect(await asked({ ...plain, rows: rowsOf({ double }) })).toEqual(['thing.rows'])
    })
  })

  it('drops an entity and the references to it for a written reason', async () => {
    project.put('tag', undefined)
    await change({ note: kept.note, count: kept.count, level: kept.level }, {}, ['tag', 'thing.tags'])
    const { rows } = await database.query(
      `SELECT to_regclass('tag') AS tag, to_regclass('thing_tags') AS links`,
    )
    expect(rows).toEqual([{ tag: null, links: null }])
  })
})

/** The contents of the database's catalogue, in a fixed order and without the tables of the server. */
async function catalogOf(database: PGlite): Promise<unknown> {
  const columns = await database.query(`
    SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name NOT LIKE 'renamed%' ORDER BY 1, 2`)
  const rules = await database.query(`
    SELECT conname, conrelid::regclass::text AS "table", pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
      AND conrelid::regclass::text NOT LIKE 'renamed%' ORDER BY 2, 1`)
  const indexes = await database.query(`SELECT indexname, indexdef FROM pg_indexes
    WHERE schemaname = 'public' AND tablename NOT LIKE 'renamed%' ORDER BY 1`)
  return [columns.rows, rules.rows, indexes.rows]
}
