import { afterAll, beforeAll, expect, it } from 'vitest'
import { createValidator } from '#console/fields/form/validator/createValidator.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { labelled, schemaOf } from '../generate/support/buildProject.ts'
import { servedForm } from './servedForm.ts'
import type { ServedForm } from './servedForm.ts'

const money = { type: 'number', 'x-unit': 'money' }
const loss = { zh: '不能亏损', en: 'No trip makes a loss' }

/** A trip whose costs stay within its budget, whose reserve stays within its costs, and whose hours come in steps. */
const schemas: Readonly<Record<string, JsonObject>> = {
  tariff: schemaOf(
    { rate: { ...labelled('Rate'), ...money }, cap: { ...labelled('Cap'), ...money } },
    { 'x-entity': { path: '/tariffs', label: { zh: '费率', en: 'Tariff' } } },
  ),
  trip: schemaOf(
    {
      tariff_id: {
        ...labelled('Tariff'),
        type: 'string',
        format: 'uuid',
        'x-reference': { entity: 'tariff' },
      },
      fee: { ...labelled('Fee'), ...money, maximum: 100, 'x-computed': 'tariff_id.rate * days' },
      cap: { ...labelled('Cap'), ...money, 'x-computed': 'tariff_id.cap' },
      spent: { ...labelled('Spent'), ...money, 'x-at-most': 'cap' },
      days: { ...labelled('Days'), type: 'integer' },
      hours: { ...labelled('Hours'), type: 'integer', multipleOf: 12, 'x-computed': 'days * 8' },
      fuel: { ...labelled('Fuel'), ...money },
      margin: {
        ...labelled('Margin'),
        ...money,
        minimum: 0,
        'x-computed': 'fuel * 1000',
        'x-message': loss,
      },
      code: {
        ...labelled('Code'),
        type: 'string',
        maxLength: 20,
        pattern: '^T-[a-z]+$',
        'x-computed': 'concat("T-", name)',
      },
      stages: {
        ...labelled('Stages'),
        type: 'array',
        items: {
          type: 'object',
          properties: {
            miles: { ...labelled('Miles'), type: 'integer' },
            points: { ...labelled('Points'), type: 'number', multipleOf: 0.5, 'x-computed': 'miles / 5' },
          },
        },
      },
      costs: { ...labelled('Costs'), type: 'array', 'x-children': { entity: 'cost' } },
      budget: { ...labelled('Budget'), ...money },
      total: { ...labelled('Total'), ...money, 'x-at-most': 'budget', 'x-computed': 'sum(costs, amount)' },
      reserve: { ...labelled('Reserve'), ...money, 'x-at-most': 'total' },
    },
    { 'x-entity': { path: '/trips', label: { zh: '行程', en: 'Trip' } } },
  ),
  cost: schemaOf(
    {
      trip_id: {
        ...labelled('Trip'),
        type: 'string',
        format: 'uuid',
        'x-reference': { entity: 'trip', onDelete: 'cascade' },
      },
      amount: { ...labelled('Amount'), ...money },
      tax: { ...labelled('Tax'), ...money, maximum: 100, 'x-computed': 'amount * 2' },
    },
    { 'x-entity': { path: '/trips/costs', label: { zh: '费用', en: 'Cost' } } },
  ),
}

const limitFacts = (property: string) => ({ code: 'atMost', params: { property } })

