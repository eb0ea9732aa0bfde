import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'

const at = (path: string): JsonObject => ({ 'x-entity': { path, label: { zh: path, en: path } } })
const to = (entity: string, more: JsonObject = {}): JsonObject => ({
  ...labelled(entity),
  type: 'string',
  format: 'uuid',
  'x-reference': { entity },
  ...more,
})
const from = (property: string): JsonObject => ({ 'x-default': { property } })
const rate: JsonObject = { ...labelled('Rate'), type: 'integer' }

// Each property comes before its source, so the order of declaration does not help.
const schemas = {
  region: schemaOf({ rate }, at('/regions')),
  depot: schemaOf({ region_id: to('region') }, at('/depots')),
  car: schemaOf({ depot_id: to('depot') }, at('/cars')),
  repair: schemaOf(
    {
      rate: { ...rate, ...from('region_id.rate') },
      region_id: to('region', from('depot_id.region_id')),
      depot_id: to('depot', from('car_id.depot_id')),
      car_id: to('car'),
    },
    at('/repairs'),
  ),
}

eachDatabase('fills that depend on other fills', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())
  let made = 0
  const make = async (path: string, values: JsonObject) =>
    crud.make(path, { name: `Made ${++made}`, ...values })

  it('is read along a chain of references, one record after the other, and never replaces a given value', async () => {
    const region_id = idOf(await make('/regions', { rate: 13 }))
    const other_id = idOf(await make('/regions', { rate: 6 }))
    const depot_id = idOf(await make('/depots', { region_id }))
    const car_id = idOf(await make('/cars', { depot_id }))
    expect(await make('/repairs', { car_id })).toMatchObject({ depot_id, region_id, rate: 13 })
    expect(await make('/repairs', { car_id, region_id: other_id })).toMatchObject({ depot_id, rate: 6 })
    expect(await make('/repairs', { car_id, depot_id: null })).toMatchObject({ region_id: null, rate: null })
    expect(await make('/repairs', {})).toMatchObject({ depot_id: null, region_id: null, rate: null })
    const bare = idOf(await make('/cars', { depot_id: null }))
    expect(await make('/repairs', { car_id: bare })).toMatchObject({ depot_id: null, rate: null })
  })
})
