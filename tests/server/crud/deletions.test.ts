import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { openShop } from './openShop.ts'
import type { Crud } from './openCrud.ts'

const missingId = '0197b0a0-0000-7000-8000-000000000000'

eachDatabase('deletions, trees and bulk calls', (databases) => {
  let shop: Crud
  let count = 0
  const unique = (word: string) => `${word} ${(count += 1)}`
  const make = (path: string, more: JsonObject = {}) => shop.make(path, { name: unique('x'), ...more })
  const idOf = (record: JsonObject) => textOf(record['id'])
  const newProduct = (more: JsonObject = {}) => make('/products', { code: unique('c'), price: 1, ...more })
  const bulk = (ids: readonly Json[]) => `filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`
  const exists = async (path: string, record: JsonObject) =>
    (await shop.call('GET', `${path}/${idOf(record)}`)).status === 200

  beforeAll(async () => {
    shop = await openShop(databases)
  })

  it('answers with the record it deletes', async () => {
    const brand = await make('/brands')
    const { status, record } = await shop.call('DELETE', `/brands/${idOf(brand)}`)
    expect({ status, record }).toEqual({ status: 200, record: brand })
    expect(await exists('/brands', brand)).toBe(false)
  })

  it('refuses to delete a record that another one needs, by reference or by list of references', async () => {
    const brand = await make('/brands')
    const product = await newProduct({ brand_id: brand['id'] ?? null })
    const { status, error } = await shop.call('DELETE', `/brands/${idOf(brand)}`)
    expect({ status, error }).toMatchObject({
      status: 409,
      error: { id: 'RECORD_IN_USE', entity: 'product', facts: { id: brand['id'] } },
    })
    await shop.call('DELETE', `/products/${idOf(product)}`)
    const labelled = await newProduct({ brand_id: brand['id'] ?? null, labels: [brand['id'] ?? null] })
    const another = await newProduct({ labels: [brand['id'] ?? null] })
    // A product that refers to it twice counts once.
    expect((await shop.call('DELETE', `/brands/${idOf(brand)}`)).error).toMatchObject({
      id: 'RECORD_IN_USE',
      facts: { count: 2, uses: [{ entity: 'product', count: 2 }] },
    })
    await shop.call('DELETE', `/products/${idOf(another)}`)
    await shop.call('DELETE', `/products/${idOf(labelled)}`)
    expect((await shop.call('DELETE', `/brands/${idOf(brand)}`)).status).toBe(200)
  })

  it('hides a softly deleted record everywhere, clears references to it and keeps its row', async () => {
    const tag = await make('/tags')
    const tagId = tag['id'] ?? null
    const product = await newProduct({ tag_id: tagId, tags: [{ tag_id: tagId }] })
    expect((await shop.call('DELETE', `/tags/${idOf(tag)}`)).status).toBe(200)
    expect(await exists('/tags', tag)).toBe(false)
    const after = (await shop.call('GET', `/products/${idOf(product)}`)).record
    expect(after).toMatchObject({ tag_id: null, tag_name: null, tags: [], version: 3 })
    expect((await shop.call('GET', `/tags?${bulk([tagId])}`)).records).toEqual([])
    expect((await shop.call('DELETE', `/tags/${idOf(tag)}`)).status).toBe(404)
    expect((await shop.call('PUT', `/tags/${idOf(tag)}`, { name: 'x' })).status).toBe(404)
    const refused = await shop.call('POST', '/products', {
      code: unique('c'),
      name: 'x',
      price: 1,
      tag_id: tagId,
    })
    expect(refused.error).toMatchObject({ id: 'REFERENCE_MISSING', fields: [{ path: '/tag_id' }] })
    expect(await shop.database.row(sql`SELECT 1 FROM tag WHERE id = ${idOf(tag)}`)).toBeDefined()
  })

  it('raises the version of a record that loses an entry of a list, so that an open form cannot overwrite it', async () => {
    const [tag, kept] = [await make('/tags'), await make('/tags')]
    const tags = [tag, kept].map(({ id = null }) => ({ tag_id: id }))
    const product = await newProduct({ tags })
    const other = await newProduct({ tags: [{ tag_id: kept['id'] ?? null }] })
    await shop.call('DELETE', `/tags/${idOf(tag)}`)
    const path = `/products/${idOf(product)}`
    const form = { code: product['code'] ?? null, name: 'x', price: 2, tags, version: 1 }
    expect(await shop.call('PUT', path, form)).toMatchObject({
      status: 409,
      error: { id: 'VERSION_OUTDATED' },
    })
    expect((await shop.call('GET', path)).record).toMatchObject({
      price: 1,
      tags: [{ tag_id: kept['id'] }],
      version: 2,
    })
    expect((await shop.call('GET', `/products/${idOf(other)}`)).record).toMatchObject({ version: 1 })
  })

  // The embedded database has one connection, so nothing can happen in between.
  it.runIf(databases.kind === 'postgres')(
    'refuses a new record if the record it refers to is deleted meanwhile',
    async () => {
      const tag = await make('/tags')
      // Unlike the activities, the locks are read again inside a transaction.
      const isAwaited = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`
      const [held, hold] = gate()
      const deleting = shop.database.transaction(async (tx) => {
        await tx.run(sql`SELECT id FROM tag WHERE id = ${idOf(tag)} FOR UPDATE`)
        hold()
        await vi.waitFor(async () => expect(await tx.row(isAwaited)).toBeDefined(), 10_000)
        await tx.run(sql`UPDATE tag SET deleted_at = now() WHERE id = ${idOf(tag)}`)
      })
      await held
      const body = { code: unique('c'), name: 'x', price: 1, tag_id: tag['id'] ?? null }
      const { error } = await shop.call('POST', '/products', body)
      expect(error).toMatchObject({ id: 'REFERENCE_MISSING', fields: [{ path: '/tag_id' }] })
      await deleting
    },
  )

  it('deletes a branch of a tree with everything that depends on it, unless another record needs part of it', async () => {
    const top = await make('/folders')
    const middle = await make('/folders', { parent_id: top['id'] ?? null })
    const low = await make('/folders', { parent_id: middle['id'] ?? null })
    const inside = await make('/leaves', { folder_id: low['id'] ?? null })
    const guest = await make('/leaves', { guest_id: low['id'] ?? null })
    const keeper = await make('/leaves', { keeper_id: low['id'] ?? null })
    expect((await shop.call('DELETE', `/folders/${idOf(top)}`)).error).toMatchObject({
      id: 'RECORD_IN_USE',
      entity: 'leaf',
    })
    await shop.call('DELETE', `/leaves/${idOf(keeper)}`)
    const itself = await make('/leaves', { folder_id: low['id'] ?? null, keeper_id: middle['id'] ?? null })
    expect((await shop.call('DELETE', `/folders/${idOf(top)}`)).status).toBe(200)
    for (const gone of [top, middle, low]) expect(await exists('/folders', gone)).toBe(false)
    for (const gone of [inside, itself]) expect(await exists('/leaves', gone)).toBe(false)
    expect((await shop.call('GET', `/leaves/${idOf(guest)}`)).record).toMatchObject({ guest_id: null })
  })

  it('deletes all records of a bulk call or none, and says which one could not be deleted', async () => {
    const brands = await Promise.all([make('/brands'), make('/brands'), make('/brands')])
    const product = await newProduct({ brand_id: brands[1]['id'] ?? null })
    const path = `/brands?${bulk(brands.map(idOf))}`
    const { error } = await shop.call('DELETE', path)
    expect(error).toMatchObject({ id: 'RECORD_IN_USE', facts: { id: brands[1]['id'] } })
    for (const brand of brands) expect(await exists('/brands', brand)).toBe(true)
    await shop.call('DELETE', `/products/${idOf(product)}`)
    const { body } = await shop.call('DELETE', path)
    expect(body['data']).toEqual(brands.map(idOf).toSorted())
    expect((await shop.call('DELETE', path)).error).toMatchObject({ id: 'RECORD_NOT_FOUND' })
  })

  it('deletes parents and children of a tree in one bulk call', async () => {
    const top = await make('/folders')
    const low = await make('/folders', { parent_id: top['id'] ?? null })
    expect((await shop.call('DELETE', `/folders?${bulk([idOf(low), idOf(top)])}`)).status).toBe(200)
    for (const gone of [top, low]) expect(await exists('/folders', gone)).toBe(false)
  })

  it('changes all records of a bulk call or none, and says which one could not be changed', async () => {
    const products = await Promise.all([newProduct(), newProduct({ stock: 4 })])
    const path = `/products?${bulk(products.map(idOf))}`
    const { body } = await shop.call('PUT', path, { active: false })
    expect(body['data']).toEqual(products.map(idOf).toSorted())
    expect((await shop.call('GET', path)).records).toMatchObject([{ active: false }, { active: false }])
    const { error } = await shop.call('PUT', path, { price: 0 })
    expect(error).toMatchObject({ id: 'INPUT_INVALID', facts: { id: products[1]['id'] } })
    expect((await shop.call('GET', path)).records).toMatchObject([{ price: 1 }, { price: 1 }])
    const missing = await shop.call('PUT', `/products?${bulk([idOf(products[0]), missingId])}`, { price: 3 })
    expect(missing.error).toMatchObject({ id: 'RECORD_NOT_FOUND', facts: { id: missingId } })
  })

  it('changes what it can of a partial bulk call, and gives a reason for each refused record', async () => {
    const products = await Promise.all([newProduct(), newProduct({ stock: 4 })])
    const path = `/products?${bulk([...products.map(idOf), missingId])}&partly=true`
    const { body } = await shop.call('PUT', path, { price: 0 })
    expect(body['data']).toMatchObject({
      done: [idOf(products[0])],
      refused: expect.arrayContaining([
        expect.objectContaining({ id: missingId, code: 'RECORD_NOT_FOUND', fields: [] }),
        expect.objectContaining({ id: idOf(products[1]), code: 'INPUT_INVALID' }),
      ]),
    })
    const { records } = await shop.call('GET', `/products?${bulk(products.map(idOf))}`)
    const prices = new Map(records.map((record) => [idOf(record), record['price']]))
    expect(products.map((product) => prices.get(idOf(product)))).toEqual([0, 1])
    const unclear = await shop.call('PUT', `/products?${bulk([missingId])}&partly=perhaps`, { price: 1 })
    expect(unclear.error['id']).toBe('QUERY_INVALID')
  })

  it.each(['', 'filter={}', 'filter={"id":[]}', 'filter={"id":["x"]}', 'filter={"name":"x"}', 'name=x'])(
    'refuses a bulk call that does not name its records by id: %s',
    async (query) => {
      expect((await shop.call('DELETE', `/brands?${query}`)).error['id']).toBe('QUERY_INVALID')
      expect((await shop.call('PUT', `/brands?${query}`, { name: 'x' })).error['id']).toBe('QUERY_INVALID')
    },
  )

  describe('a tree', () => {
    it('is answered nested, in order and with the names of the parents', async () => {
      await shop.database.run(sql`DELETE FROM folder`)
      const top = await make('/folders', { sequence: 1, name: 'top' })
      const parent = { parent_id: top['id'] ?? null }
      await make('/folders', { ...parent, sequence: 2, name: 'second' })
      await make('/folders', { ...parent, sequence: 1, name: 'first' })
      const { records } = await shop.call('GET', '/folders/tree')
      expect(records).toMatchObject([
        {
          name: 'top',
          parent_name: null,
          children: [
            { name: 'first', parent_name: 'top', children: [] },
            { name: 'second', parent_name: 'top', children: [] },
          ],
        },
      ])
      expect((await shop.call('GET', '/folders/tree?name=first')).records).toMatchObject([{ name: 'first' }])
      expect((await shop.call('GET', '/folders/tree?range=[0,1]')).error).toMatchObject({ name: 'range' })
    })

    it('refuses to move a node below itself or its descendants', async () => {
      const top = await make('/folders')
      const low = await make('/folders', { parent_id: top['id'] ?? null })
      for (const parent of [top, low]) {
        const body = { name: 'x', parent_id: parent['id'] ?? null }
        const { error } = await shop.call('PUT', `/folders/${idOf(top)}`, body)
        expect(error).toMatchObject({ id: 'TREE_LOOP', fields: [{ path: '/parent_id' }] })
      }
    })

    it('refuses a new or moved node that would give it more than a hundred levels', async () => {
      const chain: JsonObject[] = []
      for (let level = 1; level <= 100; level += 1)
        chain.push(await make('/folders', { parent_id: chain.at(-1)?.['id'] ?? null }))
      const [top, lowest] = [chain.at(0), chain.at(-1)]
      const refused = { id: 'TREE_TOO_DEEP', fields: [{ path: '/parent_id' }] }
      const more = { name: 'x', parent_id: lowest?.['id'] ?? null }
      expect((await shop.call('POST', '/folders', more)).error).toMatchObject(refused)
      const root = await make('/folders')
      const below = { name: 'x', parent_id: idOf(root) }
      expect((await shop.call('PUT', `/folders/${idOf(top ?? {})}`, below)).error).toMatchObject(refused)
      expect((await shop.call('PUT', `/folders/${idOf(chain[1] ?? {})}`, below)).status).toBe(200)
    })

    it('accepts only one of two simultaneous moves that would together form a loop', async () => {
      const [one, two] = await Promise.all([make('/folders'), make('/folders')])
      const below = (node: JsonObject, parent: JsonObject) =>
        shop.call('PUT', `/folders/${idOf(node)}`, { name: 'x', parent_id: parent['id'] ?? null })
      const answers = await Promise.all([below(one, two), below(two, one)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    })
  })
})

/** A promise, and the function that resolves it. */
function gate(): [held: Promise<void>, hold: () => void] {
  let hold = (): void => undefined
  const held = new Promise<void>((resolve) => {
    hold = resolve
  })
  return [held, () => hold()]
}
