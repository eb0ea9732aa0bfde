import { assert, asyncProperty, constantFrom, integer, option, record } from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { Figures } from '#shared/contracts/Figures.ts'
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
    await server.database
      .run(sql`INSERT INTO "order" ("id", "trade_no", "good_id", "user_id", "num", "status", "pay_time", "createdAt")
      SELECT ('01a00000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'T' || n,
        (ARRAY[${goods[0]}, ${goods[1]}]::uuid[])[n % 2 + 1], (SELECT id FROM "user" WHERE username = 'admin'),
        (n * 37 % 1000)::numeric / 100, (ARRAY['pending', 'success', 'refused'])[n % 3 + 1],
        CASE WHEN n % 4 > 0 THEN '2025-12-20T15:59:00Z'::timestamptz + n * interval '7 hours' END,
        -- Around the night in which the clocks of Newfoundland went back from 00:01 to 23:01, and lately.
        CASE WHEN n % 5 = 0 THEN '2006-10-29T02:00:00Z'::timestamptz + n * interval '20 seconds'
          ELSE '2026-01-01T00:00:00Z'::timestamptz + n * interval '11 hours' END
      FROM generate_series(1, 400) n`)
  })

  const figures = async (parameters: Record<string, string>) =>
    dataOf(await client.get<Figures>(`/orders/figures?${new URLSearchParams(parameters).toString()}`))

  it('counts and sums by a choice, the greatest first, and by references with their names', async () => {
    const byStatus = await figures({ group: 'status', measures: 'count,sum(num)' })
    expect(byStatus.count).toBe(3)
    expect(byStatus.whole['count']).toBe(400)
    expect(byStatus.groups.map(({ values }) => values['status'])).toEqual(['success', 'pending', 'refused'])
    const byGood = await figures({ group: 'good_id', filter: '{"status":"success"}', limit: '1' })
    expect(byGood).toMatchObject({ count: 2, groups: [{ figures: { count: 67 } }] })
    expect(['Tea', 'Cup']).toContain(byGood.groups[0]?.names['good_id'])
  })

  it('tells periods by their first day, where the day begins in the zone that is asked for', async () => {
    const inUtc = await figures({ group: 'pay_time', period: 'month' })
    expect(inUtc.groups.map(({ values }) => values['pay_time']).slice(0, 2)).toEqual([
      '2025-12-01',
      '2026-01-01',
    ])
    const first = (found: Figures) => found.groups[0]?.values['pay_time']
    expect(first(await figures({ group: 'pay_time' }))).toBe('2025-12-20')
    expect(first(await figures({ group: 'pay_time', zone: 'Pacific/Kiritimati' }))).toBe('2025-12-21')
    // What has no time comes last.
    expect(inUtc.groups.at(-1)).toMatchObject({ values: { pay_time: null }, figures: { count: 100 } })
  })

  it('finds the day of each moment where the clocks once went back across midnight', async () => {
    const asked = { group: 'createdAt', createdAt_lte: '2007-01-01T00:00:00Z', zone: 'America/St_Johns' }
    // From 02:30 to 02:31 it was the 29th there, then the 28th once more until 03:30.
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

  it('is what SQL written by hand answers, whatever is asked for', async () => {
    const asked = record({
      group: constantFrom('status', 'good_id', 'user_id', 'pay_time', 'createdAt'),
      second: option(constantFrom('status', 'good_id'), { nil: undefined }),
      period: constantFrom('day', 'week', 'month', 'quarter', 'year'),
      zone: constantFrom('Asia/Shanghai', 'America/St_Johns', 'UTC'),
      aggregate: constantFrom('sum', 'min', 'max', 'avg'),
      status: option(constantFrom('pending', 'success', 'refusing'), { nil: undefined }),
      least: option(integer({ min: 0, max: 10 }), { nil: undefined }),
    })
    await assert(
      asyncProperty(asked, async ({ group, second, period, zone, aggregate, status, least }) => {
        const groups = [...new Set([group, ...(second ? [second] : [])])]
        const found = await figures({
          group: groups.join(','),
          measures: `count,${aggregate}(num)`,
          period,
          zone,
          limit: '1000',
          ...(status ? { status } : {}),
          ...(least === undefined ? {} : { num_gte: String(least) }),
        })
        const keys = groups.map((name) =>
          name === 'pay_time' || name === 'createdAt'
            ? sql`to_char(date_trunc(${period}::text, ${identifier(name)} AT TIME ZONE ${zone}::text), 'YYYY-MM-DD')`
            : sql`${identifier(name)}::text`,
        )
        const figure = sql`count(*)::int AS count, round(${raw(aggregate)}(num), 6)::text AS figure FROM "order"
          WHERE (${status ?? null}::text IS NULL OR status = ${status ?? null}::text)
            AND (${least ?? null}::int IS NULL OR num >= ${least ?? null}::int)`
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
    ['measures=sum(status)', 'measures'],
    ['measures=drop(num)', 'measures'],
    ['measures=count,count', 'measures'],
    ['period=hour', 'period'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['zone=Moon', 'zone'],
    ['sort=num', 'sort'],
    ['current=1', 'current'],
    ['unknown=1', 'unknown'],
  ])('says what cannot be asked: %s', async (parameters, name) => {
    const answer = await client.get(`/orders/figures?${parameters}`)
    expect(errorOf(answer)).toMatchObject({ id: 'QUERY_INVALID', code: 400 })
    expect(answer.body.msg).toContain(name)
  })
})
