import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import { momentBefore } from '#shared/fields/times/momentBefore.ts'
import { raw, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { labelled } from '../generate/support/buildProject.ts'
import { buildBills } from './bills.ts'
import type { Bills } from './bills.ts'

const numbered = (pattern: string, more: JsonObject = {}): JsonObject => ({
  ...labelled('Number'),
  type: 'string',
  'x-number': pattern,
  ...more,
})

let bills: Bills
beforeAll(async () => {
  bills = await buildBills({
    number: numbered('{kind}/{yyyy}-{mm}-{dd}/{001}'),
    second: numbered('N{10}x'),
  })
})
afterAll(() => bills.remove())

const today = () => momentBefore(new Date(), 0, 'date')
const numbersOf = (records: readonly JsonObject[]) => records.map(({ number }) => number)

eachDatabase('numbers that the server assigns', (databases) => {
  let crud: Crud
  beforeAll(async () => {
    const [first] = await bills.open(databases)
    if (!first) throw new Error('no server')
    crud = first
  })
  const bill = (more: JsonObject = {}) => crud.make('/bills', { name: 'Bill', ...more })

  it('are counted separately for each value of their other parts', async () => {
    const made = [await bill(), await bill(), await bill({ kind: 'b%' }), await bill()]
    const days = [today(), momentBefore(new Date(), 0, 'date')]
    expect(
      days.map((day) => [`a/${day}/001`, `a/${day}/002`, `b%/${day}/001`, `a/${day}/003`]),
    ).toContainEqual(numbersOf(made))
    expect(made.map(({ second }) => second)).toEqual(['N10x', 'N11x', 'N12x', 'N13x'])
  })

  it('cannot be chosen or changed by a client', async () => {
    const made = await bill({ number: 'mine', second: 'N1x' })
    expect(made['second']).toBe('N14x')
    const path = `/bills/${idOf(made)}`
    const saved = await crud.call('PUT', path, { ...made, number: 'other', kind: 'b%' })
    expect(saved.record).toMatchObject({ number: made['number'], second: 'N14x', kind: 'b%' })
  })

  it('are free again if their record is refused', async () => {
    const { second } = await bill({ plain: 'once' })
    const twice = await crud.call('POST', '/bills', { name: 'Bill', plain: 'once' })
    expect(twice).toMatchObject({ status: 409, error: { id: 'VALUE_TAKEN' } })
    await crud.database
      .transaction(async (tx) => {
        await tx.run(sql`UPDATE number_series SET last = last + 5`)
        throw new Error('taken back')
      })
      .catch(() => undefined)
    expect((await bill())['second']).toBe(`N${Number(textOf(second).slice(1, -1)) + 1}x`)
  })

  it('continue after the highest existing number, and grow beyond their digits', async () => {
    await crud.database.run(raw('DELETE FROM number_series'))
    await bill()
    await crud.database.run(raw(`UPDATE bill SET "second" = 'N99x' WHERE "second" = 'N10x'`))
    await crud.database.run(raw(`UPDATE bill SET "second" = 'N1e9x' WHERE "second" = 'N11x'`))
    await crud.database.run(raw('DELETE FROM number_series'))
    expect((await bill())['second']).toBe('N100x')
    expect((await bill())['second']).toBe('N101x')
  })
})

eachDatabase('numbers that many writers request at once', (databases) => {
  it('have no gap and no duplicate, with 50 writers on two servers and some records refused', async () => {
    const servers = await bills.open(databases, databases.kind === 'postgres' ? 2 : 1)
    const calls = Array.from({ length: 50 }, async (_, index) => {
      const input = { name: 'Bill', ...(index % 5 === 4 ? { plain: 'taken' } : {}) }
      return servers[index % servers.length]?.call('POST', '/bills', input)
    })
    const answers = await Promise.all(calls)
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(41)
    const [first] = servers
    const rows = await first?.database.rows<{ second: string }>(
      sql`SELECT "second" FROM bill ORDER BY char_length("second"), "second"`,
    )
    expect(rows?.map(({ second }) => second)).toEqual(
      Array.from({ length: 41 }, (_, index) => `N${10 + index}x`),
    )
  })
})

describe('the output of the generator for a number', () => {
  it('has a nullable type that no client sends, a unique key and a read-only property in the API document', () => {
    const [answered = '', sent = ''] = bills
      .read('generated/types/bill.ts')
      .split('export interface BillInput')
    expect(answered).toMatch(/^ {2}number: \(?string \| null/mu)
    expect(sent).toMatch(/^ {2}kind/mu)
    expect(sent).not.toMatch(/^ {2}number/mu)
    const { tables } = JSON.parse(bills.read('generated/migrations/snapshot.json'))
    const indexes = tables.flatMap(({ indexes: each }: { indexes: JsonObject[] }) => each)
    expect(indexes).toContainEqual({
      name: 'bill_number_key',
      unique: true,
      definition: 'ON "bill" ("number")',
    })
    const { components } = JSON.parse(bills.read('generated/openapi/openapi.json'))
    for (const name of ['Bill', 'BillInput'])
      expect(components.schemas[name].properties.number).toMatchObject({ readOnly: true })
  })
})
