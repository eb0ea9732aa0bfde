import { retrieveSchema } from '@rjsf/utils'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeablePath } from '#console/fields/computed/changeablePath.ts'
import { createValidator } from '#console/fields/form/validator/createValidator.ts'
import type { FindReferred } from '#console/fields/referred/ReferredContext.ts'
import { newId } from '#server/database/newId.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { ifThen } from '#tests/support/ifThen.ts'
import { labelled, schemaOf } from '../generate/support/buildProject.ts'
import { servedForm } from './servedForm.ts'
import type { ServedForm } from './servedForm.ts'

const money = { type: 'number', 'x-unit': 'money' }
const text = { type: 'string', maxLength: 20 }
const from100 = (name: string): JsonObject => ({
  required: [name],
  properties: { [name]: { minimum: 100 } },
})

const capped = { required: ['capped'], properties: { capped: { const: true } } }

/** A total of 100 or more requires an approver, a lower one a reason; a worth of 100 or more requires a note. */
const schemas: Readonly<Record<string, JsonObject>> = {
  good: schemaOf(
    { price: { ...labelled('Price'), ...money } },
    { 'x-entity': { path: '/goods', label: { zh: '商品', en: 'Good' } } },
  ),
  claim: schemaOf(
    {
      rate: { ...labelled('Rate'), type: 'number' },
      approver: { ...labelled('Approver'), ...text },
      reason: { ...labelled('Reason'), ...text },
      note: { ...labelled('Note'), ...text },
      num: { ...labelled('Number'), type: 'integer' },
      good_id: {
        ...labelled('Good'),
        type: 'string',
        format: 'uuid',
        'x-reference': { entity: 'good', onDelete: 'clear' },
      },
      lines: { ...labelled('Lines'), type: 'array', 'x-children': { entity: 'line' } },
      total: { ...labelled('Total'), ...money, 'x-computed': 'sum(lines, amount)' },
      worth: { ...labelled('Worth'), ...money, 'x-computed': 'good_id.price * num' },
      capped: { ...labelled('Capped'), type: 'boolean' },
      title: { ...labelled('Title'), ...text, 'x-computed': 'concat(name, " ", note)' },
      double: { ...labelled('Double'), type: 'number', maximum: 50, 'x-computed': 'rate * 2' },
      parts: {
        ...labelled('Parts'),
        type: 'array',
        items: {
          type: 'object',
          properties: {
            width: { ...labelled('Width'), type: 'number' },
            area: { ...labelled('Area'), type: 'number', maximum: 100, 'x-computed': 'width * width' },
          },
        },
      },
    },
    {
      'x-entity': { path: '/claims', label: { zh: '报销', en: 'Claim' } },
      allOf: [
        ifThen(from100('total'), { required: ['approver'] }, { required: ['reason'] }),
        ifThen(from100('worth'), { required: ['note'] }),
        ifThen(capped, { properties: { total: { maximum: 150 }, worth: { maximum: 900 } } }),
      ],
    },
  ),
  line: schemaOf(
    {
      claim_id: {
        ...labelled('Claim'),
        type: 'string',
        format: 'uuid',
        'x-reference': { entity: 'claim', onDelete: 'cascade' },
      },
      net: { ...labelled('Net'), ...money },
      why: { ...labelled('Why'), ...text },
      amount: { ...labelled('Amount'), ...money, maximum: 900, 'x-computed': 'claim_id.rate * net' },
    },
    {
      'x-entity': { path: '/claims/lines', label: { zh: '明细', en: 'Line' } },
      ...ifThen(from100('amount'), { required: ['why'] }),
    },
  ),
}

