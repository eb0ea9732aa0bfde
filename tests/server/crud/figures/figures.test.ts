import { assert, asyncProperty, constantFrom, integer, option, record } from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { Figures } from '#shared/contracts/Figures.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { connect, dataOf, errorOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

eachDatabase('figures', (databases) => {
  let server: TestServer
  let client: ApiClient
  const goods: string[] = []
  beforeAll(async () => {
    server = await startTestServer(databases)
    client = await connect(server)
    for (const name of ['Tea', 'Cup'])
      goods.push(idOf(dataOf(await client.post('/goods', { name, price: 1, status: 'normal' }))))
    await server.database.run(sql`INSERT INTO "user" (id, username, name, status, province, deleted_at)
      SELECT ('01b00000-0000-7000-8000-00000000000' || n)::uuid, 'buyer' || n, 'Buyer ' || n,
        (ARRAY['activated', 'freezed'])[n % 2 + 1], (ARRAY['浙江省', '江苏省', NULL, '浙江省'])[n],
        CASE WHEN n = 4 THEN now() END FROM generate_series(1, 4) n`)
    await server.database
      .run(sql`INSERT INTO "order" ("id", "trade_no", "good_id", "user_id", "num", "status", "pay_time", "createdAt")
      SELECT ('01a00000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'T' || n,
        (ARRAY[${goods[0]}, ${goods[1]}]::uuid[])[n % 2 + 1], ('01b00000-0000-7000-8000-00000000000' || n % 4 + 1)::uuid,
        (n * 37 % 1000)::numeric / 100, (ARRAY['pending', 'success', 'refused'])[n % 3 + 1],
        CASE WHEN n % 4 > 0 THEN '2025-12-20T15:59:00Z'::timestamptz + n * interval '7 hours' END,
        -- Around the night in which the clocks of Newfoundland went back from 00:01 to 23:01, and lately.
        CASE WHEN n % 5 = 0 THEN '2006-10-29T02:00:00Z'::timestamptz + n * interval '20 seconds'
          ELSE '2026-01-01T00:00:00Z'::timestamptz + n * interval '11 hours' END
      FROM generate_series(1, 400) n`)
  })

  const figures = async (parameters: Record<string, string>) =>
    dataOf(await client.get<Figures>(`/orders/figures?${new URLSearchParams(parameters).toString()}`))

  it('are grouped by a choice with the largest group first, and by references with their names', async () => {
    const byStatus = await figures({ group: 'status', measures: 'count,sum(num)' })
    expect(byStatus.count).toBe(3)
    expect(byStatus.whole['count']).toBe(400)
    expect(byStatus.groups.map(({ values }) => values['status'])).toEqual(['success', 'pending', 'refused'])
    const byGood = await figures({ group: 'good_id', filter: '{"status":"success"}', limit: '1' })
    expect(byGood).toMatchObject({ count: 2, groups: [{ figures: { count: 67 } }] })
    expect(['Tea', 'Cup']).toContain(byGood.groups[0]?.names['good_id'])
  })

  it('are grouped by a property of the referenced record, and a deleted one counts as empty [S2.31]', async () => {
    const byProvince = await figures({ group: 'user_id.province', measures: 'count' })
    expect(byProvince.groups.map(({ values, figures: each }) => [values, each['count']])).toEqual([
      [{ 'user_id.province': null }, 200],
      [{ 'user_id.province': '江苏省' }, 100],
      [{ 'user_id.province': '浙江省' }, 100],
    ])
    expect(byProvince).toMatchObject({ count: 3, whole: { count: 400 } })
    const department = idOf(dataOf(await client.post('/departments', { name: 'East', code: 'east' })))
    await server.database.run(
      sql`UPDATE "user" SET department_id = ${department}::uuid WHERE username = 'buyer1'`,
    )
    const byDepartment = await figures({ group: 'user_id.department_id' })
    expect(byDepartment.groups).toMatchObject([
      { figures: { count: 300 } },
      { names: { 'user_id.department_id': 'East' }, figures: { count: 100 } },
    ])
  })

  it.each([
    ['user_id.status=gone', /"user_id\.status" is not valid: write one of .*freezed/u],
    ['user_id.status_null=maybe', /"user_id\.status_null" is not valid: write true or false$/u],
    ['good_id.price_gte=cheap', /"good_id\.price_gte" is not valid: write a number$/u],
    ['user_id.password=x', /"user_id\.password" is not valid: what is referred to cannot be filtered by it/u],
    ['user_id.nothing=x', /"user_id\.nothing" is not valid: what is referred to cannot be filtered by it/u],
  ])('the list refuses %s and says what to write instead', async (query, said) => {
    expect(errorOf(await client.get(`/orders?${query}`)).detail).toMatch(said)
  })

  it('by a property of a referenced record, and filters by it, are refused without access to its list [S3.04]', async () => {
    const menus = dataOf(await client.get<JsonObject[]>('/menus?pageSize=500'))
    const granted = menus.filter(({ code }) => code === 'distribution' || code === 'distribution.order')
    const role = { code: 'seller', name: 'Seller', sequence: 50, status: 'enabled' }
    const made = dataOf(
      await client.post('/roles', { ...role, menus: granted.map(({ id }) => ({ menu_id: id ?? '' })) }),
    )
    const password = 'Sells-but-asks-nobody-1'
    const user = { username: 'seller', name: 'Seller', password, status: 'activated' }
    await client.post('/users', { ...user, roles: [{ role_id: idOf(made) }] })
    const headers = { authorization: `Bearer ${await server.logIn('seller', password)}` }
    const of = (group: string) => client.send<Figures>('GET', `/orders/figures?group=${group}`, { headers })
    expect(dataOf(await of('user_id')).whole).toEqual({ count: 400 })
    expect(errorOf(await of('user_id.province'))).toMatchObject({ id: 'FORBIDDEN', code: 403 })
    expect(errorOf(await of('good_id.status'))).toMatchObject({ id: 'FORBIDDEN', code: 403 })
    for (const call of ['orders?', 'orders/figures?', 'orders/export?']) {
      const found = await client.send('GET', `/${call}user_id.province_eq=x`, { headers })
      expect(errorOf(found), call).toMatchObject({ id: 'FORBIDDEN', code: 403 })
      const either = encodeURIComponent('[{"id_null":false},{"user_id.province_eq":"x"}]')
      const among = await client.send('GET', `/${call}$or=${either}`, { headers })
      expect(errorOf(among), call).toMatchObject({ id: 'FORBIDDEN', code: 403 })
    }
  })

  it('name each period by its first day, as days begin in the requested time zone', async () => {
    const inUtc = await figures({ group: 'pay_time', period: 'month' })
    expect(inUtc.groups.map(({ values }) => values['pay_time']).slice(0, 2)).toEqual([
      '2025-12-01',
      '2026-01-01',
    ])
    const first = (found: Figures) => found.groups[0]?.values['pay_time']
    expect(first(await figures({ group: 'pay_time' }))).toBe('2025-12-20')
    expect(first(await figures({ group: 'pay_time', zone: 'Pacific/Kiritimati' }))).toBe('2025-12-21')
    // Records without a time come last.
    expect(inUtc.groups.at(-1)).toMatchObject({ values: { pay_time: null }, figures: { count: 100 } })
  })

  it('sort the end of the year 9999 after all other periods, even where it is the year 10000 already', async () => {
    await server.database.run(sql`UPDATE "order" SET pay_time = '9999-12-31T23:59:59Z' WHERE trade_no = 'T1'`)
    const { groups } = await figures({ group: 'pay_time', period: 'year', zone: 'Asia/Shanghai' })
    const years = groups.map(({ values }) => values['pay_time'])
    expect(years.slice(0, 2)).toEqual(['2025-01-01', '2026-01-01'])
    expect(years.slice(-2)).toEqual(['10000-01-01', null])
    await server.database.run(sql`UPDATE "order" SET pay_time = '2025-12-20T22:59:00Z' WHERE trade_no = 'T1'`)
  })

  it('find the day of each moment in a night when the clocks went back across midnight', async () => {
    const asked = { group: 'createdAt', createdAt_lte: '2007-01-01T00:00:00Z', zone: 'America/St_Johns' }
    // It was the 29th there from 02:30 to 02:31, then the 28th again until 03:30.
    const { groups } = await figures(asked)
    const byHand = await server.database.rows<{ day: string; count: number }>(
      sql`SELECT to_char("createdAt" AT TIME ZONE 'America/St_Johns', 'YYYY-MM-DD') AS day, count(*)::int AS count
        FROM "order" WHERE "createdAt" < '2007-01-01' GROUP BY 1 ORDER BY 1`,
    )
    expect(groups.map(({ values, figures: each }) => [values['createdAt'], each['count']])).toEqual(
      byHand.map(({ day, count }) => [day, count]),
    )
    expect(byHand.map(({ day }) => day)).toEqual(['2006-10-28', '2006-10-29'])
  })

  const overConditions: Readonly<Record<string, string>> = {
    '{"user_id.province":"江"}': `user_id.province LIKE '%江%'`,
    '{"user_id.province_eq":"浙江省"}': `user_id.province = '浙江省'`,
    '{"user_id.province_ne":"浙江省"}': `user_id.province IS DISTINCT FROM '浙江省'`,
    '{"user_id.province_null":true}': 'user_id.province IS NULL',
    '{"user_id.province_null":false,"good_id.name_eq":"Tea"}': `user_id.province IS NOT NULL AND good_id.name = 'Tea'`,
    '{"user_id.status":["freezed"]}': `user_id.status = 'freezed'`,
    '{"user_id.status_ne":["freezed"]}': `user_id.status IS DISTINCT FROM 'freezed'`,
    '{"user_id.status":"all","good_id.price_gte":1}': 'good_id.price >= 1',
  }

  it.each(Object.entries(overConditions))(
    'the list is filtered by a property of a referenced record: %s [S2.31]',
    async (filter, where) => {
      const list = await client.get<JsonObject[]>(
        `/orders?${new URLSearchParams({ filter, pageSize: '500' }).toString()}`,
      )
      const byHand = await server.database.rows<{ id: string }>(sql`SELECT o.id FROM "order" o
      LEFT JOIN "user" user_id ON user_id.id = o.user_id AND user_id.deleted_at IS NULL
      LEFT JOIN "good" good_id ON good_id.id = o.good_id WHERE ${raw(where)}`)
      const [found, wanted] = [dataOf(list), byHand].map((rows) => new Set(rows.map(({ id }) => id)))
      expect(found).toEqual(wanted)
      expect(list.body).toMatchObject({ total: byHand.length })
    },
  )

  it('equal what hand-written SQL answers, whatever the query', async () => {
    const asked = record({
      group: constantFrom(
        'status',
        'good_id',
        'user_id',
        'pay_time',
        'createdAt',
        'user_id.province',
        'user_id.status',
        'user_id.department_id',
      ),
      second: option(constantFrom('status', 'good_id', 'good_id.name', 'user_id.name'), { nil: undefined }),
      period: constantFrom('day', 'week', 'month', 'quarter', 'year'),
      zone: constantFrom('Asia/Shanghai', 'America/St_Johns', 'Australia/Lord_Howe', 'UTC'),
      aggregate: constantFrom('sum', 'min', 'max', 'avg'),
      status: option(constantFrom('pending', 'success', 'refusing'), { nil: undefined }),
      least: option(integer({ min: 0, max: 10 }), { nil: undefined }),
      over: option(constantFrom(...Object.keys(overConditions)), { nil: undefined }),
    })
    await assert(
      asyncProperty(asked, async ({ group, second, period, zone, aggregate, status, least, over }) => {
        const groups = [...new Set([group, ...(second ? [second] : [])])]
        const found = await figures({
          group: groups.join(','),
          measures: `count,${aggregate}(num)`,
          period,
          zone,
          limit: '1000',
          ...(status ? { status } : {}),
          ...(least === undefined ? {} : { num_gte: String(least) }),
          ...(over === undefined ? {} : { filter: over }),
        })
        const keys = groups.map((name) => {
          const [own = '', over] = name.split('.')
          if (over !== undefined) return sql`${identifier(own)}.${identifier(over)}::text`
          const column = sql`o.${identifier(name)}`
          return name === 'pay_time' || name === 'createdAt'
            ? sql`to_char(date_trunc(${period}::text, ${column} AT TIME ZONE ${zone}::text), 'YYYY-MM-DD')`
            : sql`${column}::text`
        })
        const figure = sql`count(*)::int AS count, round(${raw(aggregate)}(num), 6)::text AS figure FROM "order" o
          LEFT JOIN "user" user_id ON user_id.id = o.user_id AND user_id.deleted_at IS NULL
          LEFT JOIN "good" good_id ON good_id.id = o.good_id
          WHERE (${status ?? null}::text IS NULL OR o.status = ${status ?? null}::text)
            AND (${least ?? null}::int IS NULL OR o.num >= ${least ?? null}::int)
            AND (${raw(overConditions[over ?? ''] ?? 'TRUE')})`
        const rows = await server.database.rows<{ keys: (string | null)[]; count: number; figure: string }>(
          sql`SELECT ARRAY[${join(keys)}] AS keys, ${figure} GROUP BY 1`,
        )
        const whole = await server.database.row<{ count: number; figure: string | null }>(
          sql`SELECT ${figure}`,
        )
        const byHand = rows.map((row) => JSON.stringify([row.keys, row.count, Number(row.figure)]))
        const told = found.groups.map(({ values, figures: each }) =>
          JSON.stringify([groups.map((name) => values[name]), each['count'], each[`${aggregate}(num)`]]),
        )
        expect(told.toSorted()).toEqual(byHand.toSorted())
        expect(found.count).toBe(rows.length)
        const { count, figure: wholeFigure = null } = whole ?? {}
        expect(found.whole).toEqual({
          count,
          [`${aggregate}(num)`]: wholeFigure === null ? null : Number(wholeFigure),
        })
      }),
      { numRuns: 200, seed: 7 },
    )
  })

  it.each([
    ['group=trade_no', 'group'],
    ['group=password', 'group'],
    ['group=status,good_id,user_id', 'group'],
    ['group=status,status', 'group'],
    ['group=user_id.password', 'group'],
    ['group=user_id.avatar', 'group'],
    ['group=user_id.invite_id.province', 'group'],
    ['group=status.province', 'group'],
    ['group=user_id.', 'group'],
    ['measures=sum(status)', 'measures'],
    ['measures=drop(num)', 'measures'],
    ['measures=count,count', 'measures'],
    ['period=hour', 'period'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['zone=Moon', 'zone'],
    ['zone=%2B08:00', 'zone'],
    ['sort=num', 'sort'],
    ['current=1', 'current'],
    ['unknown=1', 'unknown'],
    ['user_id.password=x', 'user_id.password'],
    ['user_id.roles=x', 'user_id.roles'],
    ['user_id.q=x', 'user_id.q'],
    ['user_id.id=x', 'user_id.id'],
    ['user_id.=x', 'user_id.'],
    ['user_id.invite_id.province=x', 'user_id.invite_id.province'],
    ['status.province=x', 'status.province'],
    ['user_id.status=gone', 'user_id.status'],
    ['.province=x', '.province'],
  ])('refuse an invalid parameter by its name: %s', async (parameters, name) => {
    const answer = await client.get(`/orders/figures?${parameters}`)
    expect(errorOf(answer)).toMatchObject({ id: 'QUERY_INVALID', code: 400 })
    expect(answer.body.msg).toContain(name)
  })
})
