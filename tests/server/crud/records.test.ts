import { beforeAll, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { verifyPassword } from '#server/sessions/passwords/password.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { repeatedMove } from '#shared/errors/repeatedMove.ts'
import { secretMask } from '#shared/secretMask.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { openShop } from './openShop.ts'
import type { Crud } from './openCrud.ts'

const missingId = '0197b0a0-0000-7000-8000-000000000000'

eachDatabase('records', (databases) => {
  let shop: Crud
  let count = 0
  const newCode = () => `code-${(count += 1)}`
  const newProduct = (more = {}) =>
    shop.make('/products', { code: newCode(), name: '商品', price: 19.99, ...more })

  beforeAll(async () => {
    shop = await openShop(databases)
  })

  it('are created with defaults, times, a version and an ordered id, and answered as stored', async () => {
    const made = await newProduct({ notes: [1, { a: null }], made_on: '2024-02-29', createdAt: '1999-01-01' })
    expect(made).toMatchObject({
      name: '商品',
      price: 19.99,
      stock: 0,
      active: true,
      status: 'draft',
      least: null,
      made_on: '2024-02-29',
      notes: [1, { a: null }],
      tags: [],
      labels: [],
      brand_id: null,
      brand_name: null,
      version: 1,
    })
    expect(made['id']).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/)
    expect(made['createdAt']).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect((await shop.call('GET', `/products/${textOf(made['id'])}`)).record).toEqual(made)
  })

  it('are refused with the name of each invalid field', async () => {
    const { status, error } = await shop.call('POST', '/products', { name: '', price: '1', colour: 'red' })
    expect(status).toBe(400)
    expect(error['id']).toBe('INPUT_INVALID')
    expect(error['fields']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: '/code', code: 'required' }),
        expect.objectContaining({ path: '/name', code: 'minLength' }),
        expect.objectContaining({ path: '/price', code: 'type' }),
        expect.objectContaining({ path: '/colour', code: 'additionalProperties' }),
      ]),
    )
  })

  it('are refused if the body is not an object', async () => {
    expect((await shop.call('POST', '/products', [])).error['id']).toBe('INPUT_INVALID')
    expect((await shop.call('POST', '/products')).error['id']).toBe('INPUT_INVALID')
  })

  it('keep what an update does not name, clear what it sets to null and count their version', async () => {
    const { id, ...made } = await newProduct({ least: 5, made_on: '2024-01-01', notes: { a: 1 } })
    const body = { code: made['code'] ?? '', name: '改名', price: 20, least: null, createdAt: '1999-01-01' }
    const { status, record } = await shop.call('PUT', `/products/${textOf(id)}`, body)
    expect(status).toBe(200)
    expect(record).toMatchObject({
      name: '改名',
      price: 20,
      least: null,
      made_on: '2024-01-01',
      notes: { a: 1 },
    })
    expect(record).toMatchObject({ version: 2, createdAt: made['createdAt'] })
  })

  it('need all required fields in an update as well', async () => {
    const { id } = await newProduct()
    const { error } = await shop.call('PUT', `/products/${textOf(id)}`, { name: 'x' })
    expect(error).toMatchObject({ id: 'INPUT_INVALID', fields: [{ path: '/code' }, { path: '/price' }] })
  })

  it('are checked against rules about two fields after an update is merged in', async () => {
    const { id, code } = await newProduct({ stock: 3 })
    const { error } = await shop.call('PUT', `/products/${textOf(id)}`, {
      code: code ?? '',
      name: 'x',
      price: 0,
    })
    expect(error).toMatchObject({ id: 'INPUT_INVALID', fields: [{ path: '/stock' }] })
  })

  it('are answered as stored if an update has an outdated version', async () => {
    const made = await newProduct()
    const path = `/products/${textOf(made['id'])}`
    const body = { code: made['code'] ?? '', name: 'first', price: 1, version: 1 }
    const { record } = await shop.call('PUT', path, body)
    const { status, error } = await shop.call('PUT', path, { ...body, name: 'second' })
    expect(status).toBe(409)
    expect(error).toMatchObject({ id: 'VERSION_OUTDATED', facts: record })
  })

  it('accept only one of many simultaneous changes of the same version', async () => {
    const made = await newProduct()
    const body = { code: made['code'] ?? '', name: 'x', price: 1, version: 1 }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.call('PUT', `/products/${textOf(made['id'])}`, body)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(7).fill(409),
    ])
  })

  it('are not found by an unknown id, and an invalid id is refused', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await shop.call(method, `/products/${missingId}`)).error['id']).toBe('RECORD_NOT_FOUND')
      expect((await shop.call(method, '/products/12')).error).toMatchObject({
        id: 'QUERY_INVALID',
        name: 'id',
      })
    }
  })

  it('are refused with the name of the field whose value is taken', async () => {
    const { code } = await newProduct()
    const { status, error } = await shop.call('POST', '/products', { code: code ?? '', name: 'x', price: 1 })
    expect(status).toBe(409)
    expect(error).toMatchObject({ id: 'VALUE_TAKEN', fields: [{ path: '/code', code: 'VALUE_TAKEN' }] })
  })

  it('are refused with the name of the field that the database refused', async () => {
    const { error } = await shop.call('POST', '/products', { code: newCode(), name: 'x', price: -1 })
    expect(error).toMatchObject({ id: 'INPUT_INVALID', fields: [{ path: '/price' }] })
    const nul = await shop.call('POST', '/products', { code: newCode(), name: 'a\0b', price: 1 })
    expect(nul.error['id']).toBe('INPUT_INVALID')
  })

  it('are refused with the name of the reference whose record does not exist', async () => {
    const body = { code: newCode(), name: 'x', price: 1 }
    for (const path of ['brand_id', 'tag_id']) {
      const { error } = await shop.call('POST', '/products', { ...body, [path]: missingId })
      expect(error).toMatchObject({ id: 'REFERENCE_MISSING', fields: [{ path: `/${path}` }] })
    }
    const { error } = await shop.call('POST', '/products', { ...body, tags: [{ tag_id: missingId }] })
    expect(error).toMatchObject({ id: 'REFERENCE_MISSING', fields: [{ path: '/tags/0/tag_id' }] })
    const labels = await shop.call('POST', '/products', { ...body, labels: [missingId] })
    expect(labels.error).toMatchObject({ fields: [{ path: '/labels/0' }] })
  })

  it('keep many-to-many references in order, write only their differences, and answer them with names', async () => {
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((name) => shop.make('/tags', { name })))
    const tagOf = (tag: typeof a) => ({ tag_id: tag?.['id'] ?? '', tag_name: tag?.['name'] ?? '' })
    const made = await newProduct({ tags: [tagOf(b), tagOf(a)] })
    expect(made['tags']).toEqual([tagOf(b), tagOf(a)])
    const body = { code: made['code'] ?? '', name: 'x', price: 1 }
    const path = `/products/${textOf(made['id'])}`
    // The place of a row in its table changes with every write.
    const rows = () =>
      shop.database.rows(
        sql`SELECT ctid, target, position FROM product_tags WHERE owner = ${textOf(made['id'])} ORDER BY position`,
      )
    const [ofB, ofA] = await rows()
    const same: JsonObject[] = [body, { ...body, tags: [tagOf(b), tagOf(a)] }]
    for (const update of same) {
      const kept = await shop.call('PUT', path, update)
      expect(kept.record['tags']).toEqual([tagOf(b), tagOf(a)])
      expect(await rows()).toEqual([ofB, ofA])
    }
    const changed = await shop.call('PUT', path, { ...body, tags: [tagOf(b), tagOf(c)] })
    expect(changed.record['tags']).toEqual([tagOf(b), tagOf(c)])
    expect((await rows())[0]).toEqual(ofB)
    const swapped = await shop.call('PUT', path, { ...body, tags: [tagOf(c), tagOf(b)] })
    expect(swapped.record['tags']).toEqual([tagOf(c), tagOf(b)])
    const twice = await shop.call('PUT', path, { ...body, tags: [tagOf(a), tagOf(a)] })
    expect(twice.error).toMatchObject({ fields: [{ path: '/tags/1/tag_id', code: 'uniqueItems' }] })
  })

  it('show the name of the record that they refer to', async () => {
    const brand = await shop.make('/brands', { name: `品牌 ${newCode()}` })
    const made = await newProduct({ brand_id: brand['id'] ?? '' })
    expect(made['brand_name']).toBe(brand['name'])
  })

  it('hash or encrypt secrets, never answer them, and keep them when the mask is sent back', async () => {
    const made = await newProduct({ pin: '1234', api_key: 'a very long key' })
    expect(made).toMatchObject({ api_key: secretMask })
    expect(made).not.toHaveProperty('pin')
    const stored = () =>
      shop.database.row<{ pin: string; api_key: string }>(
        sql`SELECT pin, api_key FROM product WHERE id = ${textOf(made['id'])}`,
      )
    const first = await stored()
    expect(shop.box.open(first?.api_key ?? '', 'product.api_key')).toBe('a very long key')
    expect(await verifyPassword('1234', first?.pin ?? '')).toBe(true)
    const body = { code: made['code'] ?? '', name: 'x', price: 1, pin: '', api_key: secretMask }
    const { status, record } = await shop.call('PUT', `/products/${textOf(made['id'])}`, body)
    expect({ status, key: record['api_key'] }).toEqual({ status: 200, key: secretMask })
    expect(await stored()).toEqual(first)
    await shop.call('PUT', `/products/${textOf(made['id'])}`, { ...body, pin: '5678', api_key: null })
    const last = await stored()
    expect(last?.api_key).toBeNull()
    expect(await verifyPassword('5678', last?.pin ?? '')).toBe(true)
  })

  it('make only the moves of their state machine', async () => {
    const made = await newProduct()
    const path = `/products/${textOf(made['id'])}`
    const body = { code: made['code'] ?? '', name: 'x', price: 1 }
    expect((await shop.call('POST', `${path}/close`)).error).toMatchObject({
      id: 'MOVE_NOT_ALLOWED',
      from: 'draft',
      to: 'closed',
    })
    expect((await shop.call('PUT', path, { ...body, status: 'closed' })).error['id']).toBe('MOVE_NOT_ALLOWED')
    expect((await shop.call('POST', `${path}/publish`)).record).toMatchObject({ status: 'open', version: 2 })
    expect((await shop.call('POST', `${path}/publish`)).error).toMatchObject({
      id: 'MOVE_NOT_ALLOWED',
      message: repeatedMove,
    })
    expect((await shop.call('PUT', path, { ...body, status: 'closed' })).record['status']).toBe('closed')
    const born = await shop.call('POST', '/products', { ...body, code: newCode(), status: 'closed' })
    expect(born.error).toMatchObject({ id: 'INPUT_INVALID', fields: [{ path: '/status', code: 'enum' }] })
  })

  it('include the single record of an entity, which is answered before and after it is saved', async () => {
    const first = (await shop.call('GET', '/setting')).record
    expect(first).toMatchObject({ address: null, secret: null, limit: 10, version: 1 })
    const { status, record } = await shop.call('PUT', '/setting', {
      ...first,
      secret: 'a long secret',
      limit: 5,
    })
    expect({ status, record }).toMatchObject({
      status: 200,
      record: { limit: 5, secret: secretMask, version: 2 },
    })
    expect(record['id']).toBe(first['id'])
    const again = await shop.call('PUT', '/setting', { ...record, address: 'x' })
    expect(again.record).toMatchObject({ address: 'x', secret: secretMask, version: 3 })
    expect((await shop.call('PUT', '/setting', { limit: 1, version: 1 })).error['id']).toBe(
      'VERSION_OUTDATED',
    )
    expect((await shop.call('GET', '/setting')).record).toEqual(again.record)
  })
})
