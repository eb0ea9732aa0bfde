import { afterAll, beforeAll, expect, it } from 'vitest'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { labelled } from '../generate/support/buildProject.ts'

/** Settings with a required property that has a default, and a value that is computed from it. */
const cellar = {
  $schema: './dialect.json',
  type: 'object',
  'x-entity': { path: '/cellar', label: { zh: '酒窖', en: 'Cellar' }, kind: 'single' },
  required: ['degrees'],
  properties: {
    name: { ...labelled('Name'), type: 'string', maxLength: 100 },
    degrees: { ...labelled('Degrees'), type: 'number', maximum: 30, default: 12 },
    isCold: { ...labelled('Cold'), type: 'boolean', 'x-computed': 'degrees < 10' },
  },
}

eachDatabase('a single record with computed values', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject({ cellar })
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())

  it('can be saved for the first time with only the changed values [S7.09]', async () => {
    const { record } = await crud.call('GET', '/cellar')
    expect(record).toMatchObject({ degrees: 12, version: 1 })
    expect(await crud.call('PUT', '/cellar', { degrees: 40 })).toMatchObject({ status: 400 })
    const saved = await crud.call('PUT', '/cellar', { name: 'Old', version: 1 })
    expect(saved.record).toMatchObject({ name: 'Old', degrees: 12, isCold: false, version: 2 })
    const again = await crud.call('PUT', '/cellar', { degrees: 8, version: 2 })
    expect(again.record).toMatchObject({ name: 'Old', degrees: 8, isCold: true })
  })
})
