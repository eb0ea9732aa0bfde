import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { checkSchemas } from '#scripts/generate/check/checkSchemas.ts'
import { loadSchemas } from '#scripts/generate/load/loadSchemas.ts'
import { buildModel } from '#scripts/generate/model/buildModel.ts'
import type { Entity, Property } from '#scripts/generate/contracts/Model.ts'

const loaded = loadSchemas(join(import.meta.dirname, '../../..'))
const model = buildModel(loaded)

function entity(name: string): Entity {
  const found = model.entities.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`no entity ${name}`)
  return found
}

function property(of: string, name: string): Property {
  const found = entity(of).properties.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`no property ${of}.${name}`)
  return found
}

function accepts(name: string, value: unknown): boolean {
  const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 })
  addFormats.default(ajv)
  return ajv.validate({ ...entity(name).inputSchema }, value)
}

/** The properties that the specification names, by entity. */
const named = {
  menu: 'code name path sequence type status description properties parent_id parent_name resources created_at updated_at',
  role: 'code name sequence status description menus created_at updated_at',
  user: 'username password name email phone roles department_id avatar nickname profile country province city address remark status created_at updated_at',
  department: 'code name parent_id sequence status leader_id description',
  logger: 'level message trace_id tag user_name created_at data stack',
  good: 'name price sequence min_price first_price status summary description updatedAt createdAt',
  order: 'good_id name num pay_no pay_time trade_no invite_id user_id status updatedAt createdAt',
  distribution: 'rate leave',
  distributionLog: 'good_id user_id name good_min trade_no rate order_amount amount updatedAt createdAt',
  weChatConfig: 'mp_appid mp_app_secret xcx_appid xcx_app_secret mch_id mch_key mach_v3_key pay_notify_url',
}

const paths = {
  menu: '/menus',
  role: '/roles',
  user: '/users',
  department: '/departments',
  logger: '/loggers',
  audit: '/audits',
  good: '/goods',
  order: '/orders',
  distribution: '/distributions',
  distributionLog: '/distributions/logs',
  distributionVersion: '/distributions/versions',
  weChatConfig: '/weChat/config',
}

