import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fieldsInside } from '#shared/contracts/fieldsInside.ts'
import { isShown } from '#shared/contracts/isShown.ts'
import { raw } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { refusal } from '#server/plugins/refusal.ts'
import { choiceOf, labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'

const day = { type: 'string', format: 'date' }
const moment = { type: 'string', format: 'date-time' }
const clock = { type: 'string', format: 'time-local' }
const money = { type: 'number', 'x-unit': 'money' }

/** Hotels with rates per season, and with rooms that are records of their own. */
const hotels: Readonly<Record<string, JsonObject>> = {
  hotel: schemaOf(
    {
      seasons: {
        ...labelled('Seasons'),
        type: 'array',
        items: {
          type: 'object',
          required: ['first', 'last'],
          properties: {
            first: { ...labelled('First'), ...day, 'x-at-most': 'last' },
            last: { ...labelled('Last'), ...day },
            opens: { ...labelled('Opens'), ...moment, 'x-at-most': 'closes' },
            closes: { ...labelled('Closes'), ...moment },
            from: { ...labelled('From'), ...clock, 'x-at-most': 'to' },
            to: { ...labelled('To'), ...clock },
            least: { ...labelled('Least'), ...money, 'x-at-most': 'most' },
            most: { ...labelled('Most'), ...money },
          },
        },
      },
      desk: {
        ...labelled('Desk'),
        type: 'object',
        additionalProperties: true,
        properties: {
          manned: { ...labelled('Manned'), type: 'boolean' },
          people: {
            ...labelled('People'),
            type: 'integer',
            'x-show-when': { manned: [true] },
            'x-at-most': 'chairs',
          },
          chairs: { ...labelled('Chairs'), type: 'integer' },
          phone: { ...labelled('Phone'), type: 'string', 'x-show-when': { manned: [false, null] } },
        },
      },
      rooms: { ...labelled('Rooms'), type: 'array', 'x-children': { entity: 'room' } },
    },
    { 'x-entity': { path: '/hotels' } },
  ),
  room: schemaOf(
    {
      hotel_id: {
        ...labelled('Hotel'),
        type: 'string',
        format: 'uuid',
        'x-reference': { entity: 'hotel', onDelete: 'cascade' },
      },
      kind: choiceOf('Kind', ['single', 'suite']),
      beds: {
        ...labelled('Beds'),
        type: 'integer',
        'x-show-when': { kind: ['suite'] },
        'x-at-most': 'guests',
      },
      guests: { ...labelled('Guests'), type: 'integer' },
      note: { ...labelled('Note'), type: 'string', 'x-show-when': { hotel_id: [null], kind: ['single'] } },
    },
    { 'x-entity': { path: '/rooms' }, required: ['name', 'kind'] },
  ),
}

eachDatabase('rules between properties inside rows and objects', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject(hotels)
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())
  const year = { first: '2026-01-01', last: '2026-12-31' }
  const sent = (change: JsonObject) => crud.call('POST', '/hotels', { name: 'Inn', ...change })
  const beyond = (...paths: string[]) => ({ fields: paths.map((path) => ({ path, code: 'atMost' })) })

  it('refuses a row whose number, date, moment or time of day exceeds its limit, at that cell', async () => {
    const { error } = await sent({
      seasons: [
        { ...year, least: 5, most: 5 },
        { first: '2026-12-31', last: '2026-01-01' },
        { ...year, least: 5.01, most: 5 },
        { ...year, opens: '2026-01-01T12:00:00+08:00', closes: '2026-01-01T03:59:59Z' },
        { ...year, from: '18:00', to: '09:30' },
        { ...year, from: '09:30:00', to: '09:30' },
      ],
    })
    expect(error).toMatchObject(
      beyond('/seasons/1/first', '/seasons/2/least', '/seasons/3/opens', '/seasons/4/from'),
    )
    const crowded = await sent({ desk: { people: 3, chairs: 2, more: 'x' } })
    expect(crowded.error).toMatchObject(beyond('/desk/people'))
    const kept: JsonObject[] = [
      { ...year, least: 5 },
      { ...year, most: 1 },
    ]
    expect((await sent({ seasons: kept, desk: { people: 3, chairs: null } })).status).toBe(200)
  })

  it('also limits the rows of another entity that are sent with their owner', async () => {
    const rooms: JsonObject[] = [{ name: '1', kind: 'suite', beds: 3, guests: 2 }]
    expect((await sent({ rooms })).error).toMatchObject(beyond('/rooms/0/beds'))
  })

  it('names both compared properties by their labels, even if another property has that name', () => {
    const fields = [{ path: '/resources/0/path', code: 'atMost', params: { property: 'method' } }]
    const refused = refusal(new AppError('INPUT_INVALID', { fields }), {
      language: 'en',
      entity: 'menu',
      traceId: '',
    })
    expect(refused.error.fields).toMatchObject([{ message: 'Path must not be more than Method' }])
  })

  it('is enforced by the database, where jsonpath can compare the values', async () => {
    const { database } = crud
    const id = idOf(await crud.make('/hotels', { name: 'Held' }))
    const store = (seasons: JsonObject[], desk: JsonObject = {}) =>
      database.run(
        raw(
          `UPDATE hotel SET seasons = '${JSON.stringify(seasons)}', desk = '${JSON.stringify(desk)}' WHERE id = '${id}'`,
        ),
      )
    await store(
      [
        { ...year, least: null, most: 1 },
        { ...year, least: 1 },
      ],
      { people: 2, chairs: 2 },
    )
    await expect(store([year, { ...year, least: 2, most: 1 }])).rejects.toThrow('hotel_seasons_content')
    await expect(store([{ first: '2026-02-01', last: '2026-01-31' }])).rejects.toThrow(
      'hotel_seasons_content',
    )
    await expect(store([], { people: 2, chairs: 1 })).rejects.toThrow('hotel_desk_content')
    // Moments are written with zones in many ways, which the database does not compare.
    await store([{ ...year, opens: '2026-01-01T12:00:00+08:00', closes: '2026-01-01T05:00:00Z' }])
  })

  it('is documented for input, and not for answers', async () => {
    const text = readFileSync(join(project.folder, 'openapi/openapi.json'), 'utf8')
    const { components }: { components: { schemas: Record<string, JsonObject> } } = JSON.parse(text)
    const isSaid = (name: string) => JSON.stringify(components.schemas[name]).includes('"x-at-most":"last"')
    expect([isSaid('HotelInput'), isSaid('Hotel')]).toEqual([true, false])
  })

  it('shows a property only while its siblings have certain values, also in rows of another entity', async () => {
    const { resources }: { resources: Resource[] } = await import(
      join(project.folder, 'resources/resources.ts')
    )
    const partsOf = (name: string): readonly Field[] =>
      resources.flatMap(({ fields }) => fields).find(({ source }) => source === name)?.fields ?? []
    const seen = (name: string, object: JsonObject) =>
      fieldsInside({ source: name, type: 'object', sortable: false, fields: partsOf(name) }, object).map(
        ({ source }) => source,
      )
    expect(seen('desk', { manned: true })).toEqual(['manned', 'people', 'chairs'])
    expect(seen('desk', {})).toEqual(['manned', 'chairs', 'phone'])
    expect(seen('rooms', { kind: 'single' })).toEqual(['name', 'kind', 'guests', 'note'])
    expect(seen('rooms', { kind: 'suite' })).toEqual(['name', 'kind', 'beds', 'guests'])
    expect(isShown({}, {})).toBe(true)
  })
})
