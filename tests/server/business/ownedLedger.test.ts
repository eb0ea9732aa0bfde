import { beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app/app.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { sql } from '#server/database/sql.ts'
import type { OwnedBy } from '#shared/contracts/Table.ts'
import { dataOf, openOffice } from '#tests/server/policy/openOffice.ts'
import type { Member, Office } from '#tests/server/policy/openOffice.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'

const good = { name: '乌龙茶', price: 100, min_price: 0, first_price: 0, sequence: 1, status: 'normal' }
const ownedBy: Readonly<Partial<Record<string, OwnedBy>>> = {
  order: { columns: ['invite_id'], codes: { department: 'ofDepartment', all: 'all' } },
  distributionLog: { columns: ['user_id'], codes: { department: 'ofDepartment', all: 'all' } },
}

eachDatabase('a ledger with an owner for each line', (databases) => {
  let office: Office
  let app: FastifyInstance
  let goodId = ''
  const sellers: Member[] = []

  beforeAll(async () => {
    office = await openOffice(databases)
    const make = async (path: string, body: object) =>
      idOf(dataOf(await office.call(office.admin, 'POST', path, body)))
    goodId = await make('/goods', good)
    await make('/distributions', { leave: 1, rate: 10 })
    const buyer = await office.hire('buyer', ['distribution.good'])
    for (const [index, name] of ['anna', 'bert'].entries()) {
      const seller = await office.hire(name, ['distribution.distributionLog'])
      const sale = { good_id: goodId, user_id: buyer.id, invite_id: seller.id, status: 'pending' }
      const order = await make('/orders', { ...sale, num: 100 * (index + 1) })
      await make(`/orders/${order}/pay`, {})
      sellers.push(seller)
    }
    const { config, database } = office.server
    const catalog = serverCatalog(config)
    const tableOf = (entity: string) => {
      const owned = ownedBy[entity]
      return { ...catalog.tableOf(entity), ...(owned && { ownedBy: owned }) }
    }
    app = await buildApp({ config, database, catalog: { ...catalog, tableOf } })
    databases.afterwards(() => app.close())
  })

  it('states, adds up and explains to each person only their own lines', async () => {
    const [anna, bert] = sellers
    const headers = { authorization: `Bearer ${anna?.token ?? ''}` }
    const read = async (path: string) => {
      const answer = await app.inject({ url: `/api/v1${path}`, headers })
      return { status: answer.statusCode, data: answer.json<{ data: unknown }>().data }
    }
    expect(await read(`/users/${anna?.id}/statement`)).toMatchObject({ data: { earned: 10 } })
    expect(await read(`/users/${bert?.id}/statement`)).toMatchObject({ data: { earned: 0, months: [] } })
    expect(await read(`/goods/${goodId}/sales`)).toMatchObject({
      data: { orders: 1, sold: 100, commission: 10 },
    })
    const lineOf = async (userId = '') =>
      idOf(
        (await office.server.database.row<{ id: string }>(
          sql`SELECT id FROM distribution_log WHERE user_id = ${userId}`,
        )) ?? {},
      )
    expect(await read(`/distributions/logs/${await lineOf(anna?.id)}/why`)).toMatchObject({ status: 200 })
    expect(await read(`/distributions/logs/${await lineOf(bert?.id)}/why`)).toMatchObject({ status: 404 })
  })
})
