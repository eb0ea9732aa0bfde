import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { raw } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { choiceOf, labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { evolving } from './evolving.ts'
import type { Evolving, Step } from './evolving.ts'
import { text, whole } from './shopSchemas.ts'

const day = (en: string, more: JsonObject = {}): JsonObject => ({
  ...labelled(en),
  type: 'string',
  format: 'date',
  ...more,
})
const share = (more: JsonObject = {}): JsonObject => ({
  ...labelled('Share'),
  type: 'number',
  multipleOf: 0.5,
  ...more,
})

const lease: JsonObject = {
  code: text('Code', { 'x-unique': true }),
  flat: choiceOf('Flat', ['A', 'B']),
  starts_on: day('Starts on', { 'x-at-most': 'ends_on' }),
  ends_on: day('Ends on'),
  seat: whole('Seat', { 'x-at-most': 'share' }),
  share: share(),
  twice: whole('Twice', { 'x-computed': 'seat * 2', maximum: 10 }),
}

const leaseOf = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  ...schemaOf(
    { ...lease, ...properties },
    {
      'x-entity': {
        path: '/leases',
        search: ['name'],
        noOverlap: [{ from: 'starts_on', to: 'ends_on', within: ['flat'] }],
      },
    },
  ),
  required: ['name', ...required],
})

eachDatabase('rules that stay while values change', (databases) => {
  // Every change opens the embedded database twice.
  vi.setConfig({ testTimeout: 300_000 })
  let project: Evolving
  beforeAll(async () => {
    project = await evolving(databases, { lease: leaseOf({}) })
    await project.served(async (crud) => {
      const shared = { starts_on: '2026-03-01', seat: 3 }
      await crud.make('/leases', { ...shared, name: 'one', code: 'a', flat: 'A', share: 3.5 })
      await crud.make('/leases', { ...shared, name: 'two', code: 'b', flat: 'B', share: 4 })
    })
  }, 300_000)
  afterAll(() => project.remove())

  const rows = (columns: string) =>
    project.inside((database) => database.rows(raw(`SELECT ${columns} FROM lease ORDER BY name`)))
  const hinderedBy = ({ plan, refused, hindered }: Step) => {
    expect(refused).toEqual([])
    expect(hindered).toBeDefined()
    return plan.refusals.map(({ what, rows: found }) => [what.replace(/^.* {2}/u, ''), found?.rows])
  }

  it('report the rows that would break one with the value that is filled in', async () => {
    const ended = day('Ends on', { 'x-convert': { missing: '2026-01-31' } })
    const step = await project.change({ lease: leaseOf({ ends_on: ended }, ['ends_on']) })
    expect(hinderedBy(step)).toEqual([
      [expect.stringContaining('lease has rows that break lease_starts_on_at_most'), 2],
    ])
  })

  it('report the rows that would break one after a change of type', async () => {
    const rounded = { ...share({ 'x-convert': { map: { 3.5: 2 } } }), type: 'integer', multipleOf: 1 }
    expect(hinderedBy(await project.change({ lease: leaseOf({ share: rounded }) }))).toEqual([
      [expect.stringContaining('lease has rows that break lease_seat_at_most'), 1],
    ])
  })

  it('report the rows that would share a unique value after a conversion', async () => {
    const code = text('Code', { 'x-unique': true, maxLength: 9, 'x-convert': { map: { a: 'c', b: 'c' } } })
    expect(hinderedBy(await project.change({ lease: leaseOf({ code }) }))).toEqual([
      [expect.stringContaining('lease has rows that break lease_code_key'), 2],
    ])
  })

  it('report the rows whose periods would overlap after two choices become one', async () => {
    const flat = { ...choiceOf('Flat', ['A']), 'x-convert': { map: { B: 'A' } } }
    expect(hinderedBy(await project.change({ lease: leaseOf({ flat }) }))).toEqual([
      [expect.stringContaining('lease has rows that break lease_flat_starts_on_ends_on_overlap'), 2],
    ])
  })

  it('report the rows whose newly computed value exceeds its maximum', async () => {
    const twice = whole('Twice', { 'x-computed': 'seat * 4', maximum: 10 })
    expect(hinderedBy(await project.change({ lease: leaseOf({ twice }) }))).toEqual([
      [expect.stringContaining('lease has rows that break lease_twice_max'), 2],
    ])
  })

  it('let unique values be exchanged', async () => {
    const code = text('Code', { 'x-unique': true, maxLength: 9, 'x-convert': { map: { a: 'b', b: 'a' } } })
    const { refused, hindered } = await project.change({ lease: leaseOf({ code }) })
    expect({ refused, hindered }).toEqual({ refused: [], hindered: undefined })
    expect(await rows('name, code')).toEqual([
      { name: 'one', code: 'b' },
      { name: 'two', code: 'a' },
    ])
  })
})
