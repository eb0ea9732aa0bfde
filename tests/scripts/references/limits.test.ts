import { afterAll, beforeAll, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import { newId } from '#server/database/newId.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'

const at = (path: string, more: JsonObject = {}): JsonObject => ({
  'x-entity': { path, label: { zh: path, en: path }, ...more },
})
const to = (entity: string, limit: JsonObject = {}): JsonObject => ({
  ...labelled(entity),
  type: 'string',
  format: 'uuid',
  'x-reference': { entity, ...limit },
})
const option = (value: string): JsonObject => ({ const: value, ...labelled(value) })
const message = { zh: '请选择该公司的联系人', en: 'Choose a contact of this company' }
const ofCompany = { company_id: { property: 'company_id' } }

const schemas = {
  company: schemaOf({ active: { ...labelled('Active'), type: 'boolean', default: true } }, at('/companies')),
  contact: schemaOf(
    {
      company_id: to('company'),
      level: { ...labelled('Level'), type: 'string', oneOf: ['a', 'b', 'c'].map(option), default: 'a' },
    },
    at('/contacts'),
  ),
  part: schemaOf({ company_id: to('company') }, at('/parts')),
  deal: schemaOf(
    {
      company_id: to('company', { where: { active: true } }),
      contact_id: to('contact', { where: { ...ofCompany, level: ['a', 'b'] }, message }),
      people: {
        ...labelled('People'),
        type: 'array',
        items: { type: 'string', format: 'uuid', 'x-reference': { entity: 'contact', where: ofCompany } },
      },
      lines: { ...labelled('Lines'), type: 'array', 'x-children': { entity: 'line' } },
    },
    at('/deals', { actions: ['create', 'edit', 'delete', 'import'] }),
  ),
  line: schemaOf(
    {
      deal_id: to('deal', { onDelete: 'cascade' }),
      part_id: to('part', { where: { company_id: { property: 'deal_id.company_id' } } }),
    },
    at('/lines'),
  ),
  call: schemaOf({ contact_id: to('contact', { where: { level: 'a' } }) }, at('/calls')),
}

eachDatabase('a limited reference', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())
  let made = 0
  const make = async (path: string, values: JsonObject = {}) =>
    idOf(await crud.make(path, { name: `${path} ${++made}`, ...values }))
  const company = (values: JsonObject = {}) => make('/companies', values)
  const contact = (company_id: string, level = 'a') => make('/contacts', { company_id, level })
  const part = (company_id: string) => make('/parts', { company_id })
  const refused = (...paths: string[]) => ({
    id: 'INPUT_INVALID',
    fields: paths.map((path) => ({ path, code: 'referenceLimit' })),
  })
  const tried = async (values: JsonObject) =>
    (await crud.call('POST', '/deals', { name: `Deal ${++made}`, ...values })).error
  const changed = async (id: string, values: JsonObject) =>
    (await crud.call('PUT', `/deals/${id}`, { name: 'Changed', ...values })).error

  it('accepts only a record with the value that the schema names, and is refused at its path otherwise [S3.08]', async () => {
    const [open, closed] = [await company(), await company({ active: false })]
    expect(await tried({ company_id: open })).toEqual({})
    expect(await tried({ company_id: closed })).toMatchObject(refused('/company_id'))
    const [one, other] = [await contact(open), await contact(open, 'b')]
    expect(idOf(await crud.make('/calls', { name: 'Call', contact_id: one }))).toBeTruthy()
    const refusal = (await crud.call('POST', '/calls', { name: 'Call', contact_id: other })).error
    expect(refusal).toMatchObject(refused('/contact_id'))
  })

  it('accepts only a record that matches a property here, and is refused with the schema’s own message otherwise [S3.08]', async () => {
    const [mine, yours] = [await company(), await company()]
    const stranger = await contact(yours)
    expect(await tried({ company_id: mine, contact_id: await contact(mine) })).toEqual({})
    expect(await tried({ company_id: mine, contact_id: await contact(mine, 'c') })).toMatchObject(
      refused('/contact_id'),
    )
    const error = await tried({ company_id: mine, contact_id: stranger.toUpperCase() })
    expect(error).toMatchObject({ ...refused('/contact_id'), fields: [{ path: '/contact_id', message }] })
  })

  it('is not limited by a property without a value [S3.08]', async () => {
    expect(await tried({ contact_id: await contact(await company()) })).toEqual({})
  })

  it('reports a record that does not exist as missing [S3.08]', async () => {
    expect(await tried({ company_id: await company(), contact_id: newId() })).toMatchObject({
      id: 'REFERENCE_MISSING',
      fields: [{ path: '/contact_id' }],
    })
  })

  it('checks each entry of a list, and names the one that it refuses [S3.08]', async () => {
    const [mine, yours] = [await company(), await company()]
    const people = [await contact(mine), await contact(yours), await contact(mine)]
    expect(await tried({ company_id: mine, people })).toMatchObject(refused('/people/1'))
    expect(await tried({ company_id: mine, people: [people[0] ?? '', people[2] ?? ''] })).toEqual({})
  })

  it('is checked again when a property that limits it changes, but not when only the other record changed [S3.08]', async () => {
    const [mine, yours] = [await company(), await company()]
    const person = await contact(mine)
    const deal = await make('/deals', { company_id: mine, contact_id: person, people: [person] })
    expect(await changed(deal, { company_id: yours })).toMatchObject(refused('/contact_id', '/people/0'))
    await crud.call('PUT', `/contacts/${person}`, { name: 'Person', company_id: yours })
    await crud.call('PUT', `/companies/${mine}`, { name: 'Company', active: false })
    expect(await changed(deal, { name: 'Renamed', company_id: mine, contact_id: person })).toEqual({})
    const added = { people: [person, await contact(yours)] }
    expect(await changed(deal, added)).toMatchObject(refused('/people/1'))
    expect(await changed(deal, { company_id: yours })).toEqual({})
  })

  it('can depend on the record that its row belongs to, whichever call changes row or record [S3.08]', async () => {
    const [mine, yours] = [await company(), await company()]
    const [tea, coffee] = [await part(mine), await part(yours)]
    const lines = [{ name: 'One', part_id: tea }]
    expect(await tried({ company_id: yours, lines })).toMatchObject(refused('/lines/0/part_id'))
    const deal = await crud.make('/deals', { name: 'Deal', company_id: mine, lines })
    const row = { name: 'Two', deal_id: deal['id'] ?? null, part_id: coffee }
    expect((await crud.call('POST', '/lines', row)).error).toMatchObject(refused('/part_id'))
    const id = idOf(deal)
    expect(await changed(id, { company_id: yours })).toMatchObject(refused('/lines/0/part_id'))
    expect(await changed(id, { company_id: yours, lines: [{ name: 'Three', part_id: coffee }] })).toEqual({})
    expect(await changed(id, { lines: [...lines] })).toMatchObject(refused('/lines/0/part_id'))
  })

  it('is refused at its cell of an imported file, in each row on its own [S3.08]', async () => {
    const [mine, yours] = [await company(), await company()]
    const rows = [await contact(mine), await contact(yours)].map((id, index) => `Row ${index},${mine},${id}`)
    const { payload } = await crud.app.inject({
      method: 'POST',
      url: '/api/v1/deals/import?dryRun=true',
      headers: { 'content-type': 'text/csv' },
      payload: ['name,company_id,contact_id', ...rows].join('\n'),
    })
    const { data }: { data: JsonObject } = JSON.parse(payload)
    expect(data).toMatchObject({ made: 1, refused: 1, faults: [{ row: 2, property: 'contact_id' }] })
    expect(JSON.stringify(data['faults'])).toContain(message.zh)
  })

  const imported = async (text: string[], key = '') => {
    const { payload } = await crud.app.inject({
      method: 'POST',
      url: `/api/v1/deals/import?dryRun=false${key}`,
      headers: { 'content-type': 'text/csv' },
      payload: text.join('\n'),
    })
    const { data }: { data: JsonObject } = JSON.parse(payload)
    return data
  }

  it('is found by its name in an imported file among the records that its row allows [S3.08]', async () => {
    const [mine, yours, other] = [await company(), await company(), await company()]
    const nameOf = async (id: string) => textOf((await crud.call('GET', `/companies/${id}`)).record['name'])
    const named = async (name: string, company_id: string, level = 'a') =>
      idOf(await crud.make('/contacts', { name, company_id, level }))
    const [li, theirs] = [await named('Li', mine), await named('Li', yours)]
    const zhao = [await named('Zhao', mine), await named('Zhao', mine), await named('Zhao', yours, 'c')]
    const wu = await named('Wu', mine)
    const row = async (deal: string, company: string, contact: string, people = '') =>
      `${deal},${contact},${await nameOf(company)},${people}`
    const head = 'name,contact_id,company_id,people'
    const file = [
      head,
      await row('D1', mine, 'Li', '"Wu,Li"'),
      await row('D2', yours, 'Li'),
      await row('D3', mine, 'Zhao'),
      await row('D4', yours, 'Zhao'),
      await row('D5', other, 'Li'),
      await row('D6', yours, 'Wu'),
      await row('D7', mine, 'Nobody', '"Li,Nobody"'),
    ]
    const told = await imported(file)
    expect(told).toMatchObject({ made: 2, refused: 5 })
    const faults = [told['faults'] ?? []].flat()
    const said = (code: string, more = {}) => ({ property: 'contact_id', code, ...more })
    expect(faults).toMatchObject([
      { row: 3, ...said('referenceAmbiguous') },
      { row: 4, ...said('referenceLimit', { message: message.zh }) },
      { row: 5, ...said('referenceLimit', { message: message.zh }) },
      { row: 6, ...said('referenceLimit', { message: message.zh }) },
      { row: 7, ...said('referenceUnknown') },
      { row: 7, property: 'people', code: 'referenceUnknown' },
    ])
    expect(await imported(file.slice(0, 3))).toMatchObject({ made: 2, refused: 0 })
    const deals = async () =>
      Object.fromEntries(
        (await crud.call('GET', '/deals?pageSize=500')).records.map(({ name, contact_id: to, people }) => [
          name,
          { to, people },
        ]),
      )
    expect(await deals()).toMatchObject({ D1: { to: li, people: [wu, li] }, D2: { to: theirs } })
    expect(zhao).toHaveLength(3)

    // The chosen contact stays, although another one with this name can be chosen by now, and this one no longer can.
    await crud.call('PUT', `/contacts/${li}`, { name: 'Li', company_id: other })
    const [next, friend] = [await named('Li', mine), await named('Li', yours)]
    expect(await imported([head, await row('D1', mine, 'Li', 'Wu')], '&key=name')).toMatchObject({
      changed: 1,
    })
    expect(await deals()).toMatchObject({ D1: { to: li, people: [wu] } })
    expect(await imported([head, await row('D1', yours, 'Li')], '&key=name')).toMatchObject({ refused: 1 })
    await crud.call('DELETE', `/contacts/${friend}`)
    expect(await imported([head, await row('D1', yours, 'Li')], '&key=name')).toMatchObject({ changed: 1 })
    expect(await deals()).toMatchObject({ D1: { to: theirs, people: [] } })
    expect(await imported([head, await row('D1', mine, 'Li')], '&key=name')).toMatchObject({ changed: 1 })
    expect(await deals()).toMatchObject({ D1: { to: next } })
  })

  it('has a look-up that filters by the properties that limit it, and by nothing else [S3.08]', async () => {
    const [mine, yours] = [await company(), await company()]
    const [one] = [await contact(mine), await contact(mine, 'c'), await contact(yours)]
    const asked = (filter: JsonObject) =>
      crud.call('GET', `/contacts/options?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    const found = await asked({ company_id_eq: [mine], level_eq: ['a', 'b'] })
    expect(found.records.map(idOf)).toEqual([one])
    expect(Object.keys(found.records[0] ?? {})).not.toContain('company_id')
    const unknown = { id: 'QUERY_INVALID' }
    expect((await asked({ company_id_ne: mine })).error).toMatchObject(unknown)
    expect((await asked({ level_gte: 'a' })).error).toMatchObject(unknown)
    const other = await crud.call('GET', `/parts/options?filter={"name_eq":"x"}`)
    expect(other.error).toMatchObject(unknown)
  })
})
