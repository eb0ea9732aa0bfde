import { afterAll, beforeAll, expect, it } from 'vitest'
import { detailSections } from '#console/screens/record/detailSections.ts'
import { changedFields } from '#console/screens/history/changedFields.ts'
import { groupsOf } from '#console/screens/list/figures/groupsOf.ts'
import { createValidator } from '#console/fields/form/createValidator.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { labelled, schemaOf } from '../generate/support/buildProject.ts'
import { servedForm } from './servedForm.ts'
import type { ServedForm } from './servedForm.ts'

const apart = { zh: '两地须不同', en: 'Choose two different places.' }

const placeReference = (en: string): JsonObject => ({
  ...labelled(en),
  type: 'string',
  format: 'uuid',
  'x-reference': { entity: 'place', onDelete: 'clear' },
})

/** What is moved from one place to another, which may not be the same. */
const schemas: Readonly<Record<string, JsonObject>> = {
  place: schemaOf({}, { 'x-entity': { path: '/places', label: { zh: '地点', en: 'Place' } } }),
  transfer: schemaOf(
    {
      from_id: placeReference('From'),
      to_id: placeReference('To'),
      stays: {
        ...labelled('Stays'),
        type: 'boolean',
        const: false,
        'x-computed': 'from_id == to_id',
        'x-message': apart,
      },
      route: {
        ...labelled('Route'),
        type: 'string',
        'x-computed': 'isSet(from_id) && isSet(to_id) ? concat(from_id.name, " → ", to_id.name) : "?"',
      },
    },
    {
      'x-entity': { path: '/transfers', label: { zh: '调拨', en: 'Transfer' } },
    },
  ),
}

eachDatabase('references that are compared', (databases) => {
  let project: ServedProject
  let crud: Crud
  let form: ServedForm
  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
    form = await servedForm(project.folder, 'transfer')
  })
  afterAll(() => project.remove())

  const make = (path: string, values: JsonObject) => crud.make(path, { name: 'x', ...values })
  const get = async (path: string) => (await crud.call('GET', path)).record
  const placesNamed = async (...names: readonly string[]) =>
    Promise.all(names.map(async (name) => idOf(await make('/places', { name }))))

  it('tell whether they lead to the same record, in whatever letters an id is written', async () => {
    const [from = '', to = ''] = await placesNamed('Attic', 'Cellar')
    const made = await make('/transfers', { from_id: from, to_id: to })
    expect(made).toMatchObject({ stays: false, route: 'Attic → Cellar' })
    expect(await make('/transfers', { from_id: from })).toMatchObject({ stays: null, route: '?' })
    for (const same of [from, from.toUpperCase()]) {
      const refused = await crud.call('POST', '/transfers', { name: 'x', from_id: from, to_id: same })
      expect(refused.error).toMatchObject({
        id: 'INPUT_INVALID',
        fields: [{ path: '/stays', code: 'const', message: apart }],
      })
    }
    const moved = await crud.call('PUT', `/transfers/${idOf(made)}`, { ...made, to_id: from.toUpperCase() })
    expect(moved.status).toBe(400)
    expect(await get(`/transfers/${idOf(made)}`)).toMatchObject({ to_id: to, version: 1 })
  })

  it('follow when a record that one leads to goes', async () => {
    const [from = '', to = ''] = await placesNamed('Yard', 'Shed')
    const made = await make('/transfers', { from_id: from, to_id: to })
    await crud.call('DELETE', `/places/${to}`)
    const emptied = { to_id: null, stays: null, route: '?' }
    expect(await get(`/transfers/${idOf(made)}`)).toMatchObject(emptied)
  })

  it('are told in the form while one chooses, before anything is sent', async () => {
    const [from = '', to = ''] = await placesNamed('Hall', 'Loft')
    const compute = (record: JsonObject) => form.compute({ record, stored: undefined })
    const stays = (values: JsonObject) => compute(values).values['stays']
    expect(stays({ from_id: from, to_id: to })).toBe(false)
    expect(stays({ from_id: from, to_id: from })).toBe(true)
    expect(stays({ from_id: from })).toBeNull()
    const { errors } = createValidator(form.form, ({ message }) => message?.zh ?? '', {
      compute,
    }).validateFormData({ name: 'x', from_id: from, to_id: from }, form.form.schema)
    expect(errors).toMatchObject([{ property: '.from_id', message: apart.zh }])
  })
  it('stand in no screen by themselves, since they say nothing while they are kept', () => {
    const { resource } = form
    const values = { name: 'x', stays: false, route: '?' }
    const told = {
      columns: resource.columns.map(({ source }) => source),
      filters: resource.filters.map(({ source }) => source),
      details: detailSections(resource, values).flatMap(({ fields }) => fields.map(({ source }) => source)),
      changes: changedFields(resource, { before: null, after: values }).map(({ source }) => source),
      groups: groupsOf(resource).map(({ source }) => source),
    }
    expect(told).toMatchObject({
      columns: expect.arrayContaining(['route']),
      details: expect.arrayContaining(['route']),
      changes: expect.arrayContaining(['route']),
    })
    expect(Object.entries(told).filter(([, sources]) => sources.includes('stays'))).toEqual([])
  })
})
