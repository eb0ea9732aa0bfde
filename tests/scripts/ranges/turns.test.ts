import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Answer, Crud } from '#tests/server/crud/openCrud.ts'
import { testDatabases } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'

const day = (en: string): JsonObject => ({ ...labelled(en), type: 'string', format: 'date' })
const booking = schemaOf(
  {
    room: { ...labelled('Room'), type: 'string', maxLength: 20 },
    starts: { ...day('Starts'), 'x-at-most': 'ends' },
    ends: day('Ends'),
  },
  {
    'x-entity': {
      path: '/bookings',
      label: { zh: '预订', en: 'Booking' },
      noOverlap: [{ from: 'starts', to: 'ends', within: ['room'] }],
    },
  },
)

const databases = testDatabases('postgres')
let project: ServedProject
let crud: Crud
beforeAll(async () => {
  project = await servedProject({ booking })
  crud = await project.serve(databases)
})
afterAll(() => project.remove())

type Days = readonly [number, number]

const during = (room: string, [first, last]: Days): JsonObject => {
  const dayOf = (number: number) => `2026-01-${String(number).padStart(2, '0')}`
  return { name: 'Meeting', room, starts: dayOf(first), ends: dayOf(last) }
}
const make = (room: string, days: Days) => crud.call('POST', '/bookings', during(room, days))

const ways: readonly [string, (room: string) => Promise<(days: Days) => Promise<Answer>>][] = [
  ['made', async (room) => (days) => make(room, days)],
  [
    'changed',
    async (room) => {
      const ids = [
        await crud.make('/bookings', { name: 'One' }),
        await crud.make('/bookings', { name: 'Two' }),
      ]
      return (days) => crud.call('PUT', `/bookings/${idOf(ids.shift() ?? {})}`, during(room, days))
    },
  ],
]

const insert = (tx: Transaction, room: string, days: Days) => {
  const { name = null, starts = null, ends = null } = during(room, days)
  return tx.run(sql`INSERT INTO booking (id, version, name, room, starts, ends)
    VALUES (gen_random_uuid(), 1, ${name}, ${room}, ${starts}, ${ends})`)
}

const waitingCalls = sql`SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`

/** Waits until so many calls wait for others. */
const waiting = (count: number) =>
  vi.waitFor(async () => expect(await crud.database.rows(waitingCalls)).toHaveLength(count), 2000)

/** A promise and the function that fulfils it. */
const signal = () => {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give, given }
}

/** A transaction that has written the first range, and writes the last one, without waiting for others, when it may go on. */
const writing = async (room: string, first: Days, last: Days) => {
  const [held, go] = [signal(), signal()]
  const done = crud.database.transaction(async (tx) => {
    await insert(tx, room, first)
    held.give()
    await go.given
    await tx.run(sql`SET LOCAL lock_timeout = 200`)
    await insert(tx, room, last)
  })
  await held.given
  return async () => {
    go.give()
    await done
  }
}

it.each(ways)('a range that is %s waits for its turn before the database has it', async (room, prepare) => {
  const call = await prepare(room)
  const goOn = await writing(room, [1, 5], [11, 15])
  const first = call([4, 8])
  await waiting(1)
  const second = call([7, 12])
  await waiting(2)
  // The second call would wait for the first, which waits for the transaction, which would wait for the second.
  await goOn()
  for (const answer of [await first, await second])
    expect(answer).toMatchObject({ status: 409, error: { id: 'RANGE_TAKEN' } })
})

it.each(ways)('a range of another room is %s meanwhile', async (way, prepare) => {
  const call = await prepare(`${way} elsewhere`)
  const goOn = await writing(`${way} here`, [1, 5], [11, 15])
  expect(await call([1, 5])).toMatchObject({ status: 200 })
  await goOn()
})
