import { randomBytes } from 'node:crypto'
import {
  assert,
  asyncProperty,
  constantFrom,
  date,
  double,
  integer,
  jsonValue,
  option,
  record,
  string,
} from 'fast-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Hooks } from '#server/crud/entity/Context.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { Database } from '#server/database/Database.ts'
import { newId } from '#server/database/newId.ts'
import { raw, sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { openCrud } from './openCrud.ts'
import type { Crud } from './openCrud.ts'
import { lineJournal, samplesSql, sampleRoutes, sampleTables } from './samples.ts'

eachDatabase('records that are created together', (databases) => {
  let crud: Crud
  let database: Database
  let keepers: string[]
  let asked = { transactions: 0, statements: 0 }
  let rules: Hooks = {}

  /** The database, with its queries counted. */
  const counting = (counted: Database): Database => ({
    ...counted,
    transaction: async (work, options) => {
      asked.transactions += 1
      return counted.transaction(work, options)
    },
    rows: async (query) => {
      asked.statements += 1
      return counted.rows(query)
    },
    row: async (query) => {
      asked.statements += 1
      return counted.row(query)
    },
  })

  beforeAll(async () => {
    database = await databases.open()
    await database.run(raw(samplesSql))
    const changing: Hooks = {
      beforeCreate: (...given) => rules.beforeCreate?.(...given),
      afterCreate: (...given) => rules.afterCreate?.(...given),
    }
    crud = await openCrud(counting(database), {
      tables: sampleTables,
      routes: sampleRoutes,
      rules: { sample: changing },
      journal: lineJournal,
    })
    const made = [await crud.make('/keepers', { name: '张' }), await crud.make('/keepers', { name: '李' })]
    keepers = made.map(({ id }) => textOf(id))
  })
  beforeEach(() => {
    rules = {}
    asked = { transactions: 0, statements: 0 }
  })

  const linesOf = (id: Json | undefined) =>
    database.rows<{ after: JsonObject }>(sql`SELECT after FROM line WHERE record_id = ${textOf(id)}`)
  const storedCodes = async (prefix: string): Promise<string[]> => {
    const rows = await database.rows<{ code: string }>(
      sql`SELECT code FROM sample WHERE code LIKE ${`${prefix}%`} ORDER BY code`,
    )
    return rows.map(({ code }) => code)
  }

  it('are passed to the journal exactly as they are stored, whatever their values [S7.01]', async () => {
    const instants = date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    const spellings = [...keepers, ...keepers, ...keepers, keepers[0]?.toUpperCase(), `{${keepers[1]}}`]
    const values = record({
      code: string({ minLength: 1, unit: 'binary' }).map((text) => `${newId()}${text}`),
      name: option(string({ unit: 'binary' })),
      count: option(integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })),
      price: option(double({ noNaN: true, noDefaultInfinity: true })),
      ratio: option(double({ noNaN: true, noDefaultInfinity: true })),
      open: option(constantFrom(true, false)),
      keeper_id: option(constantFrom(...spellings)),
      at: option(instants.map((at) => at.toISOString())),
      day: option(instants.map((at) => at.toISOString().slice(0, 10))),
      notes: option(jsonValue()),
    })
    const odd = ['2026-06-30T23:59:60Z', '2026-06-30T12:00:00+08:00', '0099-01-01', 'now'].map((at) => ({
      at,
    }))
    await assert(
      asyncProperty(values, constantFrom({}, {}, {}, {}, ...odd), async (given, more) => {
        const body = JSON.parse(JSON.stringify({ ...given, ...more }))
        const { status, record: made } = await crud.call('POST', '/samples', body)
        if (status !== 200) return
        const lines = await linesOf(made['id'])
        const isHeld = ([name, value]: [string, unknown]) =>
          !['id', 'version', 'createdAt'].includes(name) &&
          value !== null &&
          value !== '' &&
          !isEmptyList(value)
        expect(lines).toEqual([{ after: Object.fromEntries(Object.entries(made).filter(isHeld)) }])
      }),
      { numRuns: 150 },
    )
    // There were many of both kinds.
    expect(asked.statements).toBeGreaterThan(20)
    expect(asked.transactions).toBeGreaterThan(20)
  })

  it('share one statement, and a refused record does not affect the others [S7.01]', async () => {
    const shared = newId()
    const bodies: JsonObject[] = ['a', 'b', 'c', 'd'].map((end) => ({ code: `${shared} ${end}` }))
    const fine = await Promise.all(bodies.map((body) => crud.call('POST', '/samples', body)))
    expect(fine.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(asked).toEqual({ statements: 1, transactions: 0 })
    const hidden = textOf((await crud.make('/keepers', { name: '王' }))['id'])
    await database.run(sql`UPDATE keeper SET deleted_at = now() WHERE id = ${hidden}`)
    const mixed: JsonObject[] = [
      { code: `${shared} e`, keeper_id: keepers[0] ?? '' },
      { code: `${shared} a` },
      { code: `${shared} f`, keeper_id: hidden },
      { code: `${shared} g`, keeper_id: newId() },
      { code: `${shared} h`, count: 2 ** 53 - 1 },
      { code: `${shared} i`, count: 2 ** 60 },
      { code: `${shared} j`, keeper_id: 'nobody' },
      // Larger than an index entry may be, because it cannot be compressed.
      { code: `${shared} l${randomBytes(4000).toString('base64')}` },
      { code: `${shared} k` },
      { code: `${shared} k` },
    ]
    const answers = await Promise.all(mixed.map((body) => crud.call('POST', '/samples', body)))
    const outcomes = answers.map(({ status, error }) => (status === 200 ? 'made' : error['id']))
    const ofTwins = outcomes.splice(-2)
    expect(outcomes).toEqual([
      'made',
      'VALUE_TAKEN',
      'REFERENCE_MISSING',
      'REFERENCE_MISSING',
      'made',
      'INPUT_INVALID',
      'INPUT_INVALID',
      'INPUT_INVALID',
    ])
    expect(answers.at(-3)?.error['fields']).toEqual([{ path: '/code', code: 'invalid' }])
    expect(new Set(ofTwins)).toEqual(new Set(['made', 'VALUE_TAKEN']))
    expect(await storedCodes(shared)).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'h', 'k'].map((end) => `${shared} ${end}`),
    )
    const ids = [...fine, ...answers].filter(({ status }) => status === 200).map(({ record: { id } }) => id)
    for (const id of ids) expect(await linesOf(id)).toHaveLength(1)
    const lines = await database.row<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM line WHERE after ->> 'code' LIKE ${`${shared}%`}`,
    )
    expect(lines?.count).toBe(7)
  })

  it('use a transaction if a rule queries the database, even if the rule hides that its query failed [S7.01]', async () => {
    const marked: Hooks = {
      // A hook that reads the new record needs it to be stored.
      afterCreate: (tx, { record: { id } }) =>
        tx.add(sql`INSERT INTO mark SELECT id, code FROM sample WHERE id = ${textOf(id)}`),
    }
    const asking: Hooks = {
      beforeCreate: async (tx, draft) => {
        const found = await tx
          .row<{ name: string }>(sql`SELECT name FROM keeper LIMIT 1`)
          .catch(() => undefined)
        draft['name'] = found?.name ?? null
      },
    }
    const plainly: Hooks = {
      beforeCreate: (_, draft) => {
        draft['name'] = 'by the rule'
      },
      afterCreate: (tx, { record: { id } }) =>
        tx.add(sql`INSERT INTO mark (record_id, code) VALUES (${textOf(id)}, 'plain')`),
    }
    const make = async (given: Hooks) => {
      rules = given
      asked = { transactions: 0, statements: 0 }
      const made = await crud.make('/samples', { code: newId() })
      const marks = await database.rows<{ code: string }>(
        sql`SELECT code FROM mark WHERE record_id = ${textOf(made['id'])}`,
      )
      return { made, marks: marks.map(({ code }) => code), asked: { ...asked } }
    }
    const byReading = await make(marked)
    expect(byReading).toMatchObject({
      marks: [byReading.made['code']],
      asked: { transactions: 1, statements: 0 },
    })
    expect(await make(asking)).toMatchObject({
      made: { name: '张' },
      asked: { transactions: 1, statements: 0 },
    })
    expect(await make(plainly)).toMatchObject({
      made: { name: 'by the rule' },
      marks: ['plain'],
      asked: { transactions: 0, statements: 1 },
    })
  })
})

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