eachDatabase('the limits of computed values', (databases) => {
  let project: ServedProject
  let crud: Crud
  let served: ServedForm
  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
    served = await servedForm(project.folder, 'trip')
  })
  afterAll(() => project.remove())

  const toldInForm = (record: JsonObject) =>
    createValidator(served.form, ({ code, path }) => `${path} ${code}`, {
      compute: (entered) => served.compute({ record: entered, stored: undefined }, () => 'unseen'),
    })
      .validateFormData(record, served.form.schema)
      .errors.map(({ message }) => message)

  const cost = (amount: number) => ({ name: 'x', amount })

  it.each([
    ['by steps', { days: 2 }, [{ path: '/hours', code: 'multipleOf', params: { multipleOf: 12 } }]],
    [
      'by steps inside of rows',
      { stages: [{ miles: 5 }, { miles: 6 }] },
      [{ path: '/stages/1/points', code: 'multipleOf', params: { multipleOf: 0.5 } }],
    ],
    ['by a pattern', { name: 'X1' }, [{ path: '/code', code: 'pattern' }]],
    [
      'by another property',
      { budget: 5, costs: [cost(2), cost(4)] },
      [{ path: '/total', ...limitFacts('budget') }],
    ],
    [
      'in rows that are records of their own',
      { costs: [cost(2), cost(60), cost(70)] },
      [
        { path: '/costs/1/tax', code: 'maximum', params: { limit: 100 } },
        { path: '/costs/2/tax', code: 'maximum', params: { limit: 100 } },
      ],
    ],
    [
      'being the limit of another property themselves',
      { reserve: 7, costs: [cost(6)] },
      [{ path: '/reserve', ...limitFacts('total') }],
    ],
  ])('is checked in the form, and by the server at its place, %s [S5.12]', async (_, entered, facts) => {
    const record = { name: 'x', ...entered }
    expect(toldInForm(record)).toEqual(facts.map(({ path, code }) => `${path} ${code}`))
    expect(await crud.call('POST', '/trips', record)).toMatchObject({ status: 400, error: { fields: facts } })
  })

  it('is reported in the schema’s own words only if the schema sets it, not the storage [S5.12]', async () => {
    const fieldsOf = async (fuel: number) =>
      (await crud.call('POST', '/trips', { name: 'x', fuel })).error['fields']
    expect(await fieldsOf(-1)).toEqual([
      { path: '/margin', code: 'minimum', params: { limit: 0 }, message: loss },
    ])
    expect(await fieldsOf(99_999_999_999)).toEqual([
      { path: '/margin', code: 'maximum', params: { limit: 9_999_999_999_999.99 } },
    ])
  })

  it('does not matter if something is empty, and passes if it is kept [S5.12]', async () => {
    const records: readonly JsonObject[] = [
      { name: 'x' },
      { name: 'x', days: 3, budget: 6, reserve: 6, costs: [cost(2), cost(4)] },
    ]
    for (const record of records) {
      expect(toldInForm(record)).toEqual([])
      expect((await crud.call('POST', '/trips', record)).status).toBe(200)
    }
  })

  it('is checked on a change, and reported at the reference of a row that is changed by its own call [S5.13]', async () => {
    const made = await crud.make('/trips', { name: 'x', budget: 6, costs: [cost(6)] })
    const trip = `/trips/${idOf(made)}`
    expect(await crud.call('PUT', trip, { name: 'x', budget: 5 })).toMatchObject({
      status: 400,
      error: { fields: [{ path: '/total', ...limitFacts('budget') }] },
    })
    const [row] = Array.isArray(made['costs']) ? made['costs'] : []
    const path = `/trips/costs/${isJsonObject(row) ? idOf(row) : ''}`
    expect(await crud.call('PUT', path, { name: 'x', amount: 7 })).toMatchObject({
      status: 400,
      error: { fields: [{ path: '/trip_id', code: 'atMost', about: { entity: 'trip', path: '/total' } }] },
    })
  })

  it('is reported at the changed property if another record exceeds it [S5.13]', async () => {
    const tariff = await crud.make('/tariffs', { name: 'x', rate: 10, cap: 9 })
    await crud.make('/trips', { name: 'x', days: 3, spent: 7, tariff_id: idOf(tariff) })
    const path = `/tariffs/${idOf(tariff)}`
    const fee = { code: 'maximum', params: { limit: 100 }, about: { entity: 'trip', path: '/fee' } }
    expect(await crud.call('PUT', path, { name: 'y', rate: 40 })).toMatchObject({
      status: 400,
      error: { fields: [{ path: '/rate', ...fee }] },
    })
    const spent = { ...limitFacts('cap'), about: { entity: 'trip', path: '/spent' } }
    expect(await crud.call('PUT', path, { name: 'y', rate: 10, cap: 6 })).toMatchObject({
      status: 400,
      error: { fields: [{ path: '/cap', ...spent }] },
    })
  })
})
