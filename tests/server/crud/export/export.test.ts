import { readXlsx } from 'hucre'
import { parse } from 'papaparse'
import { beforeAll, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { connect, dataOf, errorOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

// Thirteen pages of the export and a part of the fourteenth.
const count = 6600

eachDatabase('an export', (databases) => {
  let server: TestServer
  let client: ApiClient
  beforeAll(async () => {
    server = await startTestServer(databases)
    client = await connect(server)
    const good = dataOf(await client.post('/goods', { name: '=Tea', price: 1, status: 'normal' }))
    await server.database
      .run(sql`INSERT INTO "order" ("id", "trade_no", "good_id", "user_id", "num", "pay_time")
      SELECT ('01a00000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'T' || lpad(n::text, 5, '0'), ${idOf(good)}::uuid,
        (SELECT id FROM "user" WHERE username = 'admin'), n % 7,
        CASE WHEN n % 3 > 0 THEN '2026-01-01T00:00:00.000001Z'::timestamptz + n % 5 * interval '1 microsecond' END
      FROM generate_series(1, ${count}::int) n`)
  })

  const rowsOf = async (path: string, parameters: Record<string, string>) => {
    const answer = await client.file(`${path}?${new URLSearchParams(parameters).toString()}`)
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    const [heads = [], ...rows] = parse<string[]>(answer.text.trimEnd()).data
    return { heads, rows, headers: answer.headers }
  }

  it.each(['pay_time', '-pay_time', 'num', '-num', 'trade_no'])(
    'contains every row once, in the order of the list: %s',
    async (sort) => {
      const { rows, headers } = await rowsOf('/orders/export', { sort, columns: 'trade_no' })
      expect(headers.get('x-total-count')).toBe(String(count))
      const numbers = rows.map(([number]) => number)
      expect(new Set(numbers).size).toBe(count)
      // Around the boundary of two pages and at both ends.
      for (const current of [1, 20, 21, 65]) {
        const page = await client.get<JsonObject[]>(`/orders?sort=${sort}&pageSize=100&current=${current}`)
        const start = (current - 1) * 100
        expect(numbers.slice(start, start + 100)).toEqual(dataOf(page).map((order) => order['trade_no']))
      }
    },
  )

  it('shows values as people read them, in their language and time zone', async () => {
    const role = dataOf(await client.get<JsonObject[]>('/roles'))[0]
    const user = { username: 'reader', name: '=1+1', roles: [{ role_id: role?.['id'] ?? '' }] }
    const made = dataOf(await client.post('/users', user))
    await server.database.run(
      sql`UPDATE "user" SET "created_at" = '2026-01-31T20:00:00Z' WHERE id = ${idOf(made)}`,
    )
    const asked = { username: 'reader', columns: 'name,roles,status,created_at', zone: 'Asia/Shanghai' }
    const { heads, rows } = await rowsOf('/users/export', asked)
    expect(heads).toEqual(['姓名', '角色', '状态', '创建时间'])
    expect(rows).toEqual([["'=1+1", role?.['name'], '正常', '2026-02-01 04:00:00']])
  })

  it('can be a workbook with all rows, with numbers as numbers and texts as they are', async () => {
    const headers = { authorization: client.authorization, 'accept-language': 'en' }
    const workbook = async (path: string) => {
      const answer = await fetch(`${client.address}${path}`, { headers })
      expect(answer.headers.get('content-type')).toMatch(/spreadsheetml/u)
      const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
      return { name: sheets[0]?.name, rows: sheets[0]?.rows ?? [], headers: answer.headers }
    }
    const orders = await workbook('/orders/export?format=xlsx&sort=trade_no&columns=trade_no,num,pay_time')
    expect(orders.headers.get('x-total-count')).toBe(String(count))
    expect(orders.headers.get('content-disposition')).toContain('order.xlsx')
    expect(orders.name).toBe('Order')
    expect(orders.rows).toHaveLength(count + 1)
    expect(orders.rows[0]).toEqual(['Order number', 'Price paid (CNY)', 'Paid at'])
    expect(orders.rows[1]).toEqual(['T00001', 1, '2026-01-01 00:00:00'])
    await server.database.run(sql`UPDATE good SET description = ${'x'.repeat(40_000)} WHERE name = '=Tea'`)
    const goods = await workbook('/goods/export?format=xlsx&name=Tea&columns=name,price,summary,description')
    const [, [name, price, summary, long] = []] = goods.rows
    expect([name, price, summary]).toEqual(['=Tea', 1, null])
    expect(long).toHaveLength(32_767)
  })

  it.each([
    ['columns=password', 'columns'],
    ['columns=name,name', 'columns'],
    ['columns=nothing', 'columns'],
    ['format=xml', 'format'],
    ['texts=loud', 'texts'],
    ['zone=Moon/Crater', 'zone'],
    ['pageSize=10', 'pageSize'],
    ['unknown=1', 'unknown'],
  ])('refuses an invalid parameter by its name before it sends any rows: %s', async (parameters, name) => {
    const answer = await client.get(`/users/export?${parameters}`)
    expect(errorOf(answer)).toMatchObject({ id: 'QUERY_INVALID', code: 400 })
    expect(answer.body.msg).toContain(name)
  })

  it('is complete even if records are too long to be held in memory together, as is the list', async () => {
    await server.database
      .run(sql`INSERT INTO "good" ("id", "name", "price", "min_price", "first_price", "sequence", "status", "description")
      SELECT ('01b00000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'L' || lpad(n::text, 2, '0'), 1, 0, 0, 0, 'draft',
        repeat(CASE WHEN n % 2 = 0 THEN '"茶"\' ELSE 'tea' END, 24000) FROM generate_series(1, 40) n`)
    const asked = { status: 'draft', sort: 'name' }
    const { heads, rows } = await rowsOf('/goods/export', { ...asked, columns: 'name,description' })
    expect(heads).toHaveLength(2)
    expect(rows.map(([name]) => name)).toEqual(
      rows.map((_, index) => `L${String(index + 1).padStart(2, '0')}`),
    )
    for (const first of [0, 0, 35]) {
      const range = `[${first},${first + 39}]`
      const page = await client.file(`/goods?${new URLSearchParams({ ...asked, range }).toString()}`)
      const { data, total, ...rest }: { data: JsonObject[]; total: number } = JSON.parse(page.text)
      expect([rest, total]).toEqual([{ success: true, msg: 'OK' }, 40])
      expect(page.headers.get('content-range')).toBe(`good ${first}-39/40`)
      expect(page.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(data.map(({ name, description }) => [name, description])).toEqual(rows.slice(first))
      expect(data[1]).toEqual(dataOf(await client.get(`/goods/${textOf(data[1]?.['id'])}`)))
    }
  })

  it('is recorded in the audit log with its query', async () => {
    await rowsOf('/goods/export', { name: 'Tea', columns: 'name' })
    await expect
      .poll(async () => {
        const found = await client.get<JsonObject[]>('/audits?entity=good&action=call&pageSize=1')
        return dataOf(found)[0]?.['detail']
      })
      .toMatchObject({ method: 'GET', query: { name: 'Tea', columns: 'name' } })
  })
})
