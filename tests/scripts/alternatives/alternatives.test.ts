import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carriedOver } from '#console/fields/alternatives/carriedOver.ts'
import type { InnerInput } from '#console/kit/inputs/InputProps.ts'
import { fieldOf } from '#scripts/generate/model/fieldOf.ts'
import { root } from '#scripts/steps/root.ts'
import { raw } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import { complaintsAbout } from '#tests/scripts/dialect/project.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'

const text = readFileSync(join(root, 'docs/examples/supplier.json'), 'utf8')
const schema: JsonObject = { ...JSON.parse(text), $schema: './dialect.json' }
const properties = objectOf(schema['properties'])
const ways = {
  type: 'array',
  items: { oneOf: listOf(objectOf(properties['payment'])['oneOf']) },
  'x-label': { zh: '其他付款方式', en: 'Other ways to pay' },
}
const bank = { method: 'bank', holder: 'Tea factory', account: '12345678' }

eachDatabase('alternatives with an identifying constant', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject({ supplier: { ...schema, properties: { ...properties, ways } } })
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())
  const supplier = (payment: Json, delivery: Json = null) => ({ name: 'Tea factory', payment, delivery })

  it('take the properties and defaults of the chosen one', async () => {
    const made = await crud.make('/suppliers', supplier(bank, { by: 'courier', fee: 12.5 }))
    const told = { payment: { ...bank, days: 30 }, delivery: { by: 'courier', fee: 12.5, insured: false } }
    expect(made).toMatchObject(told)
    const changed = await crud.call('PUT', `/suppliers/${idOf(made)}`, supplier({ method: 'cash' }))
    expect(changed.record).toMatchObject({ payment: { method: 'cash' }, delivery: null })
  })

  it.each<[string, JsonObject, object[]]>([
    ['none', {}, [{ path: '/payment/method' }]],
    ['one that there is not', { method: 'gold' }, [{ path: '/payment/method' }]],
    ['what belongs to another', { method: 'cash', account: '12345678' }, [{ path: '/payment/account' }]],
    [
      'too little of one',
      { method: 'bank', holder: ' ', account: '1' },
      [{ path: '/payment/holder' }, { path: '/payment/account' }],
    ],
  ])('refuse %s, and report nothing else', async (_, payment, fields) => {
    const { error } = await crud.call('POST', '/suppliers', supplier(payment))
    expect(error).toMatchObject({ id: 'INPUT_INVALID', fields })
    expect(error).toHaveProperty('fields.length', fields.length)
  })

  it('report a wrong value inside an optional property', async () => {
    const { error } = await crud.call('POST', '/suppliers', supplier(bank, { by: 'courier', fee: -1 }))
    expect(error).toMatchObject({ fields: [{ path: '/delivery/fee' }] })
    expect(error).toHaveProperty('fields.length', 1)
  })

  it('are enforced by the database as well', async () => {
    const write = (payment: JsonObject) =>
      crud.database.run(raw(`UPDATE supplier SET payment = '${JSON.stringify(payment)}'`))
    await write(bank)
    await expect(write({ ...bank, account: 'none' })).rejects.toThrow('supplier_payment_content')
    await expect(write({ method: 'gold' })).rejects.toThrow('supplier_payment_content')
    await expect(write({ method: 'cash', account: '12345678' })).rejects.toThrow('supplier_payment_content')
  })

  it('can be the rows of a list, each row of its own kind', async () => {
    expect(fieldOf(ways).field).toBe('alternativeRows')
    const withNull = { oneOf: [...ways.items.oneOf, { type: 'null' }] }
    expect(fieldOf({ ...ways, items: withNull }).field).toBe('json')
    const made = await crud.make('/suppliers', { ...supplier(bank), ways: [{ method: 'cash' }, bank] })
    expect(made).toMatchObject({ ways: [{ method: 'cash' }, { ...bank, days: 30 }] })
    const wrong = { ...supplier(bank), ways: [bank, { method: 'cash', account: '12345678' }] }
    const { error } = await crud.call('POST', '/suppliers', wrong)
    expect(error).toMatchObject({ fields: [{ path: '/ways/1/account' }] })
    expect(error).toHaveProperty('fields.length', 1)
  })

  it('are exported with the labels of their properties', async () => {
    await crud.make('/suppliers', { name: 'Exported', payment: { ...bank, days: 10 }, ways: [bank] })
    const url = '/api/v1/suppliers/export?columns=name,payment,ways&name=Exported'
    const { body } = await crud.app.inject({ url, headers: { 'accept-language': 'en' } })
    expect(body.match(/holder: Tea factory/gu)).toHaveLength(2)
  })
})

