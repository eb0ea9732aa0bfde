import { afterAll, beforeAll, expect, it } from 'vitest'
import { detailSections } from '#console/screens/record/detailSections.ts'
import { changedFields } from '#console/screens/history/changedFields.ts'
import { groupsOf } from '#console/screens/list/figures/groupsOf.ts'
import { changeablePath } from '#console/fields/computed/changeablePath.ts'
import { createValidator } from '#console/fields/form/validator/createValidator.ts'
import type { Caller } from '#server/crud/entity/Context.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { complaintsAbout } from '#tests/scripts/dialect/project.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { labelled, schemaOf } from '../generate/support/buildProject.ts'
import { servedForm } from './servedForm.ts'
import type { ServedForm } from './servedForm.ts'

const apart = { zh: '两地须不同', en: 'Choose two different places.' }

const ofCompany = { zh: '联系人不属于该公司', en: 'Choose a contact of the company.' }

const referenceTo = (entity: string, en: string): JsonObject => ({
  ...labelled(en),
  type: 'string',
  format: 'uuid',
  'x-reference': { entity, onDelete: 'clear' },
})

const placeReference = (en: string) => referenceTo('place', en)

/** A transfer between two places that must differ; an agreement with a company by one of its contacts. */
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
  company: schemaOf({}, { 'x-entity': { path: '/companies', label: { zh: '公司', en: 'Company' } } }),
  contact: schemaOf(
    { company_id: referenceTo('company', 'Company') },
    { 'x-entity': { path: '/contacts', label: { zh: '联系人', en: 'Contact' } } },
  ),
  deal: schemaOf(
    {
      company_id: referenceTo('company', 'Company'),
      contact_id: referenceTo('contact', 'Contact'),
      agent_id: referenceTo('contact', 'Agent'),
      fits: {
        ...labelled('Fits'),
        type: 'boolean',
        const: true,
        'x-computed': 'contact_id.company_id == company_id',
        'x-message': ofCompany,
      },
      outside: {
        ...labelled('Outside'),
        type: 'boolean',
        'x-computed': '!isSet(agent_id.company_id) || agent_id.company_id != company_id',
      },
    },
    { 'x-entity': { path: '/deals', label: { zh: '交易', en: 'Deal' } } },
  ),
  user: schemaOf({}, { 'x-entity': { path: '/users', label: { zh: '用户', en: 'User' } } }),
  paper: schemaOf(
    {
      written_by: { ...referenceTo('user', 'Written by'), 'x-auto': 'createdBy' },
      checked_by: referenceTo('user', 'Checked by'),
      own: {
        ...labelled('Own'),
        type: 'boolean',
        const: false,
        'x-computed': 'checked_by == written_by',
        'x-message': { zh: '不能自己复核', en: 'Nobody checks a paper of their own.' },
      },
      author: { ...labelled('Author'), type: 'string', 'x-computed': 'written_by.name' },
    },
    { 'x-entity': { path: '/papers', label: { zh: '单据', en: 'Paper' } } },
  ),
}

