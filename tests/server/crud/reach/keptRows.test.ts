import { afterAll, beforeAll, expect, it } from 'vitest'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { reference, schema, text } from './schemas.ts'

const kept = (path: string, onDelete: string) =>
  schema(path, {
    own: { softDelete: true },
    required: ['name', 'owner_id'],
    properties: { name: text(), owner_id: reference('owner', onDelete) },
  })

eachDatabase('soft-deleted rows', (databases) => {
  let project: ServedProject
  let crud: Crud

  beforeAll(async () => {
    project = await servedProject({
      owner: schema('/owners', { properties: { name: text() } }),
      animal: kept('/animals', 'refuse'),
      plant: kept('/plants', 'cascade'),
    })
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())

  it('are named as the reason why a record that they require cannot be deleted', async () => {
    const owner = idOf(await crud.make('/owners', { name: 'Ann' }))
    const animal = idOf(await crud.make('/animals', { name: 'Rex', owner_id: owner }))
    expect((await crud.call('DELETE', `/owners/${owner}`)).error).toMatchObject({
      id: 'RECORD_IN_USE',
      facts: { uses: [{ entity: 'animal', count: 1 }] },
    })
    expect((await crud.call('DELETE', `/animals/${animal}`)).status).toBe(200)
    expect((await crud.call('DELETE', `/owners/${owner}`)).error).toMatchObject({
      id: 'RECORD_IN_USE',
      uses: [{ entity: 'animal', hidden: true }],
    })
  })

  it('are named as the reason even if they would be deleted along with that record', async () => {
    const owner = idOf(await crud.make('/owners', { name: 'Bob' }))
    const plant = idOf(await crud.make('/plants', { name: 'Fern', owner_id: owner }))
    expect((await crud.call('DELETE', `/owners/${owner}`)).error).toMatchObject({
      id: 'RECORD_IN_USE',
      uses: [{ entity: 'plant', hidden: true }],
    })
    expect((await crud.call('GET', `/plants/${plant}`)).status).toBe(200)
  })
})
