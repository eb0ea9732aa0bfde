import { describe, expect, it } from 'vitest'
import { factsOfRows } from '#console/fields/children/factsOfRows.ts'
import { createFormData } from '#console/fields/form/data/createFormData.ts'
import { createValidator, propertyOf } from '#console/fields/form/validator/createValidator.ts'
import { errorSchemaOf } from '#console/fields/form/validator/errorSchemaOf.ts'
import { unreadableJson } from '#console/fields/json/unreadableJson.ts'
import { goodForm } from '#generated/forms/good.ts'
import { menuForm } from '#generated/forms/menu.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { UniqueKey } from '#shared/contracts/Table.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import type { Validate } from '#shared/contracts/Route.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

const wordsOf = ({ path, code }: FieldFact) => `${path} ${code}`
const validator = createValidator(goodForm, wordsOf)

describe('the validator of a form', () => {
  it('reports a missing value at its own field [S5.12]', () => {
    const { errors, errorSchema } = validator.validateFormData({ price: 5 }, goodForm.schema)
    expect(errors.map(({ property, message }) => [property, message])).toEqual([['.name', '/name required']])
    expect(errorSchema).toMatchObject({ name: { __errors: ['/name required'] } })
  })

  it('reports faults in the order of the form’s fields, not of the rules', () => {
    const menu = createValidator(menuForm, wordsOf).validateFormData({ type: 'page' }, menuForm.schema)
    expect(menu.errors.map(({ property }) => property)).toEqual(['.code', '.name'])
  })

  it('refuses text that is not JSON, and nothing else, where any value is allowed', () => {
    const free: ResourceForm = {
      ...menuForm,
      schema: {
        type: 'object',
        properties: { free: {}, rows: { type: 'array', items: { type: 'object' } } },
      },
      order: ['free', 'rows'],
      validate: () => true,
    }
    const complaints = (data: JsonObject) =>
      createValidator(free, wordsOf)
        .validateFormData(data, free.schema)
        .errors.map(({ stack }) => stack)
    expect(complaints({ free: unreadableJson('{"a":'), rows: [{ 'a/b': unreadableJson('x') }] })).toEqual([
      '/free json',
      '/rows/0/a~1b json',
    ])
    expect(complaints({ free: 'x', rows: [{ a: 1 }] })).toEqual([])
  })

  it('refuses a lowest price above the price [S5.06]', () => {
    const good = { name: 'Tea', price: 10, min_price: 10.01 }
    expect(validator.validateFormData(good, goodForm.schema).errors).toMatchObject([
      { property: '.min_price', name: 'atMost' },
    ])
    expect(validator.validateFormData({ ...good, min_price: 10 }, goodForm.schema).errors).toEqual([])
  })

  it('preselects one of several alternatives only if the schema has a default for it', () => {
    const way = (tag: string) => ({
      type: 'object' as const,
      required: ['by'],
      properties: { by: { const: tag }, days: { type: 'integer' as const, default: 30 } },
    })
    const discriminator = { propertyName: 'by' }
    const pay = { type: 'object' as const, discriminator, oneOf: [way('bank'), way('cash')] }
    const within = {
      type: 'object' as const,
      required: ['pay'],
      properties: { pay, note: { default: 'None' } },
    }
    const usual = { ...pay, default: { by: 'cash' } }
    const maybe = { anyOf: [pay, { type: 'null' as const }], default: { by: 'cash' } }
    const properties = { pay, within, usual, maybe }
    const schema = { type: 'object' as const, required: ['pay', 'within', 'usual'], properties }
    const start = createFormData({ schema }, createValidator(menuForm, wordsOf), {})
    const cash = { by: 'cash', days: 30 }
    expect(start).toEqual({ within: { note: 'None' }, usual: cash, maybe: cash })
  })

  it('starts a new record with the defaults of its schema and the values from the address', () => {
    const start = createFormData(menuForm, createValidator(menuForm, wordsOf), { parent_id: 'p', id: 'x' })
    expect(start).toMatchObject({ type: 'page', status: 'enabled', sequence: 0, parent_id: 'p' })
    expect(start).not.toHaveProperty('id')
    expect(start).not.toHaveProperty('version')
  })

  it('checks rows with the validator and unique keys of their entity, and reports each fault at its cell [S5.12]', () => {
    const validate: Validate = (row) => {
      const isWrong = isJsonObject(row) && row['kind'] === 'other' && row['reason'] === undefined
      const missing = { instancePath: '', schemaPath: '', keyword: 'required' }
      validate.errors = isWrong ? [{ ...missing, params: { missingProperty: 'reason' } }] : []
      return !isWrong
    }
    const unique = [{ name: 'key', columns: ['owner_id', 'name'] }]
    const names = new Set(['name', 'kind', 'reason'])
    const computed = new Set<string>()
    const rowForm = { list: 'lines', of: 'owner_id', names, computed, form: { schema: {}, validate, unique } }
    const lines: JsonObject[] = [{ name: 'a', kind: 'other' }, { name: 'b' }, { name: 'a' }, {}, {}]
    expect(factsOfRows([rowForm], { lines })).toMatchObject([
      { path: '/lines/0/reason', code: 'required' },
      { path: '/lines/2/name', code: 'VALUE_TAKEN' },
    ])
  })

  it('reports a second main row at its switch, and a number used twice at the number [S5.12]', () => {
    const schema = {
      properties: { is_main: { type: 'boolean' }, in_use: { type: 'boolean', default: true } },
    }
    const unique: UniqueKey[] = [
      { name: 'main', columns: ['owner_id'], where: { is_main: [true] } },
      { name: 'number', columns: ['owner_id', 'number'], where: { in_use: [true] } },
    ]
    const names = new Set(['is_main', 'in_use', 'number'])
    const validate: Validate = () => true
    const form = { schema, validate, unique }
    const rowForm = { list: 'lines', of: 'owner_id', names, computed: new Set<string>(), form }
    const lines: JsonObject[] = [
      { is_main: true, in_use: true, number: 1 },
      { is_main: true, in_use: true, number: 2 },
      { is_main: false, in_use: true, number: 2 },
      { is_main: false, in_use: false, number: 2 },
    ]
    expect(factsOfRows([rowForm], { lines })).toMatchObject([
      { path: '/lines/1/is_main', code: 'VALUE_TAKEN' },
      { path: '/lines/2/number', code: 'VALUE_TAKEN' },
    ])
  })

  it('includes computed values when it checks rows, and leaves unknown ones to the server [S5.12]', () => {
    const validate: Validate = (row) => {
      const isWrong = !isJsonObject(row) || row['amount'] !== 5
      const missing = { instancePath: '', schemaPath: '#/then/required', keyword: 'required' }
      validate.errors = isWrong ? [{ ...missing, params: { missingProperty: 'reason' } }] : []
      return !isWrong
    }
    const schema = { if: { required: ['amount'] } }
    const computed = { amount: { expression: { of: 'num' } }, later: { expression: { of: 'num' } } }
    const names = new Set(['reason'])
    const told = (name: string) => ({
      list: 'lines',
      of: 'owner_id',
      names,
      computed: new Set([name]),
      form: { schema, validate, computed },
    })
    const lines: JsonObject[] = [{ amount: 5 }, { amount: 6 }, {}]
    expect(factsOfRows([told('amount')], { lines })).toMatchObject([{ path: '/lines/1/reason' }])
    expect(factsOfRows([told('later')], { lines })).toEqual([])
  })

  it('reports a fault in a computed value of a row once, with the message of the schema [S5.12]', () => {
    const message = { zh: '得分不能超过满分', en: 'No more points than there are' }
    const broken = [{ path: '/marks/0/score', code: 'maximum', params: { limit: 100 }, message }]
    const compute = (marked: JsonObject) => ({ values: marked, unknown: new Set<string>(), broken })
    const validate: Validate = () => {
      const beyond = { instancePath: '/marks/0/score', schemaPath: '', keyword: 'maximum' }
      validate.errors = [{ ...beyond, params: { limit: 100 } }]
      return false
    }
    const form = { ...goodForm, validate, order: ['marks'] }
    const inWords = (fact: FieldFact) => fact.message?.en ?? fact.code
    const { errors } = createValidator(form, inWords, { compute }).validateFormData({ marks: [{}] }, {})
    expect(errors.map((error) => error.message)).toEqual([message.en])
  })

  it('reports nothing about a field that the person may not see, and still checks the others [S5.12]', () => {
    const blind = createValidator(goodForm, wordsOf, { unseen: new Set(['name']) })
    expect(blind.validateFormData({ price: 5 }, goodForm.schema).errors).toEqual([])
    const unpriced = { price: -5, min_price: -5, first_price: -5 }
    expect(blind.validateFormData(unpriced, goodForm.schema).errors).toMatchObject([
      { property: '.price' },
      { property: '.min_price' },
      { property: '.first_price' },
    ])
  })

  it('writes paths of nested fields as rjsf does', () => {
    expect(propertyOf('/roles/0/role_id')).toBe('.roles.0.role_id')
  })

  it('reports an error at the right value, even if its name has dots and slashes', () => {
    const complaint = { path: '/settings/a.b~1c[0]', message: 'too long' }
    expect(errorSchemaOf([complaint])).toEqual({ settings: { 'a.b/c[0]': { __errors: ['too long'] } } })
  })
})