eachDatabase('references in comparisons', (databases) => {
  let project: ServedProject
  let crud: Crud
  let form: ServedForm
  let caller: Caller | null = null
  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases, undefined, () => caller)
    form = await servedForm(project.folder, 'transfer')
  })
  afterAll(() => project.remove())

  const make = (path: string, values: JsonObject) => crud.make(path, { name: 'x', ...values })
  const get = async (path: string) => (await crud.call('GET', path)).record
  const placesNamed = async (...names: readonly string[]) =>
    Promise.all(names.map(async (name) => idOf(await make('/places', { name }))))

  it('tell whether they lead to the same record, also with an id in capital letters', async () => {
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

  it('are compared again when a record that one leads to is deleted', async () => {
    const [from = '', to = ''] = await placesNamed('Yard', 'Shed')
    const made = await make('/transfers', { from_id: from, to_id: to })
    await crud.call('DELETE', `/places/${to}`)
    const emptied = { to_id: null, stays: null, route: '?' }
    expect(await get(`/transfers/${idOf(made)}`)).toMatchObject(emptied)
  })

  it('are compared in the form before anything is sent', async () => {
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
  it('can include the user who creates the record', async () => {
    const [ada, eve] = [await make('/users', { name: 'Ada' }), await make('/users', { name: 'Eve' })]
    caller = { id: idOf(ada), username: 'ada', name: 'Ada' }
    const own = await crud.call('POST', '/papers', { name: 'x', checked_by: idOf(ada) })
    expect(own.error).toMatchObject({ fields: [{ path: '/own', code: 'const' }] })
    const paper = await make('/papers', { checked_by: idOf(eve) })
    expect(paper).toMatchObject({ written_by: idOf(ada), own: false, author: 'Ada' })
    caller = { id: idOf(eve), username: 'eve', name: 'Eve' }
    expect(await make('/papers', { checked_by: null })).toMatchObject({ own: null, author: 'Eve' })
    const taken = await crud.call('PUT', `/papers/${idOf(paper)}`, { ...paper, checked_by: idOf(ada) })
    expect(taken.error).toMatchObject({ fields: [{ path: '/own', code: 'const' }] })
    caller = null
  })

  it('are compared in the form even if one of them is a property of another record', async () => {
    const deal = await servedForm(project.folder, 'deal')
    const company_id = '018f0000-0000-7000-8000-000000000001'
    const contact_id = '018f0000-0000-7000-8000-000000000002'
    const record = { name: 'x', company_id, contact_id }
    const fits = (of: JsonObject) =>
      deal.compute({ record, stored: undefined }, ([entity]) => (entity === 'contact' ? of : 'unseen'))
    expect(fits({ id: contact_id, company_id }).broken).toEqual([])
    const other = { id: contact_id, company_id: '018f0000-0000-7000-8000-000000000003' }
    expect(fits(other).broken).toMatchObject([{ path: '/fits', code: 'const', message: ofCompany }])
    expect(changeablePath('/fits', deal.form)).toBe('/contact_id')
    expect(fits({ id: contact_id, company_id: null }).values['fits']).toBeNull()
  })

  it('can be properties of referenced records, and are compared again when these change', async () => {
    const companies = [await make('/companies', { name: 'One' }), await make('/companies', { name: 'Two' })]
    const [one = '', two = ''] = companies.map(idOf)
    const ann = await make('/contacts', { name: 'Ann', company_id: one })
    const [contact_id, agent_id] = [
      idOf(ann),
      idOf(await make('/contacts', { name: 'Bob', company_id: two })),
    ]
    const values = { name: 'x', company_id: one.toUpperCase(), contact_id, agent_id }
    const deal = await make('/deals', values)
    expect(deal).toMatchObject({ fits: true, outside: true })
    const refused = await crud.call('POST', '/deals', { ...values, company_id: two })
    expect(refused.error).toMatchObject({ fields: [{ path: '/fits', code: 'const', message: ofCompany }] })

    const path = `/deals/${idOf(deal)}`
    await crud.call('PUT', `/contacts/${agent_id}`, { name: 'Bob', company_id: one, version: 1 })
    expect(await get(path)).toMatchObject({ outside: false, version: 2 })
    const away = await crud.call('PUT', `/contacts/${contact_id}`, { ...ann, company_id: two })
    expect(away.error).toMatchObject({ fields: [{ path: '/company_id', about: { path: '/fits' } }] })
    await crud.call('PUT', path, { ...(await get(path)), company_id: null, contact_id: null })
    await crud.call('DELETE', `/companies/${one}`)
    expect(await get(`/contacts/${agent_id}`)).toMatchObject({ company_id: null })
    expect(await get(path)).toMatchObject({ company_id: null, outside: true })
  })

  it('have a result that lists, filters, details and the history do not show', () => {
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

it('an expression cannot read who changed a record last, which is set after it is computed', () => {
  const { paper, user } = schemas
  const properties = isJsonObject(paper?.['properties']) ? paper['properties'] : {}
  const changed_by = { ...referenceTo('user', 'Changed by'), 'x-auto': 'updatedBy' }
  const mine = { ...labelled('Mine'), type: 'boolean', 'x-computed': 'checked_by == changed_by' }
  const files = {
    'user.json': { ...user },
    'paper.json': { ...paper, properties: { ...properties, changed_by, mine } },
  }
  expect(complaintsAbout(files).map((text) => text.replace(/^.*?x-computed {2}/u, ''))).toEqual([
    '"changed_by" is set with each change, after what is computed. Take it out of the expression.',
  ])
})
