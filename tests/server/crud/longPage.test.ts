import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '#tests/support/database.ts'
import type { Crud } from './openCrud.ts'
import { openShop } from './openShop.ts'

eachDatabase('a page of records that is too long for memory', (databases) => {
  let shop: Crud
  beforeAll(async () => {
    shop = await openShop(databases)
    const notes = { text: 'x'.repeat(900_000) }
    for (const [index, name] of ['红苹果', '绿苹果', '苹果汁', '梨'].entries())
      await shop.make('/products', { code: `p${index}`, name, price: 1, notes, status: 'open' })
  })

  it.each([
    ['a search', 'q=苹果', 3],
    ['a part of a text', 'name=苹果', 3],
    ['the whole of a text', 'name_eq=梨', 1],
    ['nothing', '', 4],
  ])('contains all that is found by %s [S7.03]', async (_, asked, count) => {
    const { status, records, body } = await shop.call('GET', `/products?${encodeURI(asked)}`)
    expect({ status, found: records.length, total: body['total'] }).toEqual({
      status: 200,
      found: count,
      total: count,
    })
  })
})