eachDatabase('conditions on computed values', (databases) => {
  let project: ServedProject
  let crud: Crud
  let served: ServedForm
  beforeAll(async () => {
    project = await servedProject(schemas)
    crud = await project.serve(databases)
    served = await servedForm(project.folder, 'claim')
  })
  afterAll(() => project.remove())

  const validatorFor = (find: FindReferred) => {
    const compute = (record: JsonObject) => served.compute({ record, stored: undefined }, find)
    return createValidator(served.form, ({ path }) => path, { compute })
  }
  const missingInForm = (record: JsonObject, find: FindReferred = () => 'unseen') =>
    validatorFor(find)
      .validateFormData(record, served.form.schema)
      .errors.map(({ message }) => message)
  const requiredIn = (record: JsonObject) =>
    retrieveSchema(
      validatorFor(() => 'unseen'),
      served.form.schema,
      served.form.schema,
      record,
    ).required
  const missingOnServer = ({ body }: { body: JsonObject }) =>
    JSON.stringify(body)
      .match(/"path":"[^"]*"/gu)
      ?.map((found) => found.slice('"path":"'.length, -1)) ?? []

  const claim = (rate: number, nets: readonly number[]) => ({
    name: 'x',
    rate,
    lines: nets.map((net) => ({ name: 'y', net })),
  })

  it.each([
    ['what rows take from their owner is enough', claim(2, [20, 30]), ['/approver']],
    ['it is not', claim(1, [20, 30]), ['/reason']],
    ['there are no rows', claim(1, []), ['/reason']],
  ])('give the same errors in form and server where %s [S5.12]', async (_, record, missing) => {
    expect(missingInForm(record)).toEqual(missing)
    expect(missingOnServer(await crud.call('POST', '/claims', record))).toEqual(missing)
    expect(requiredIn(record)).toContain(missing[0]?.slice(1))
    const complete = { ...record, approver: 'z', reason: 'z' }
    expect(missingInForm(complete)).toEqual([])
    expect((await crud.call('POST', '/claims', complete)).status).toBe(200)
  })

  it('also apply to a stored record of which only the owner is changed [S5.12]', async () => {
    const made = await crud.make('/claims', { ...claim(1, [20, 30]), reason: 'z' })
    const path = `/claims/${idOf(made)}`
    const { version: _, ...stored } = (await crud.call('GET', path)).record
    expect(missingOnServer(await crud.call('PUT', path, { ...stored, rate: 2 }))).toEqual(['/approver'])
    expect(missingOnServer(await crud.call('PUT', path, { name: 'x', rate: 2 }))).toEqual(['/approver'])
    const approved = await crud.call('PUT', path, { name: 'x', rate: 2, approver: 'z' })
    expect(approved.record).toMatchObject({ total: 100 })
  })

  it('are reported at the reference to the owner if a row is changed by its own call [S5.13]', async () => {
    const made = await crud.make('/claims', { ...claim(1, [20, 30]), reason: 'z' })
    const [line] = Array.isArray(made['lines']) ? made['lines'] : []
    const path = `/claims/lines/${isJsonObject(line) ? idOf(line) : ''}`
    const refused = await crud.call('PUT', path, { name: 'y', net: 90 })
    expect(refused).toMatchObject({
      status: 400,
      error: {
        fields: [{ path: '/claim_id', code: 'required', about: { entity: 'claim', path: '/approver' } }],
      },
    })
  })

  it('are left to the server if the form cannot know the value, while others are checked [S5.12]', async () => {
    const tea = await crud.make('/goods', { name: 'tea', price: 50 })
    const record = { ...claim(2, [25, 25]), good_id: idOf(tea), num: 2 }
    expect(missingInForm(record, () => tea)).toEqual(['/approver', '/note'])
    for (const why of ['loading', 'unseen'] as const)
      expect(missingInForm(record, () => why)).toEqual(['/approver'])
    expect(missingInForm({ ...record, approver: 'z' })).toEqual([])
    const refused = await crud.call('POST', '/claims', { ...record, approver: 'z' })
    expect(missingOnServer(refused)).toEqual(['/note'])
  })

  const blamed = (record: JsonObject) =>
    validatorFor(() => 'unseen')
      .validateFormData(record, served.form.schema)
      .errors.map(({ property, message }) => [property, message])

  it.each([
    ['a sum', { ...claim(2, [40, 40]), capped: true }, [['.lines', '/total']]],
    ['a value of the record', claim(26, [1]), [['.rate', '/double']]],
    [
      'a value inside of a row',
      { ...claim(1, []), parts: [{ width: 2 }, { width: 11 }] },
      [['.parts.1.width', '/parts/1/area']],
    ],
    ['a value of a row that is a record', claim(2, [500]), [['.lines.0.net', '/lines/0/amount']]],
  ])(
    'about %s are reported in the form at the property to change, and by the server likewise [S5.12]',
    async (_, record, places) => {
      const complete = { ...record, approver: 'z', reason: 'z' }
      expect(blamed(complete)).toEqual(places)
      const refused = await crud.call('POST', '/claims', complete)
      expect(refused.status).toBe(400)
      const paths = missingOnServer(refused)
      expect(paths).toEqual(places.map(([, path]) => path))
      expect(paths.map((path) => changeablePath(path, served.form).replaceAll('/', '.'))).toEqual(
        places.map(([property]) => property),
      )
    },
  )

  it('show their error beside the computed value, and nothing where they do not apply or the value is unknown [S5.12]', () => {
    const shown = (record: JsonObject, find: FindReferred = () => 'unseen') =>
      validatorFor(find).aboutComputed({ ...record, approver: 'z', reason: 'z', note: 'z' })
    const record = { ...claim(2, [40, 40]), capped: true }
    expect(shown(record)).toEqual({ total: '/total' })
    expect(shown({ ...record, capped: false })).toEqual({})
    const bought = { ...claim(2, [40]), capped: true, good_id: newId(), num: 19, worth: 950 }
    expect(shown(bought, () => ({ price: 50 }))).toEqual({ worth: '/worth' })
    for (const why of ['loading', 'unseen'] as const) expect(shown(bought, () => why)).toEqual({})
  })
})