describe('a value that changes to another alternative', () => {
  const part = (name: string, widget: InnerInput['widget'], initial?: Json): InnerInput => ({
    name,
    label: name.toUpperCase(),
    widget,
    required: false,
    help: undefined,
    initial,
    wide: false,
  })

  it('keeps what both alternatives have a place for, and names what would be lost', () => {
    const from = [part('holder', 'text'), part('account', 'text'), part('days', 'number', 30)]
    const to = [part('holder', 'text'), part('phone', 'phone')]
    const object = { method: 'bank', holder: 'Li', account: '123', days: 30 }
    expect(carriedOver(object, from, to)).toEqual({ kept: { holder: 'Li' }, lost: ['ACCOUNT'] })
    const typed = { ...object, days: 10 }
    expect(carriedOver(typed, from, to).lost).toEqual(['ACCOUNT', 'DAYS'])
    expect(carriedOver({ method: 'bank', holder: ' ' }, from, to)).toEqual({ kept: {}, lost: [] })
  })

  it('keeps a switch that a person turned off, although it begins turned on', () => {
    const [on, off] = [part('notify', 'switch', true), part('urgent', 'switch', false)]
    const object = { method: 'bank', notify: false, urgent: false }
    expect(carriedOver(object, [on, off], [on])).toEqual({ kept: { notify: false }, lost: [] })
    expect(carriedOver(object, [on, off], []).lost).toEqual(['NOTIFY'])
  })
})

describe('alternatives of our dialect', () => {
  const complaints = (find: string, replacement: string) => {
    if (!text.includes(find)) throw new Error(`the example holds no ${find}`)
    const spoiled = text.replace(find, () => replacement)
    const lines = complaintsAbout({ 'supplier.json': spoiled.replace('../../schemas/', './') })
    return lines.map((line) => line.slice(line.indexOf('/properties')))
  }

  it.each([
    [
      'without its constant',
      '"method": { "const": "cash" }',
      '"method": { "type": "string", "x-label": { "zh": "方式", "en": "Method" } }',
      '/properties/payment/oneOf/2  note: This alternative does not say which "method" it has. Write "method": { "const": "…" } among its properties.',
    ],
    [
      'with the constant of another',
      '"const": "cash"',
      '"const": "bank"',
      '/properties/payment/oneOf/2/properties/method  note: Another alternative has the same "method". Give each a value of its own.',
    ],
    [
      'that may leave out its constant',
      '"required": ["by", "fee"]',
      '"required": ["fee"]',
      '/properties/delivery/oneOf/1  note: This alternative can do without "by". Write "by" in its "required".',
    ],
    [
      'that calls a property by another name',
      '"x-label": { "zh": "户名", "en": "Account holder" }',
      '"x-label": { "zh": "姓名", "en": "Name" }',
      '/properties/payment/oneOf/1/properties/holder/x-label  "holder" is called "姓名 / Name" in another alternative. Write the same words, or give one of the two another name.',
    ],
    [
      'without a label',
      '"x-label": { "zh": "现金", "en": "Cash" },',
      '',
      '/properties/payment/oneOf/2  The alternative "cash" has no label. Write "x-label": { "zh": "…", "en": "…" }.',
    ],
  ])('are reported with their place and what to write about one %s', (_, find, replacement, said) => {
    expect(complaints(find, replacement)).toEqual([said])
  })

  it('are reported if no property tells them apart', () => {
    const name = { type: 'object', 'x-label': { zh: '甲', en: 'A' }, properties: {} }
    const size = { oneOf: [name, name], 'x-label': { zh: '尺寸', en: 'Size' } }
    const spoiled = { ...schema, properties: { ...Object(schema['properties']), size } }
    const [said = ''] = complaintsAbout({ 'supplier.json': spoiled })
    expect(said).toContain('No property tells these alternatives apart, so people type them as JSON.')
  })
})
