import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { raw } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { evolving } from './evolving.ts'
import type { Evolving } from './evolving.ts'
import { text } from './shopSchemas.ts'

const objectOf = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  ...labelled('Part'),
  type: 'object',
  properties,
  required,
})
const mapOf = (member: JsonObject): JsonObject => ({
  ...labelled('Map'),
  type: 'object',
  additionalProperties: member,
})
const listOf = (items: JsonObject): JsonObject => ({ ...labelled('List'), type: 'array', items })

/** A box with objects in every place that allows them. */
const boxOf = (note: JsonObject): JsonObject => {
  const part = objectOf({ size: text('Size'), ...note })
  const either = {
    oneOf: [objectOf({ size: text('Size'), ...note }, ['size']), objectOf({ code: text('Code') }, ['code'])],
  }
  return schemaOf(
    {
      map: mapOf(part),
      maps: listOf(mapOf(listOf(part))),
      grid: listOf(listOf(part)),
      either: { ...labelled('Either'), ...either },
      deep: objectOf({ map: mapOf(part), choices: listOf(either), kept: mapOf({ type: 'string' }) }),
    },
    { 'x-entity': { path: '/boxes', label: { zh: '盒子', en: 'Box' } } },
  )
}

const full = (part: JsonObject): JsonObject => ({
  map: { one: part, two: part },
  maps: [{ one: [part, part] }, {}],
  grid: [[part], [], [part, part]],
  either: part,
  deep: { map: { one: part }, choices: [part, { code: 'c' }], kept: { note: 'stays' } },
})

const places = ['map', 'maps', 'grid', 'either', 'deep.map', 'deep.choices'].map(
  (place) => `box.${place}.note`,
)

eachDatabase('properties removed from objects in maps, lists of lists and alternatives', (databases) => {
  vi.setConfig({ testTimeout: 300_000 })
  let project: Evolving
  beforeAll(async () => {
    project = await evolving(databases, { box: boxOf({ note: text('Note') }) })
    await project.served(async (crud) => {
      await crud.make('/boxes', { name: 'full', ...full({ size: 's', note: 'n' }) })
      await crud.make('/boxes', { name: 'none' })
    })
  }, 300_000)
  afterAll(() => project.remove())

  it('must be allowed for each place, and is then removed from these places alone', async () => {
    const { refused } = await project.change({ box: boxOf({}) })
    expect(refused.map((said) => said.replace(/^.* --allow-loss /u, ''))).toEqual(places)
    const { hindered, plan } = await project.change({ box: boxOf({}) }, ...places)
    expect([hindered, plan.losses.map(({ place }) => place)]).toEqual([undefined, places])
    const [box] = await project.inside((database) =>
      database.rows(raw("SELECT map, maps, grid, either, deep FROM box WHERE name = 'full'")),
    )
    expect(box).toEqual(full({ size: 's' }))
  })

  it('is refused by the server from then on, while an optional property may still be null', async () => {
    await project.served(async (crud) => {
      const [box] = (await crud.call('GET', '/boxes?name=full')).records
      const url = `/boxes/${idOf(box ?? {})}`
      const change = (map: JsonObject) => crud.call('PUT', url, { ...box, map })
      const { error, status } = await change({ one: { size: 's', note: 'n' } })
      expect([status, error['fields']]).toMatchObject([400, [{ path: '/map/one/note' }]])
      expect(await change({ one: { size: null } })).toMatchObject({ status: 200 })
    })
  })
})
