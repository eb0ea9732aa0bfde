import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '#server/database/newId.ts'
import { raw, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { callers, filterBy, names, refusal } from './callers.ts'
import { schemas } from './waysSchemas.ts'

const migrations = new URL('../../../../src/server/start/migrations/', import.meta.url)
/** The table of export jobs, without their files and notices. */
const jobTable = ['0018_export_job.sql', '0019_export_pages.sql', '0028_export_departments.sql'].map(
  (name) => {
    const text = readFileSync(new URL(name, migrations), 'utf8')
    return text.slice(0, text.indexOf(';\n'))
  },
)

eachDatabase('ways to reach the records of other people', (databases) => {
  let project: ServedProject
  let crud: Crud
  const { ids, may, caller, as } = callers()
  const get = (url: string) => crud.call('GET', url)
  const beyond = (property: string) => ({
    status: 400,
    id: 'INPUT_INVALID',
    fields: [{ path: `/${property}`, code: 'referenceLimit' }],
  })

  const importSigns = async (rows: readonly string[], query = '') => {
    const answer = await crud.app.inject({
      method: 'POST',
      url: `/api/v1/signs/import${query}`,
      headers: { 'content-type': 'text/csv' },
      payload: ['name,customer_id', ...rows].join('\n'),
    })
    const { data }: { data: JsonObject } = JSON.parse(answer.payload)
    return data
  }

  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases, may, caller)
    for (const statement of jobTable) await crud.database.run(raw(statement))
    const make = async (name: string, path: string, body: JsonObject = {}) => {
      ids[name] = idOf(await crud.make(path, { name, ...body }))
      return ids[name]
    }
    const nina = await make('nina', '/users')
    const sam = await make('sam', '/users')
    const own = await make('customer of nina', '/customers', { stage: 'new', seller_id: nina, credit: 100 })
    const other = await make('customer of sam', '/customers', { stage: 'new', seller_id: sam, credit: 900 })
    await make('job of nina', '/jobs', { maker_id: nina })
    await make('job of sam', '/jobs', { maker_id: sam })
    await make('job of sam for nina', '/jobs', { maker_id: sam, customer_id: own })
    await make('job of sam for his own', '/jobs', { maker_id: sam, customer_id: other })
    await make('job of nobody', '/jobs')
    await make('old note', '/notes', { customer_id: other })
  })
  beforeEach(() => as('nina'))
  afterAll(() => project.remove())

  it('a person who sees all customers sees the jobs for them, but not the jobs without a customer', async () => {
    expect(names(await get('/jobs'))).toEqual(['job of nina', 'job of sam for nina'])
    as('nina', 'customer.seeAll')
    expect(names(await get('/jobs'))).toEqual([
      'job of nina',
      'job of sam for his own',
      'job of sam for nina',
    ])
    as('nina', 'job.seeAll')
    expect(names(await get('/jobs'))).toHaveLength(5)
  })

  it('a look-up by id reveals only the name of an unseen record', async () => {
    const asked = async (more: JsonObject) =>
      names(await get(`/customers/options?${filterBy({ id: [ids['customer of sam'] ?? ''], ...more })}`))
    expect(await asked({})).toEqual(['customer of sam'])
    const both = filterBy({ id: [ids['customer of nina'] ?? '', ids['customer of sam'] ?? ''] })
    expect((await get(`/customers/options?${both}`)).records).toEqual([
      { id: ids['customer of sam'], name: 'customer of sam', stage: null },
      { id: ids['customer of nina'], name: 'customer of nina', stage: 'new' },
    ])
    expect(await asked({ open: true })).toEqual([])
    expect(await asked({ q: 'customer' })).toEqual([])
    as('nina', 'customer.seeAll')
    expect(await asked({ open: true })).toEqual(['customer of sam'])
  })

  it('a record cannot be made to refer to an unseen one, because computed values would reveal it', async () => {
    const note = (body: JsonObject) => crud.call('POST', '/notes', { name: 'note', ...body })
    const [own = '', other = ''] = [ids['customer of nina'], ids['customer of sam']]
    expect(refusal(await note({ customer_id: other }))).toMatchObject(beyond('customer_id'))
    expect(refusal(await note({ customer_id: own, about: [own, other] }))).toMatchObject(beyond('about'))
    expect(refusal(await note({ customer_id: newId() }))).toMatchObject(beyond('customer_id'))
    const { record } = await note({ customer_id: own, about: [own] })
    expect(record).toMatchObject({ credit: 100, twice: 200 })
    const url = `/notes/${idOf(record)}`
    const change = { name: 'note', customer_id: other }
    expect(refusal(await crud.call('PUT', url, change))).toMatchObject(beyond('customer_id'))
    const plain = { name: 'sign', customer_id: other }
    expect(refusal(await crud.call('POST', '/signs', plain))).toMatchObject(beyond('customer_id'))
    expect((await crud.call('POST', '/signs', { ...plain, customer_id: own })).status).toBe(200)
    as('nina', 'customer.seeAll')
    expect((await note({ customer_id: other })).record).toMatchObject({ credit: 900 })
  })

  it('an import by name cannot make a record refer to an unseen one', async () => {
    const report = await importSigns(['one,customer of sam', 'two,customer of nina'], '?partly=true')
    expect(report).toMatchObject({ made: 1, refused: 1 })
  })

  it('an import reports a name that only unseen records have like a name that does not exist', async () => {
    as('nina', 'customer.seeAll')
    for (const _ of [1, 2])
      await crud.make('/customers', { name: 'hidden twin', stage: 'new', seller_id: ids['sam'] ?? '' })
    as('nina')
    const named = ['customer of sam', 'hidden twin', 'nothing']
    const told = named.map((name) => ({
      code: 'referenceUnknown',
      property: 'customer_id',
      message: `没有名为“${name}”的customer_id`,
    }))
    expect(await importSigns(named.map((name) => `new,${name}`))).toMatchObject({ made: 0, faults: told })
  })

  it('an import reports faults in the same order whether or not unseen records exist', async () => {
    const faultsOf = async (cells: string) => {
      const payload = `about,name,customer_id\n${cells}`
      const headers = { 'content-type': 'text/csv' }
      const answer = await crud.app.inject({
        method: 'POST',
        url: '/api/v1/notes/import?dryRun=true',
        headers,
        payload,
      })
      const { data }: { data: { faults: JsonObject[] } } = JSON.parse(answer.payload)
      return data.faults.map(({ message }) => message)
    }
    const unknown = (property: string, name: string) => `没有名为“${name}”的${property}`
    for (const name of ['customer of sam', 'nothing'])
      expect(await faultsOf(`${name},new,none`)).toEqual([
        unknown('about', name),
        unknown('customer_id', 'none'),
      ])
    for (const name of ['customer of sam', 'nothing'])
      expect(await faultsOf(`"none, ${name}",new,`)).toEqual([unknown('about', 'none')])
  })

  it('an import by name keeps an existing reference to an unseen record, but adds none', async () => {
    as('nina', 'customer.seeAll')
    const held = await crud.make('/signs', { name: 'held', customer_id: ids['customer of sam'] ?? '' })
    await crud.make('/signs', { name: 'free' })
    as('nina')
    const rows = ['held,customer of sam', 'free,customer of sam']
    expect(await importSigns(rows, '?key=name&partly=true')).toMatchObject({
      same: 1,
      refused: 1,
      faults: [{ row: 2, code: 'referenceUnknown' }],
    })
    const { record } = await get(`/signs/${idOf(held)}`)
    expect(record).toMatchObject({ customer_id: ids['customer of sam'], version: 1 })
  })

  it('an import keeps existing references to unseen records, however many share the same name', async () => {
    as('nina', 'customer.seeAll')
    const alike: string[] = []
    for (const _ of [1, 2, 3, 4, 5]) {
      const customer = { name: 'one of five', stage: 'new', seller_id: ids['sam'] ?? '' }
      alike.push(idOf(await crud.make('/customers', customer)))
    }
    for (const [at, customer] of alike.entries())
      await crud.make('/signs', { name: `of five ${at}`, customer_id: customer })
    as('nina')
    const rows = alike.map((_, at) => `of five ${at},one of five`)
    expect(await importSigns(rows, '?key=name')).toMatchObject({ same: 5, refused: 0, faults: [] })
    const file = await crud.app.inject({
      method: 'GET',
      url: '/api/v1/signs/export?columns=name,customer_id&texts=import',
    })
    for (const row of rows) expect(file.payload).toContain(row)
  })

  it('an import by name finds the record that its author sees if unseen ones share the name', async () => {
    as('nina', 'customer.seeAll')
    for (const seller of ['nina', 'sam', 'sam', 'sam', 'sam'])
      await crud.make('/customers', { name: 'twin', stage: 'new', seller_id: ids[seller] ?? '', credit: 1 })
    const send = async () => importSigns(['three,twin'])
    expect(await send()).toMatchObject({ made: 0, faults: [{ code: 'referenceAmbiguous' }] })
    as('nina')
    expect(await send()).toMatchObject({ made: 1, refused: 0 })
  })

  it('an export in the background remembers the permissions by which its author saw more records', async () => {
    const neededBy = async (query: string) => {
      const { record } = await crud.call('POST', `/jobs/export${query}`)
      const job = await crud.database.row<{ pages: string[] }>(
        sql`DELETE FROM export_job WHERE id = ${idOf(record)} RETURNING pages`,
      )
      return job?.pages
    }
    expect(await neededBy('')).toEqual([])
    as('nina', 'job.seeAll', 'customer.seeAll')
    expect(await neededBy('')).toEqual(['job.seeAll'])
    as('nina', 'job.seeDepartment', 'customer.seeAll')
    expect(await neededBy('')).toEqual(['job.seeDepartment', 'customer.seeAll'])
    as('nina', 'job.seeAll', 'customer.seeDepartment')
    expect(await neededBy('?customer_id.open=true')).toEqual([
      'customer',
      'job.seeAll',
      'customer.seeDepartment',
    ])
  })

  it('an export in the background remembers the departments by which its author saw more records', async () => {
    const place = idOf(await crud.make('/departments', { name: 'Sales' }))
    const below = idOf(await crud.make('/departments', { name: 'North', parent_id: place }))
    await crud.make('/departments', { name: 'Other' })
    await crud.database.run(sql`UPDATE "user" SET department_id = ${place} WHERE id = ${ids['nina'] ?? ''}`)
    const departmentsOf = async (...codes: string[]) => {
      as('nina', ...codes)
      const { record } = await crud.call('POST', '/jobs/export')
      const job = await crud.database.row<{ departments: string[] }>(
        sql`DELETE FROM export_job WHERE id = ${idOf(record)} RETURNING departments`,
      )
      return job?.departments.toSorted()
    }
    const both = [place, below].toSorted()
    expect(await departmentsOf()).toEqual([])
    expect(await departmentsOf('job.seeAll', 'customer.seeDepartment')).toEqual([])
    expect(await departmentsOf('job.seeDepartment', 'customer.seeAll')).toEqual(both)
    expect(await departmentsOf('customer.seeDepartment')).toEqual(both)
    await crud.database.run(sql`UPDATE "user" SET department_id = NULL WHERE id = ${ids['nina'] ?? ''}`)
    expect(await departmentsOf('job.seeDepartment')).toEqual([])
  })

  it('a record keeps its existing reference to an unseen one when it is edited', async () => {
    const { record } = await crud.call('PUT', `/notes/${ids['old note']}`, {
      name: 'newer note',
      customer_id: ids['customer of sam'] ?? '',
    })
    expect(record).toMatchObject({ name: 'newer note', customer_id: ids['customer of sam'] })
  })
})
