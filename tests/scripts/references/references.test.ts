import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { belongingTo, relationFilterOf, relationsTo } from '#console/screens/related/relationsTo.ts'
import { newId } from '#server/database/newId.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { buildDeliveries } from './deliveries.ts'
import type { Deliveries } from './deliveries.ts'

eachDatabase('references inside the rows of a list', (databases) => {
  let deliveries: Deliveries
  let crud: Crud
  beforeAll(async () => {
    deliveries = await buildDeliveries({ refer: true })
    const database = await databases.open()
    await deliveries.migrate(database)
    crud = await deliveries.serve(database)
  })
  afterAll(() => deliveries.remove())
  const product = async (name: string) => idOf(await crud.make('/products', { name }))
  const change = (lines: JsonObject[]): JsonObject => ({ name: 'Delivery', lines })
  const deliver = (lines: JsonObject[]) => crud.make('/deliveries', change(lines))

  it('are stored with their rows, several to the same record, in one call with the total', async () => {
    const tea = await product('Tea')
    const lines = [
      { product_id: tea, spare_id: null, price: 2.5, pieces: 4 },
      { product_id: tea, spare_id: null, price: 0.01, pieces: 1 },
    ]
    const made = await deliver(lines)
    expect(made).toMatchObject({ lines, total: 10.01 })
    expect((await crud.call('GET', `/deliveries/${idOf(made)}`)).record).toEqual(made)
  })

  it('filter a list by the record that a row refers to', async () => {
    const [cup, pot] = [await product('Cup'), await product('Pot')]
    const made = await deliver([{ product_id: cup, price: 1 }])
    const filter = encodeURIComponent(JSON.stringify({ 'lines.product_id': cup }))
    const idsFor = async (query: string) => (await crud.call('GET', `/deliveries?${query}`)).records.map(idOf)
    expect(await idsFor(`filter=${filter}`)).toEqual([idOf(made)])
    await crud.call('PUT', `/deliveries/${idOf(made)}`, change([{ product_id: pot, price: 1 }]))
    expect(await idsFor(`lines.product_id=${cup}`)).toEqual([])
    expect(await idsFor(`lines.product_id=${pot}`)).toEqual([idOf(made)])
  })

  it('are refused at the very row that names a missing record', async () => {
    const tray = await product('Tray')
    const lines: JsonObject[] = [
      { product_id: tray, price: 1 },
      { product_id: tray, spare_id: newId(), price: 1 },
    ]
    const refusal = { id: 'REFERENCE_MISSING', fields: [{ path: '/lines/1/spare_id' }] }
    expect((await crud.call('POST', '/deliveries', change(lines))).error).toMatchObject(refusal)
    const made = await deliver([{ product_id: tray, price: 1 }])
    const changed = await crud.call('PUT', `/deliveries/${idOf(made)}`, change(lines))
    expect(changed.error).toMatchObject(refusal)
    expect((await crud.call('GET', `/deliveries/${idOf(made)}`)).record).toEqual(made)
  })

  it('are exported as the names of the records that they refer to', async () => {
    const tin = await product('Tea tin')
    await crud.make('/deliveries', { name: 'Exported', lines: [{ product_id: tin, price: 1 }] })
    const url = '/api/v1/deliveries/export?columns=name,lines&name=Exported'
    const { body } = await crud.app.inject({ url })
    expect(body).toContain('Tea tin')
    expect(body).not.toContain(tin)
  })

  it('are exported as names also if a client sent their ids in capital letters', async () => {
    const tin = await product('Biscuit tin')
    const made = await crud.make('/deliveries', {
      name: 'Capitals',
      lines: [{ product_id: tin.toUpperCase(), price: 1 }],
    })
    expect(made).toMatchObject({ lines: [{ product_id: tin }] })
    const { body } = await crud.app.inject({
      url: '/api/v1/deliveries/export?columns=name,lines&name=Capitals',
    })
    expect(body).toContain('Biscuit tin')
  })

  it('prevent deletion of the record that they refer to, as long as a row does', async () => {
    const jar = await product('Jar')
    const made = await deliver([{ product_id: jar, price: 1 }])
    const refused = await crud.call('DELETE', `/products/${jar}`)
    expect(refused.error).toMatchObject({ id: 'RECORD_IN_USE', facts: { entity: 'delivery', count: 1 } })
    await crud.call('PUT', `/deliveries/${idOf(made)}`, change([]))
    expect((await crud.call('DELETE', `/products/${jar}`)).status).toBe(200)
  })
})

eachDatabase('texts in rows that become references', (databases) => {
  it('prevent deletion of the records that existing rows name', async () => {
    const deliveries = await buildDeliveries({ refer: false })
    const database = await databases.open()
    await deliveries.migrate(database)
    const before = await deliveries.serve(database)
    const id = idOf(await before.make('/products', { name: 'Tea' }))
    await before.make('/deliveries', { name: 'None' })
    await before.make('/deliveries', { name: 'Old', lines: [{ product_id: id, price: 1 }] })
    await deliveries.refer()
    await deliveries.migrate(database)
    const after = await deliveries.serve(database)
    expect((await after.call('DELETE', `/products/${id}`)).error).toMatchObject({ id: 'RECORD_IN_USE' })
    deliveries.remove()
  })
})

describe('a record that rows refer to', () => {
  it('has a tab per reference on its page, whose new record refers to it, and a filter in the API document', async () => {
    const deliveries = await buildDeliveries({ refer: true })
    const relations = relationsTo('product', await deliveries.resources())
    expect(relations.map(relationFilterOf)).toEqual(['lines.product_id', 'lines.spare_id'])
    // Two references in the same rows are distinguished by the row's property.
    expect(relations.map(({ toldBy }) => toldBy)).toEqual([
      ['lines', 'lines.product_id'],
      ['lines', 'lines.spare_id'],
    ])
    const [first] = relations
    expect(first && belongingTo(first, 'p')).toEqual({ lines: [{ product_id: 'p' }] })
    expect(deliveries.read('openapi/openapi.json')).toContain('"lines.product_id"')
    deliveries.remove()
  })
})
