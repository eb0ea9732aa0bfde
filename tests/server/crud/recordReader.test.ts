import { beforeAll, expect, it } from 'vitest'
import { v7 as newId } from 'uuid'
import { RecordReader } from '#server/crud/read/RecordReader.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { Database } from '#server/database/Database.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { openShop } from './openShop.ts'
import type { Answer, Crud } from './openCrud.ts'
import { product } from './shop.ts'

eachDatabase('records by their ids', (databases) => {
  let shop: Crud
  let ids: string[]

  beforeAll(async () => {
    shop = await openShop(databases)
    const tag = await shop.make('/tags', { name: '新鲜' })
    ids = []
    for (let index = 0; index < 12; index += 1) {
      const tags = index % 2 === 0 ? [{ tag_id: tag['id'] ?? null }] : []
      const values = { code: `p${index}`, name: `苹果${index}`, price: index + 0.25, stock: index, tags }
      ids.push(textOf((await shop.make('/products', values))['id']))
    }
  })

  const getAll = (asked: readonly string[]): Promise<Answer[]> =>
    Promise.all(asked.map((id) => shop.call('GET', `/products/${id}`)))

  it('are answered correctly to each of many simultaneous callers, including their links [S7.01]', async () => {
    const asked = [...ids, ids[3] ?? '', textOf(ids[4]).toUpperCase(), ...ids.toReversed()]
    const answers = await getAll(asked)
    expect(answers.map(({ record }) => record['id'])).toEqual(asked.map((id) => id.toLowerCase()))
    for (const { record } of answers) {
      expect(record['price']).toBe(Number(record['stock']) + 0.25)
      expect(record['tags']).toHaveLength(Number(record['stock']) % 2 === 0 ? 1 : 0)
    }
  })

  it('are refused only to callers whose record does not exist or was deleted [S7.01]', async () => {
    const gone = textOf(
      (await shop.make('/products', { code: 'gone', name: '梨', price: 1, stock: 1 }))['id'],
    )
    await shop.call('DELETE', `/products/${gone}`)
    const answers = await getAll([newId(), ...ids, gone, 'no-id'])
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toEqual([404, ...ids.map(() => 200), 404, 400])
  })

  it('are read again for each call, so that nobody gets them as they were before a change [S7.01]', async () => {
    const id = ids[0] ?? ''
    for (const name of ['梨', '桃', '杏']) {
      const changed = await shop.call('PUT', `/products/${id}`, { code: 'p0', name, price: 5 })
      expect(changed.status).toBe(200)
      const [answer] = await getAll([id])
      expect(answer?.record['name']).toBe(name)
    }
  })

  it('are read in one query if they are requested together, with at most 64 per query [S7.01]', async () => {
    const counted = { asked: 0 }
    const counting: Database = {
      ...shop.database,
      rows: async (query) => {
        counted.asked += 1
        return shop.database.rows(query)
      },
    }
    const reader = new RecordReader(counting)
    const records = await Promise.all(ids.map((id) => reader.get(product, id)))
    expect(records.map(({ id }) => id)).toEqual(ids)
    expect(counted.asked).toBe(1)
    await Promise.all(Array.from({ length: 65 }, () => reader.get(product, ids[1] ?? '')))
    expect(counted.asked).toBe(3)
  })
})
