import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { predictMigration } from '#server/database/migrate/predictMigration.ts'
import { raw } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { complaintsAbout } from '#tests/scripts/dialect/project.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { choiceOf, labelled, schemaOf } from '../generate/support/buildProject.ts'
import { servedProject } from '../generate/support/servedProject.ts'
import type { ServedProject } from '../generate/support/servedProject.ts'

const entity = (path: string, more: JsonObject): JsonObject => ({
  path,
  label: { zh: path, en: path },
  ...more,
})
const text = (en: string): JsonObject => ({ ...labelled(en), type: 'string', maxLength: 20 })
const moment = (en: string, more: JsonObject = {}): JsonObject => ({
  ...labelled(en),
  type: 'string',
  format: 'date-time',
  ...more,
})
const day = (en: string, more: JsonObject = {}): JsonObject => moment(en, { format: 'date', ...more })
const taken = { zh: '该会议室在此时段已被预订', en: 'This room is booked at that time' }

const bookings = (noOverlap: Json): JsonObject =>
  schemaOf(
    {
      room: text('Room'),
      starts_at: moment('Starts at', { 'x-at-most': 'ends_at' }),
      ends_at: moment('Ends at'),
      state: { ...choiceOf('State', ['asked', 'held', 'off']), default: 'asked' },
    },
    { 'x-entity': entity('/bookings', noOverlap === null ? {} : { noOverlap }) },
  )

const ofRoom = {
  from: 'starts_at',
  to: 'ends_at',
  within: ['room'],
  where: { state: ['asked', 'held'] },
  message: taken,
}

const prices = schemaOf(
  { from_day: day('From', { 'x-at-most': 'to_day' }), to_day: day('To') },
  { 'x-entity': entity('/prices', { noOverlap: [{ from: 'from_day', to: 'to_day' }], softDelete: true }) },
)

const bands = schemaOf(
  {
    least: { ...labelled('Least'), type: 'number', 'x-unit': 'money', 'x-at-most': 'most' },
    most: { ...labelled('Most'), type: 'number', 'x-unit': 'money' },
  },
  { 'x-entity': entity('/bands', { noOverlap: [{ from: 'least', to: 'most' }] }) },
)

const clock = (en: string, more: JsonObject = {}): JsonObject => moment(en, { format: 'time-local', ...more })
const lessons = schemaOf(
  {
    room: text('Room'),
    from_time: clock('From', { 'x-at-most': 'to_time' }),
    to_time: clock('To'),
  },
  { 'x-entity': entity('/lessons', { noOverlap: [{ from: 'from_time', to: 'to_time', within: ['room'] }] }) },
)

const onlyDefault = { zh: '每个客户只能有一个默认地址', en: 'A customer has one default address only' }
const addresses = schemaOf(
  { customer: text('Customer'), is_default: { ...labelled('Default'), type: 'boolean', default: false } },
  {
    'x-entity': entity('/addresses', {
      unique: [{ fields: ['customer'], where: { is_default: true }, message: onlyDefault }],
    }),
  },
)

const places = schemaOf(
  { parent: text('Parent') },
  { 'x-entity': entity('/places', { unique: [{ fields: ['parent', 'name'], emptyEqual: true }] }) },
)

const members = schemaOf(
  {
    phone: text('Phone'),
    state: {
      ...choiceOf('State', ['open', 'closed']),
      default: 'open',
      'x-states': {
        moves: [{ code: 'close', from: ['open'], to: 'closed', label: { zh: '关闭', en: 'Close' } }],
      },
    },
  },
  { 'x-entity': entity('/members', { unique: [{ fields: ['phone'], where: { state: 'open' } }] }) },
)

const plates = schemaOf(
  { plate: text('Plate'), in_use: { ...labelled('In use'), type: 'boolean', default: true } },
  { 'x-entity': entity('/plates', { unique: [{ fields: ['plate'], where: { in_use: true } }] }) },
)

let project: ServedProject
beforeAll(async () => {
  const schemas = {
    price: prices,
    band: bands,
    lesson: lessons,
    address: addresses,
    place: places,
    member: members,
    plate: plates,
  }
  project = await servedProject({ booking: bookings([ofRoom]), ...schemas })
})
afterAll(() => project.remove())