describe('the schemas of the product', () => {
  it('have no problem', () => {
    expect(checkSchemas(loaded)).toEqual([])
  })

  it.each(Object.entries(named))(
    'give %s the properties of the specification [S3.02-S3.11]',
    (name, properties) => {
      const known = entity(name).properties.map((it) => it.name)
      expect(known).toEqual(expect.arrayContaining(properties.split(' ')))
    },
  )

  it('have the paths of the specification [S7.01]', () => {
    expect(Object.fromEntries(model.entities.map(({ name, path }) => [name, path]))).toMatchObject(paths)
  })

  it('have pages in the groups of the menu [S2.27] [S2.30]', () => {
    const codes = model.entities
      .filter(({ name }) => name in paths)
      .toSorted((one, other) => one.menu.sequence - other.menu.sequence)
    const inGroup = (group: string): string[] =>
      codes.filter(({ menu }) => menu.group === group).map(({ menu }) => menu.code)
    expect(model.groups.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['dashboard', 'distribution', 'system']),
    )
    expect(inGroup('distribution')).toEqual([
      'distribution.good',
      'distribution.order',
      'distribution.distribution',
      'distribution.distributionVersion',
      'distribution.distributionLog',
      'distribution.weChatConfig',
    ])
    expect(inGroup('system')).toEqual([
      'system.user',
      'system.role',
      'system.menu',
      'system.department',
      'system.audit',
      'system.logger',
    ])
  })

  it('allow exactly these moves of an order [S4.10]', () => {
    const { states } = entity('order')
    const moves = states?.moves.map(({ permission, from, to }) => [permission, from.join(), to])
    expect(states).toMatchObject({ property: 'status', initial: ['pending'] })
    expect(moves).toEqual([
      ['distribution.order.pay', 'pending', 'success'],
      ['distribution.order.fail', 'pending', 'fail'],
      ['distribution.order.retry', 'fail', 'pending'],
      ['distribution.order.refund', 'success', 'refusing'],
      ['distribution.order.confirmRefund', 'refusing', 'refused'],
      ['distribution.order.failRefund', 'refusing', 'refused_fail'],
      ['distribution.order.retryRefund', 'refused_fail', 'refusing'],
    ])
    expect(property('order', 'status').options?.map(({ label }) => label.zh)).toEqual([
      '待支付',
      '支付失败',
      '支付成功',
      '退款中',
      '已退款',
      '退款失败',
    ])
  })

  it('allow every move of a good [S4.11]', () => {
    const moves = entity('good').states?.moves.flatMap(({ from, to }) =>
      from.map((state) => `${state} ${to}`),
    )
    expect(moves?.toSorted()).toEqual([
      'draft normal',
      'draft sold_out',
      'normal draft',
      'normal sold_out',
      'sold_out draft',
      'sold_out normal',
    ])
  })

  it.each([
    [{}, true],
    [{ name: '' }, false],
    [{ name: 'n'.repeat(200) }, true],
    [{ name: 'n'.repeat(201) }, false],
    [{ price: 99999999.99 }, true],
    [{ price: 100000000 }, false],
    [{ price: -0.01 }, false],
    [{ price: 19.99 }, true],
    [{ price: 19.999 }, false],
    [{ summary: null, images: null }, true],
    [{ price: null }, false],
    [{ status: 'gone' }, false],
    [{ other: 1 }, false],
  ])('limit the values of a good: %j [S5.06]', (change, expected) => {
    expect(accepts('good', { name: 'Tea', price: 10, min_price: 5, first_price: 0, ...change })).toBe(
      expected,
    )
  })

  it('limit the lowest price and the deposit to the price [S5.06]', () => {
    expect(property('good', 'min_price').atMost).toBe('price')
    expect(property('good', 'first_price').atMost).toBe('price')
    expect(entity('good').inputSchema['properties']).toMatchObject({ min_price: { 'x-at-most': 'price' } })
  })

  it.each([
    [{ rate: 100, leave: 10 }, true],
    [{ rate: 12.34, leave: 1 }, true],
    [{ rate: 12.345, leave: 1 }, false],
    [{ rate: 100.01, leave: 1 }, false],
    [{ rate: 1, leave: 0 }, false],
    [{ rate: 1, leave: 11 }, false],
    [{ rate: 1, leave: 1.5 }, false],
    [{ rate: 1 }, false],
  ])('limit the values of a distribution rule: %j [S5.06]', (value, expected) => {
    expect(accepts('distribution', value)).toBe(expected)
  })

  it('allow each level only once [S5.06]', () => {
    expect(entity('distribution').unique).toEqual([{ name: 'distribution_leave_key', columns: ['leave'] }])
  })

  it('require at least one menu in a role [S5.03]', () => {
    const menu_id = '0190d9a1-0000-7000-8000-000000000001'
    expect(accepts('role', { code: 'a', name: 'A', menus: [{ menu_id }] })).toBe(true)
    expect(accepts('role', { code: 'a', name: 'A', menus: [] })).toBe(false)
    expect(accepts('role', { code: 'a', name: 'A' })).toBe(false)
    expect(property('role', 'menus').link).toMatchObject({
      entity: 'menu',
      key: 'menu_id',
      onDelete: 'clear',
    })
  })

  it('require at least one role of a user, and allow an empty password [S5.04]', () => {
    const roles = [{ role_id: '0190d9a1-0000-7000-8000-000000000001', role_name: 'Administrator' }]
    const user = { username: 'ann', name: 'Ann', roles }
    expect(accepts('user', user)).toBe(true)
    expect(accepts('user', { ...user, password: '' })).toBe(true)
    expect(accepts('user', { ...user, roles: [] })).toBe(false)
    expect(accepts('user', { ...user, phone: '+86 138-0013-8000' })).toBe(true)
    expect(accepts('user', { ...user, phone: 'call me' })).toBe(false)
    expect(property('user', 'roles').link).toMatchObject({
      key: 'role_id',
      nameKey: 'role_name',
      onDelete: 'refuse',
    })
  })

  it('never return a password, and encrypt the secrets of WeChat [S3.04] [S3.11]', () => {
    expect(entity('user').recordSchema['properties']).not.toHaveProperty('password')
    expect(property('user', 'password')).toMatchObject({ access: 'writeOnly', secret: 'hash' })
    const secrets = entity('weChatConfig').properties.filter(({ secret }) => secret === 'encrypt')
    expect(secrets.map(({ name }) => name)).toEqual([
      'mp_app_secret',
      'xcx_app_secret',
      'mch_key',
      'mach_v3_key',
    ])
  })

  it('refuse to delete a department with members or children, and delete submenus with their menu [S3.05]', () => {
    expect(property('department', 'parent_id').reference?.onDelete).toBe('refuse')
    expect(property('user', 'department_id').reference).toEqual({ entity: 'department', onDelete: 'refuse' })
    expect(property('menu', 'parent_id').reference).toEqual({ entity: 'menu', onDelete: 'cascade' })
  })

  it('make logs read-only [S3.06] [S3.10]', () => {
    for (const name of ['logger', 'distributionLog']) {
      expect(entity(name)).toMatchObject({ kind: 'log', actions: ['export'] })
      expect(entity(name).properties.every(({ access }) => access === 'readOnly')).toBe(true)
    }
  })

  it('have a question of their own before deleting [S8.06]', () => {
    const questions = Object.fromEntries(
      model.entities.map(({ name, deleteConfirm }) => [name, deleteConfirm.en]),
    )
    expect(questions).toMatchObject({
      menu: 'Are you sure you want to delete this menu and its submenus?',
      role: 'Are you sure you want to delete this role?',
      user: 'Are you sure you want to delete this user?',
      good: 'Are you sure you want to delete this good?',
      distribution: 'Are you sure you want to delete this distribution rule?',
    })
  })

  it('become a model that nobody can change', () => {
    expect(Object.isFrozen(model)).toBe(true)
    expect(Object.isFrozen(property('good', 'status').options?.[0]?.label)).toBe(true)
    expect(Object.isFrozen(entity('good').inputSchema['properties'])).toBe(true)
  })

  it('describe answers with every property, null if it is empty', () => {
    const { recordSchema } = entity('menu')
    expect(recordSchema['required']).toEqual(Object.keys(recordSchema['properties'] ?? {}))
    expect(recordSchema['properties']).toMatchObject({
      id: { type: 'string', format: 'uuid', readOnly: true },
      parent_id: { type: ['string', 'null'] },
      parent_name: { type: ['string', 'null'], readOnly: true },
      version: { type: 'integer' },
    })
    expect(entity('logger').recordSchema['properties']).not.toHaveProperty('version')
  })
})
