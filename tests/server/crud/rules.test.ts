import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Context, Hooks } from '#server/crud/entity/Context.ts'
import { inWriteTransaction } from '#server/crud/entity/inWriteTransaction.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import { updateRecord } from '#server/crud/write/updateRecord.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { eachDatabase } from '#tests/support/database.ts'
import type { Crud } from './openCrud.ts'
import { openShop } from './openShop.ts'
import { product } from './shop.ts'

eachDatabase('rules and seams', (databases) => {
  let shop: Crud
  let calls: string[] = []
  let refuseAt = ''
  let count = 0

  const note = (call: string): void => {
    calls.push(call)
    if (call === refuseAt) throw new AppError('RECORD_IN_USE', { entity: call })
  }
  const rules: Hooks = {
    beforeCreate: (_, draft) => {
      note('beforeCreate')
      draft['notes'] = 'by the rule'
    },
    afterCreate: async (tx, { record, draft }) => {
      const stored = await tx.row(sql`SELECT 1 FROM product WHERE id = ${textOf(record['id'])}`)
      note(`afterCreate ${textOf(draft['name'])} ${stored ? 'stored' : 'missing'}`)
    },
    beforeUpdate: (_, { before, draft, move }) => {
      note(`beforeUpdate ${textOf(before['status'])} ${move?.code ?? '-'}`)
      if (move) draft['notes'] = move.code
    },
    afterUpdate: (_, { after }) => note(`afterUpdate ${textOf(after['status'])}`),
    afterMove: (_, { before, after, move }) =>
      note(`afterMove ${move.code} ${textOf(before['status'])} ${textOf(after['status'])}`),
    beforeDelete: (_, records) => note(`beforeDelete ${records.length}`),
    afterDelete: (_, records) => note(`afterDelete ${records.length}`),
  }
  const leafRules: Hooks = { beforeDelete: (_, records) => note(`leaves ${records.length}`) }

  const body = (more: JsonObject = {}): JsonObject => ({
    code: `c${(count += 1)}`,
    name: 'x',
    price: 1,
    ...more,
  })
  const pathOf = ({ id }: JsonObject) => `/products/${textOf(id)}`

  beforeAll(async () => {
    shop = await openShop(databases, { product: rules, leaf: leafRules })
  })
  beforeEach(() => {
    calls = []
    refuseAt = ''
  })

  it('run before and after a record is created, in the same transaction', async () => {
    const made = await shop.make('/products', body())
    expect(made['notes']).toBe('by the rule')
    expect(calls).toEqual(['beforeCreate', 'afterCreate x stored'])
  })

  it('are told of a move, whether it is made by its button or by an update', async () => {
    const moved = ['beforeUpdate draft publish', 'afterUpdate open', 'afterMove publish draft open']
    const one = await shop.make('/products', body())
    calls = []
    const byButton = await shop.call('POST', `${pathOf(one)}/publish`)
    expect({ calls, notes: byButton.record['notes'] }).toEqual({ calls: moved, notes: 'publish' })
    const two = await shop.make('/products', body())
    calls = []
    await shop.call('PUT', pathOf(two), body({ code: two['code'] ?? null, status: 'open' }))
    expect(calls).toEqual(moved)
  })

  it('undo the whole change when they refuse it', async () => {
    const made = await shop.make('/products', body())
    for (const refusal of ['afterUpdate open', 'afterMove publish draft open']) {
      refuseAt = refusal
      expect((await shop.call('POST', `${pathOf(made)}/publish`)).status).toBe(409)
    }
    refuseAt = 'afterDelete 1'
    expect((await shop.call('DELETE', pathOf(made))).status).toBe(409)
    refuseAt = ''
    expect((await shop.call('GET', pathOf(made))).record).toEqual(made)
  })

  it('receive the records of other entities that are deleted along with one', async () => {
    const folder = await shop.make('/folders', { name: 'top' })
    const folderId = folder['id'] ?? null
    await shop.make('/leaves', { name: 'a', folder_id: folderId })
    await shop.make('/leaves', { name: 'b', folder_id: folderId })
    await shop.call('DELETE', `/folders/${textOf(folderId)}`)
    expect(calls).toEqual(['leaves 2'])
  })

  it('require the permission for a move that an update makes', async () => {
    const made = await shop.make('/products', body())
    const context: Context = {
      catalog: shop.catalog,
      may: async (permission) => permission !== 'shop.product.publish',
    }
    const save = (input: JsonObject) =>
      inWriteTransaction(shop.database, (tx) =>
        updateRecord(tx, product, { id: textOf(made['id']), input }, context),
      )
    await expect(save({ status: 'open' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(save({ name: 'y' })).resolves.toMatchObject({ name: 'y', status: 'draft' })
  })

  it('refuse a password or a version in a bulk update', async () => {
    const made = await shop.make('/products', body())
    const path = `/products?filter=${JSON.stringify({ id: [made['id']] })}`
    for (const [name, value] of Object.entries({ pin: '1234', version: 1 })) {
      const { error } = await shop.call('PUT', path, { [name]: value })
      expect(error).toMatchObject({ id: 'INPUT_INVALID', fields: [{ path: `/${name}` }] })
    }
  })

  it('run again if transactions collide, and report a conflict if they always do', async () => {
    let tries = 0
    const collide = (times: number) =>
      inWriteTransaction(shop.database, async (tx) => {
        tries += 1
        if (tries <= times) await tx.run(sql`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40P01'; END $$`)
        return 'done'
      })
    await expect(collide(2)).resolves.toBe('done')
    expect(tries).toBe(3)
    tries = 0
    await expect(collide(99)).rejects.toMatchObject({ code: 'WRITE_CONFLICT' })
    expect(tries).toBe(4)
  })
})