eachDatabase('rules across records', (databases) => {
  let crud: Crud
  beforeAll(async () => {
    crud = await project.serve(databases)
  })
  const send = (path: string, body: JsonObject) => crud.call('POST', path, { name: 'x', ...body })
  const hours = (from: number, to: number): JsonObject => ({
    starts_at: `2030-01-01T${String(from).padStart(2, '0')}:00:00Z`,
    ends_at: `2030-01-01T${String(to).padStart(2, '0')}:00:00Z`,
  })

  it('refuse a period that overlaps another of the same room, with the schema’s own message', async () => {
    const first = await crud.make('/bookings', { name: 'x', room: 'A', ...hours(9, 11) })
    const second = await send('/bookings', { room: 'A', ...hours(10, 12) })
    const field = { code: 'RANGE_TAKEN', message: taken }
    expect(second).toMatchObject({
      status: 409,
      error: {
        id: 'RANGE_TAKEN',
        message: taken,
        fields: [
          { path: '/starts_at', ...field },
          { path: '/ends_at', ...field },
        ],
      },
    })
    expect((await send('/bookings', { room: 'A', ...hours(11, 12) })).status).toBe(200)
    expect((await send('/bookings', { room: 'B', ...hours(9, 11) })).status).toBe(200)
    expect((await send('/bookings', { room: 'A', ...hours(10, 11), state: 'off' })).status).toBe(200)
    const later = await crud.call('PUT', `/bookings/${idOf(first)}`, { ...first, ...hours(9, 12) })
    expect(later).toMatchObject({ status: 409, error: { id: 'RANGE_TAKEN' } })
  })

  it('refuse an end before the start as an error of the field', async () => {
    const { status, error } = await send('/bookings', { room: 'C', ...hours(12, 9) })
    expect(status).toBe(400)
    expect(error).toMatchObject({ id: 'INPUT_INVALID', fields: [{ path: '/starts_at' }] })
  })

  it('count the last day, treat a missing end as endless, and ignore deleted records', async () => {
    const first = await crud.make('/prices', { name: 'x', from_day: '2030-01-01', to_day: '2030-01-31' })
    const open: JsonObject = { from_day: '2030-01-31' }
    expect((await send('/prices', open)).error).toMatchObject({ id: 'RANGE_TAKEN' })
    expect((await send('/prices', { from_day: '2030-02-01' })).status).toBe(200)
    expect((await send('/prices', { from_day: '2050-02-01', to_day: '2050-02-01' })).status).toBe(409)
    await crud.call('DELETE', `/prices/${idOf(first)}`)
    expect((await send('/prices', { from_day: '2030-01-20', to_day: '2030-01-31' })).status).toBe(200)
  })

  it('report a taken value at the field that people fill in, not at the state in the condition', async () => {
    await crud.make('/members', { name: 'x', phone: '1' })
    const { status, error } = await send('/members', { phone: '1' })
    expect([status, error['fields']]).toEqual([409, [{ path: '/phone', code: 'VALUE_TAKEN' }]])
  })

  it('name all of the values that must be unique together, even if one of them is empty', async () => {
    await crud.make('/places', { name: 'East' })
    const { status, error } = await send('/places', { name: 'East' })
    const params = { together: ['parent', 'name'] }
    const fields = params.together.map((name) => ({ path: `/${name}`, code: 'VALUE_TAKEN', params }))
    expect([status, error['fields']]).toEqual([409, fields])
  })

  it('report a taken value at the field that people fill in, not at a flag in the condition that has its default', async () => {
    await crud.make('/plates', { name: 'x', plate: 'A 1' })
    const { status, error } = await send('/plates', { plate: 'A 1' })
    expect([status, error['fields']]).toEqual([409, [{ path: '/plate', code: 'VALUE_TAKEN' }]])
    expect((await send('/plates', { plate: 'A 1', in_use: false })).status).toBe(200)
  })

  it('let a range of amounts begin where another ends', async () => {
    const statuses = []
    for (const [least, most] of [
      [0, 5],
      [5, 10.5],
      [10.49, 20],
    ])
      statuses.push((await send('/bands', { least: least ?? 0, most: most ?? 0 })).status)
    expect(statuses).toEqual([200, 200, 409])
  })

  it('let a lesson begin when another ends, with or without seconds in its times', async () => {
    const lesson = (from_time: string, to_time: string, room = 'A') =>
      send('/lessons', { room, from_time, to_time })
    expect((await lesson('09:30', '10:15')).status).toBe(200)
    expect((await lesson('10:15:00', '11:00')).status).toBe(200)
    expect((await lesson('10:14:59', '10:30')).error).toMatchObject({ id: 'RANGE_TAKEN' })
    expect((await lesson('09:45', '10:00')).error).toMatchObject({ id: 'RANGE_TAKEN' })
    expect((await lesson('09:45', '10:00', 'B')).status).toBe(200)
    expect((await lesson('18:00', '09:00', 'C')).error).toMatchObject({
      fields: [{ path: '/from_time', code: 'atMost', params: { property: 'to_time' } }],
    })
  })

  it('make the database refuse an end before the start', async () => {
    const stored = (from: string, to: string) =>
      crud.database.run(
        raw(`INSERT INTO "lesson" ("id", "name", "room", "from_time", "to_time")
          VALUES (gen_random_uuid(), 'x', 'D', '${from}', '${to}')`),
      )
    await stored('12:00:00', '12:00')
    await expect(stored('12:00:01', '12:00')).rejects.toMatchObject({
      constraint: 'lesson_from_time_at_most',
    })
  })

  it('allow one default per customer, and report a second one at the default', async () => {
    const first = await crud.make('/addresses', { name: 'x', customer: 'A', is_default: true })
    const second = await send('/addresses', { customer: 'A', is_default: true })
    expect(second).toMatchObject({
      status: 409,
      error: {
        id: 'VALUE_TAKEN',
        message: onlyDefault,
        fields: [{ path: '/is_default', message: onlyDefault }],
      },
    })
    expect((await send('/addresses', { customer: 'A' })).status).toBe(200)
    expect((await send('/addresses', { customer: 'B', is_default: true })).status).toBe(200)
    await crud.call('PUT', `/addresses/${idOf(first)}`, { ...first, is_default: false })
    expect((await send('/addresses', { customer: 'A', is_default: true })).status).toBe(200)
  })

  it('treat two empty values as equal if the schema says so', async () => {
    const twice = [await send('/places', { name: 'Hall' }), await send('/places', { name: 'Hall' })]
    expect(twice.map(({ status }) => status)).toEqual([200, 409])
    expect(twice[1]?.error['fields']).toMatchObject([{ path: '/parent' }, { path: '/name' }])
    expect((await send('/places', { name: 'Hall', parent: 'North' })).status).toBe(200)
  })

  it('hold when several records are created at the same moment', async () => {
    const calls = Array.from({ length: 8 }, async () => send('/bookings', { room: 'Z', ...hours(9, 10) }))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
  })

  it('are reported before a migration if existing rows break them', async () => {
    const [text = ''] = project.migrations()
    const [overlap = ''] = /EXCLUDE USING gist \("room".*?(?=,?$)/mu.exec(text) ?? []
    const [unique = ''] = /^CREATE UNIQUE INDEX "place_parent_name_key".*$/mu.exec(text) ?? []
    const name = 'booking_room_starts_at_ends_at_overlap'
    await crud.database.run(
      raw(`ALTER TABLE "booking" DROP CONSTRAINT "${name}"; DROP INDEX "place_parent_name_key";
        INSERT INTO "booking" ("id", "name", "room", "starts_at", "ends_at", "state") VALUES
        (gen_random_uuid(), 'x', 'F', '2030-01-01T09:00Z', '2030-01-01T11:00Z', 'asked'),
        (gen_random_uuid(), 'x', 'F', '2030-01-01T10:00Z', NULL, 'held'),
        (gen_random_uuid(), 'x', 'F', '2030-01-01T10:00Z', NULL, 'off');
        INSERT INTO "place" ("id", "name") VALUES (gen_random_uuid(), 'Loft'), (gen_random_uuid(), 'Loft')`),
    )
    const again = `ALTER TABLE "booking" ADD CONSTRAINT "${name}" ${overlap};\n\n${unique}`
    const { obstacles } = await predictMigration(crud.database, [again])
    expect(obstacles.map(({ rule, column, rows }) => ({ rule, column, rows }))).toEqual([
      { rule: 'booking_room_starts_at_ends_at_overlap', column: 'starts_at', rows: 2 },
      { rule: 'place_parent_name_key', column: 'parent', rows: 2 },
    ])
  })
})

describe('rules across records in the API document', () => {
  it('are described in the schema’s own words, or else in generated ones', () => {
    const file = join(project.folder, 'openapi/openapi.json')
    const { paths } = JSON.parse(readFileSync(file, 'utf8'))
    const refusedAt = (path: string) => paths[path].post.responses['409'].description
    expect(refusedAt('/bookings')).toBe(`${taken.zh} · ${taken.en}`)
    expect(refusedAt('/bands')).toMatch(/· Least – Most: overlaps with another record$/u)
    expect(refusedAt('/addresses')).toBe(`${onlyDefault.zh} · ${onlyDefault.en}`)
    expect(refusedAt('/places')).toBeUndefined()
    expect(paths['/bookings/{id}'].delete.responses['409'].description).toBeUndefined()
  })
})

describe('a mistake in a rule across records', () => {
  const said = (x: JsonObject): string[] => {
    const properties = {
      state: choiceOf('State', ['on', 'off']),
      day: day('Day'),
      end: day('End'),
      count: { ...labelled('Count'), type: 'integer' },
      notes: { ...labelled('Notes'), type: 'array', items: { type: 'string' } },
    }
    const schema = schemaOf(properties, { 'x-entity': entity('/items', x) })
    return complaintsAbout({ 'item.json': schema }).map((line) => line.replace(/^\S+ /u, ''))
  }

  it.each<[string, JsonObject, string]>([
    [
      'a property that does not exist',
      { unique: [{ fields: ['stat'] }] },
      '/x-entity/unique/0/fields/0  There is no property "stat". Write "state".',
    ],
    [
      'a property that cannot be compared',
      { unique: [{ fields: ['notes'] }] },
      '/x-entity/unique/0/fields/0  "notes" does not fit here: its values cannot be compared. Write "name", "state", "day", "end" or "count".',
    ],
    [
      'a rule without its properties',
      { unique: [{ where: { state: 'on' } }] },
      '/x-entity/unique/0  "fields" is missing in "unique". Write "fields": …. The properties whose combined values may occur only once.',
    ],
    [
      'a value that never occurs',
      { unique: [{ fields: ['name'], where: { state: ['on', 'of'] } }] },
      '/x-entity/unique/0/where/state  "state" is never "of". Write "on" or "off".',
    ],
    [
      'a word that does not exist',
      { unique: [{ fields: ['name'], emptyEquals: true }] },
      '/x-entity/unique/0/emptyEquals  "unique" has no "emptyEquals". Write "emptyEqual".',
    ],
    [
      'a text as a beginning',
      { noOverlap: [{ from: 'name', to: 'end' }] },
      '/x-entity/noOverlap/0/from  "name" does not fit here: it is no date, time or number. Write "day", "end" or "count".',
    ],
    [
      'ends of two types',
      { noOverlap: [{ from: 'day', to: 'count' }] },
      '/x-entity/noOverlap/0/to  "count" cannot be the end of what begins with "day": they are of different types. Give them the same type.',
    ],
    [
      'a beginning that may be after the end',
      { noOverlap: [{ from: 'day', to: 'end' }] },
      '/x-entity/noOverlap/0/from  "day" may be after "end", so they are no range. Write "x-at-most": "end" beside "day".',
    ],
    [
      'a rule of a single record',
      { kind: 'single', noOverlap: [{ from: 'day', to: 'end' }] },
      '/x-entity/noOverlap  "noOverlap" says nothing about a single. Remove it.',
    ],
  ])('is reported at its place: %s', (_, x, line) => {
    expect(said(x)).toContain(line)
  })
})
