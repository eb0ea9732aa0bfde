import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HeldElsewhere } from '#server/crud/entity/HeldElsewhere.ts'
import { inWriteTransaction } from '#server/crud/entity/inWriteTransaction.ts'
import type { Transaction } from '#server/database/Database.ts'
import { identifier, raw, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import { answerOf } from '#tests/server/crud/openCrud.ts'
import type { Answer, Crud } from '#tests/server/crud/openCrud.ts'
import { testDatabases } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { labelled, referenceTo, schemaOf } from '../generate/support/buildProject.ts'

const money = { type: 'number', 'x-unit': 'money' }
const entity = (path: string, en: string): JsonObject => ({
  'x-entity': { path, label: { zh: en, en }, actions: ['create', 'edit', 'delete', 'import'] },
})

/** Bills in folders, with numbered lines that are computed and filled in from their good and from the bill that sums them up. */
const schemas: Readonly<Record<string, JsonObject>> = {
  good: schemaOf({ price: { ...labelled('Price'), ...money } }, entity('/goods', 'Good')),
  folder: schemaOf(
    {
      bills: { ...labelled('Bills'), type: 'array', 'x-children': { entity: 'bill' } },
      total: { ...labelled('Total'), ...money, 'x-computed': 'sum(bills, total)' },
    },
    entity('/folders', 'Folder'),
  ),
  customer: schemaOf({ rate: { ...labelled('Rate'), ...money } }, entity('/customers', 'Customer')),
  bill: schemaOf(
    {
      customer_id: referenceTo('customer', 'refuse'),
      net: { ...labelled('Net'), ...money, 'x-computed': 'sum(lines, amount) * customer_id.rate' },
      folder_id: referenceTo('folder', 'cascade'),
      usual_note: { ...labelled('Usual note'), type: 'string', maxLength: 20 },
      lines: { ...labelled('Lines'), type: 'array', 'x-children': { entity: 'line' } },
      total: { ...labelled('Total'), ...money, 'x-computed': 'sum(lines, amount)' },
    },
    entity('/bills', 'Bill'),
  ),
  trip: schemaOf(
    {
      lines: { ...labelled('Lines'), type: 'array', 'x-children': { entity: 'line' } },
      total: { ...labelled('Total'), ...money, 'x-computed': 'sum(lines, amount)' },
    },
    entity('/trips', 'Trip'),
  ),
  line: schemaOf(
    {
      number: { ...labelled('Number'), type: 'string', 'x-number': 'L-{0001}' },
      bill_id: referenceTo('bill', 'cascade'),
      trip_id: referenceTo('trip', 'cascade'),
      good_id: referenceTo('good', 'clear'),
      note: {
        ...labelled('Note'),
        type: 'string',
        maxLength: 20,
        'x-default': { property: 'bill_id.usual_note' },
      },
      num: { ...labelled('Number of pieces'), type: 'integer', default: 1 },
      amount: { ...labelled('Amount'), ...money, 'x-computed': 'coalesce(good_id.price, 0) * num' },
      share: { ...labelled('Share'), ...money, 'x-computed': 'num / bill_id.total' },
    },
    entity('/lines', 'Line'),
  ),
}

/** A transaction's first lock, and its second one, which it requests once a call waits for the first. */
interface Other {
  holds: (tx: Transaction) => Promise<unknown>
  locks: (tx: Transaction) => Promise<unknown>
}

const numberSeries = new URL('../../../src/server/start/migrations/0016_number_series.sql', import.meta.url)

// The embedded database runs one transaction after the other.
describe('a call that waits for an owner of rows (postgres)', () => {
  const databases = testDatabases('postgres')
  let project: ServedProject
  let crud: Crud
  let good: JsonObject
  let other: JsonObject
  let customer: JsonObject
  let folder: JsonObject
  let bill: JsonObject
  let line: JsonObject

  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
    await crud.database.run(raw(readFileSync(numberSeries, 'utf8')))
  })
  afterAll(() => project.remove())

  beforeEach(async () => {
    good = await crud.make('/goods', { name: 'Tea', price: 2 })
    other = await crud.make('/goods', { name: 'Cup', price: 3 })
    folder = await crud.make('/folders', { name: 'May' })
    customer = await crud.make('/customers', { name: 'Ann', rate: 1 })
    const ofBill = { folder_id: idOf(folder), customer_id: idOf(customer) }
    bill = await crud.make('/bills', { name: 'Bill', ...ofBill })
    const lineOf = (name: string, of: JsonObject) => ({ name, bill_id: idOf(bill), good_id: idOf(of) })
    await crud.make('/lines', lineOf('Cups', other))
    line = await crud.make('/lines', lineOf('Teas', good))
  })

  const rowOf = (table: string, record: JsonObject) =>
    sql`SELECT FROM ${identifier(table)} WHERE "id" = ${idOf(record)}`
  const change = raw('FOR NO KEY UPDATE')

  /** Makes the call while a transaction holds a lock; once the call waits, the transaction requests its next lock, or fails. */
  const meanwhile = async (call: () => Promise<Answer>, { holds, locks }: Other): Promise<Answer> => {
    // Unlike the activities, the locks are read again inside a transaction.
    const isAwaited = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`
    let hold: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      hold = resolve
    })
    const saving = crud.database.transaction(async (tx) => {
      await holds(tx)
      hold()
      await vi.waitFor(async () => expect(await tx.row(isAwaited)).toBeDefined(), 10_000)
      await locks(tx)
    })
    await held
    const [answer] = await Promise.all([call(), saving])
    return answer
  }
  const saveBill = {
    holds: (tx: Transaction) => tx.run(sql`${rowOf('bill', bill)} ${change}`),
    locks: async (tx: Transaction) => {
      await tx.run(sql`${rowOf('line', line)} ${change} NOWAIT`)
      await tx.run(sql`SELECT FROM number_series FOR UPDATE NOWAIT`)
    },
  }
  const filter = (...records: readonly JsonObject[]) =>
    `filter=${encodeURIComponent(JSON.stringify({ id: records.map(idOf) }))}`

  const newLine = () => ({ name: 'New', bill_id: idOf(bill), good_id: idOf(good) })

  it.each<[string, () => Promise<Answer>]>([
    ['makes a row', () => crud.call('POST', '/lines', newLine())],
    ['changes a row', () => crud.call('PUT', `/lines/${idOf(line)}`, { name: 'Mugs' })],
    ['removes a row', () => crud.call('DELETE', `/lines/${idOf(line)}`)],
    ['changes several rows', () => crud.call('PUT', `/lines?${filter(line)}`, { name: 'Mugs' })],
    ['removes several rows', () => crud.call('DELETE', `/lines?${filter(line)}`)],
    [
      'changes what rows are computed from',
      () => crud.call('PUT', `/goods/${idOf(good)}`, { name: 'Tea', price: 9 }),
    ],
    ['removes what rows are computed from', () => crud.call('DELETE', `/goods/${idOf(good)}`)],
  ])('and %s holds no row and no number series that a save of the owner needs', async (_, call) => {
    expect(await meanwhile(call, saveBill)).toMatchObject({ status: 200 })
  })

  it.each<[string, () => Promise<Answer>]>([
    ['makes a row', () => crud.call('POST', '/lines', newLine())],
    ['changes a row', () => crud.call('PUT', `/lines/${idOf(line)}`, { name: 'Mugs' })],
    ['changes the owner', () => crud.call('PUT', `/bills/${idOf(bill)}`, { name: 'Other' })],
    [
      'changes what rows are computed from',
      () => crud.call('PUT', `/goods/${idOf(good)}`, { name: 'Tea', price: 9 }),
    ],
  ])('and %s locks the owner of that owner first', async (_, call) => {
    const answer = await meanwhile(call, {
      holds: (tx) => tx.run(sql`${rowOf('folder', folder)} ${change}`),
      locks: (tx) => tx.run(sql`${rowOf('bill', bill)} ${change} NOWAIT`),
    })
    expect(answer).toMatchObject({ status: 200 })
  })

  it('locks it for a change at once, since two calls with read locks would block each other', async () => {
    const answer = await meanwhile(() => crud.call('POST', '/lines', newLine()), {
      holds: (tx) => tx.run(sql`${rowOf('bill', bill)} FOR SHARE`),
      locks: (tx) => tx.run(sql`${rowOf('bill', bill)} ${change} NOWAIT`),
    })
    expect(answer).toMatchObject({ status: 200 })
  })

  it('gives way to a transaction that changes what the new row is computed from', async () => {
    const answer = await meanwhile(() => crud.call('POST', '/lines', newLine()), {
      holds: (tx) => tx.run(sql`${rowOf('good', good)} ${change}`),
      locks: (tx) => tx.run(sql`${rowOf('bill', bill)} ${change} NOWAIT`),
    })
    expect(answer).toMatchObject({ status: 200 })
  })

  it('gives way each time it meets further records that are being changed', async () => {
    const goods = await Promise.all(
      Array.from({ length: 8 }, (_, index) => crud.make('/goods', { name: `Tea ${index}`, price: 1 })),
    )
    const ids = goods.map(idOf)
    const left = [...ids]
    const work = async (tx: Transaction) => {
      const id = left.shift()
      if (id !== undefined) throw new HeldElsewhere({ table: 'good', ids: [id] })
      return tx.rows<{ id: string }>(sql`SELECT id FROM good WHERE id = ANY(${ids}::uuid[]) ORDER BY id`)
    }
    const found = await inWriteTransaction(crud.database, work)
    expect(found.map(({ id }) => id)).toEqual(ids.toSorted())
  })

  it('starts again if the row has moved to another owner meanwhile', async () => {
    const next = await crud.make('/bills', { name: 'Next' })
    const rename = () => crud.call('PUT', `/lines/${idOf(line)}`, { name: 'Mugs' })
    const moving = {
      holds: (tx: Transaction) => tx.run(sql`${rowOf('bill', bill)} ${change}`),
      locks: (tx: Transaction) =>
        tx.run(sql`UPDATE line SET bill_id = ${idOf(next)} WHERE id = ${idOf(line)}`),
    }
    const answer = await meanwhile(() => meanwhile(rename, moving), {
      holds: (tx) => tx.run(sql`${rowOf('bill', next)} ${change}`),
      locks: (tx) => tx.run(sql`${rowOf('line', line)} ${change} NOWAIT`),
    })
    expect(answer).toMatchObject({ status: 200, record: { name: 'Mugs', bill_id: idOf(next) } })
  })

  it('starts again if the owner has moved to another owner of its own meanwhile', async () => {
    const next = await crud.make('/folders', { name: 'June' })
    const rename = () => crud.call('PUT', `/bills/${idOf(bill)}`, { name: 'Other' })
    const moving = {
      holds: (tx: Transaction) => tx.run(sql`${rowOf('folder', folder)} ${change}`),
      locks: (tx: Transaction) =>
        tx.run(sql`UPDATE bill SET folder_id = ${idOf(next)} WHERE id = ${idOf(bill)}`),
    }
    const answer = await meanwhile(() => meanwhile(rename, moving), {
      holds: (tx) => tx.run(sql`${rowOf('folder', next)} ${change}`),
      locks: (tx) => tx.run(sql`${rowOf('bill', bill)} ${change} NOWAIT`),
    })
    expect(answer).toMatchObject({ status: 200, record: { name: 'Other', folder_id: idOf(next) } })
  })

  it('has locked the former and the new owner of all rows before any row if it moves them', async () => {
    const next = await crud.make('/bills', { name: 'Next' })
    const [first = bill, last = next] = [bill, next].toSorted((a, b) => idOf(a).localeCompare(idOf(b)))
    const moved = await crud.make('/lines', { name: 'Cans', bill_id: idOf(last) })
    const move = () => crud.call('PUT', `/lines?${filter(moved)}`, { bill_id: idOf(first) })
    const answer = await meanwhile(move, {
      holds: (tx) => tx.run(sql`${rowOf('bill', first)} ${change}`),
      locks: (tx) => tx.run(sql`${rowOf('bill', last)} ${change} NOWAIT`),
    })
    expect(answer).toMatchObject({ status: 200 })
  })

  it('has locked no owner that comes later if it removes the rows along with another owner', async () => {
    const trip = await crud.make('/trips', { name: 'To Rome' })
    await crud.make('/lines', { name: 'Cans', bill_id: idOf(bill), trip_id: idOf(trip) })
    const answer = await meanwhile(() => crud.call('DELETE', `/trips/${idOf(trip)}`), {
      holds: (tx) => tx.run(sql`${rowOf('bill', bill)} ${change}`),
      locks: (tx) => tx.run(sql`${rowOf('trip', trip)} ${change} NOWAIT`),
    })
    expect(answer).toMatchObject({ status: 200 })
  })

  const sendFile = async (path: string, lines: readonly string[]): Promise<Answer> => {
    const headers = { 'content-type': 'text/csv' }
    const sent = { method: 'POST', url: `/api/v1${path}`, headers, payload: lines.join('\n') } as const
    return answerOf(await crud.app.inject(sent))
  }

  it('has locked nothing for other rows of its file if it is an import', async () => {
    const bills = [bill, await crud.make('/bills', { name: 'Next' })]
    const [first = bill, last = bill] = bills.toSorted((a, b) => idOf(a).localeCompare(idOf(b)))
    const rows = [first, last].map((of) => `New,${idOf(of)},${idOf(good)}`)
    const send = () => sendFile('/lines/import', ['name,bill_id,good_id', ...rows])
    const free = (tx: Transaction) => tx.run(sql`SELECT FROM number_series FOR UPDATE NOWAIT`)
    const holds = (tx: Transaction) => tx.run(sql`${rowOf('bill', last)} ${change}`)
    expect(await meanwhile(send, { holds, locks: free })).toMatchObject({ record: { made: 2 } })
    const locks = (tx: Transaction) => tx.run(sql`${rowOf('bill', first)} ${change} NOWAIT`)
    for (const [table, record] of [
      ['good', good],
      ['customer', customer],
    ] as const) {
      const changes = (tx: Transaction) => tx.run(sql`${rowOf(table, record)} ${change}`)
      expect(await meanwhile(send, { holds: changes, locks })).toMatchObject({ record: { made: 2 } })
    }
  })

  it('has locked all records of its file before anything that follows from them if it is an import', async () => {
    const [first = good, last = other] = [good, other].toSorted((a, b) => idOf(a).localeCompare(idOf(b)))
    const rows = [first, last].map((of) => `${idOf(of)},8`)
    const answer = await meanwhile(() => sendFile('/goods/import', ['id,price', ...rows]), {
      holds: (tx) => tx.run(sql`${rowOf('good', last)} ${change}`),
      locks: (tx) => tx.run(sql`${rowOf('bill', bill)} ${change} NOWAIT`),
    })
    expect(answer).toMatchObject({ record: { changed: 2 } })
  })

  it('has locked all of its own records before anything that follows from the first one', async () => {
    const [first = good, last = other] = [good, other].toSorted((a, b) => idOf(a).localeCompare(idOf(b)))
    const answer = await meanwhile(() => crud.call('PUT', `/goods?${filter(first, last)}`, { price: 7 }), {
      holds: (tx) => tx.run(sql`${rowOf('good', last)} ${change}`),
      locks: (tx) => tx.run(sql`${rowOf('bill', bill)} ${change} NOWAIT`),
    })
    expect(answer).toMatchObject({ status: 200 })
    expect((await crud.call('GET', `/folders/${idOf(folder)}`)).record).toMatchObject({ total: 14 })
  })
})
