import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { menus } from '#generated/menus/menus.ts'
import { isEntityName, tables } from '#generated/tables/tables.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import { projectRoot } from '#server/config/projectRoot.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { Database } from '#server/database/Database.ts'
import { migrate } from '#server/database/migrate/migrate.ts'
import { identifier, sql } from '#server/database/sql.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { buildDemonstration } from '#demo/buildDemonstration.ts'
import { matchesPattern } from '#demo/buildRoles.ts'
import { roles } from '#demo/roles.ts'
import { firstStart } from '#server/start/firstStart.ts'
import { verifyLedger } from '#server/business/ledgerCheck/verifyLedger.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { MenuNode } from '#shared/contracts/MenuNode.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { startTestServer, testConfig } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

const sizes = {
  department: 15,
  role: 7,
  user: 43,
  good: 36,
  order: 400,
  distribution: 3,
  distributionVersion: 2,
  webhook: 1,
  webhookDelivery: 7,
} as const

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fenxiao-demo-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function countOf(database: Database, table: string): Promise<number> {
  const row = await database.row<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${identifier(table)}`)
  return row?.n ?? -1
}

eachDatabase('the demonstration', (databases) => {
  let server: TestServer
  let authorization: string
  beforeAll(async () => {
    server = await startTestServer(databases, { FENXIAO_DEMO: 'true' })
    authorization = `Bearer ${await server.logIn()}`
  })

  it('has active users for all names that the README says to try', async () => {
    const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8')
    const [paragraph = ''] = /\*\*Try another role\.\*\*[^]*?\n\n/u.exec(readme) ?? []
    const named = [...paragraph.matchAll(/`([a-z]+)`/gu)].map(([, username = '']) => username)
    expect(named.length).toBeGreaterThan(3)
    const active = await server.database.rows<{ username: string }>(
      sql`SELECT username FROM "user" WHERE status = 'activated' AND username = ANY(${named}::text[])`,
    )
    expect(active.map(({ username }) => username).toSorted()).toEqual(named.toSorted())
  })

  const get = async (path: string) => {
    const answer = await server.app.inject({ url: `/api/v1${path}`, headers: { authorization } })
    expect(answer.statusCode).toBe(200)
    return answer.json<{ data: JsonObject[]; total: number }>()
  }

  it('fills every list of the business [S2.30]', async () => {
    for (const [entity, size] of Object.entries(sizes)) {
      if (!isEntityName(entity)) throw new Error(entity)
      expect([entity, (await get(tables[entity].path)).total]).toEqual([entity, size])
    }
    expect((await get('/loggers')).total).toBeGreaterThanOrEqual(150)
    expect((await get('/distributions/logs')).total).toBeGreaterThan(500)
    expect(await countOf(server.database, 'we_chat_config')).toBe(0)
  })

  it('has only valid records, so that each can be saved again as it is [S5.13]', async () => {
    const catalog = serverCatalog(server.config)
    const entities: EntityName[] = ['department', 'role', 'user', 'good', 'order', 'distribution']
    for (const entity of entities) {
      const validate = catalog.validatorOf(entity)
      const { data } = await get(`${tables[entity].path}?pageSize=500`)
      const refused = data.filter((record) => validate?.(record) !== true)
      expect([entity, refused]).toEqual([entity, []])
    }
  })

  it('has departments on three levels, with leaders [S3.05]', async () => {
    const { data } = await get('/departments?pageSize=500')
    const parents = new Map(data.map(({ id, parent_id }) => [id, parent_id]))
    const depthOf = (id: unknown): number => {
      const parent = data.find((record) => record['id'] === id)?.['parent_id']
      return typeof parent === 'string' ? 1 + depthOf(parent) : 1
    }
    expect(new Set([...parents.keys()].map(depthOf))).toEqual(new Set([1, 2, 3]))
    expect(data.filter(({ leader_id }) => typeof leader_id === 'string').length).toBeGreaterThan(10)
  })

  it('has orders in all states, paid exactly where the state says so [S4.10]', async () => {
    const states = await server.database.rows<{ status: string; n: number; paid: number }>(sql`
      SELECT status, count(*)::int AS n, count(pay_time)::int AS paid FROM "order"
      WHERE (pay_no IS NULL) = (pay_time IS NULL) GROUP BY status`)
    expect(states.reduce((sum, { n }) => sum + n, 0)).toBe(sizes.order)
    expect(states.map(({ status }) => status).sort()).toEqual(
      ['pending', 'fail', 'success', 'refusing', 'refused', 'refused_fail'].sort(),
    )
    for (const { status, n, paid } of states) {
      expect([status, paid]).toEqual([status, status === 'pending' || status === 'fail' ? 0 : n])
    }
  })

  it('is consistent in time: users and goods before their orders, nothing in the future', async () => {
    const wrong = await server.database.rows(sql`
      SELECT o.trade_no FROM "order" o
      JOIN "user" u ON u.id = o.user_id JOIN "good" g ON g.id = o.good_id LEFT JOIN "user" i ON i.id = o.invite_id
      WHERE o."createdAt" < u.created_at OR o."createdAt" < g."createdAt" OR o."createdAt" < i.created_at
        OR o."createdAt" > o."updatedAt" OR o.pay_time NOT BETWEEN o."createdAt" AND o."updatedAt"
        OR o."updatedAt" > now() OR o.user_id = o.invite_id OR g.status = 'draft'
        OR o.num NOT BETWEEN g.min_price AND g.price
        OR o.trade_no !~ ('^' || to_char(o."createdAt" AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') || '\\d{10}$')`)
    expect(wrong).toEqual([])
    const disordered = await server.database.rows(sql`
      SELECT 1 FROM (SELECT "createdAt", lag("createdAt") OVER (ORDER BY id) AS before FROM "order") o
      WHERE before > "createdAt"`)
    expect(disordered).toEqual([])
  })

  it('pays commission along the chain, floored to fen, and never below the minimum price', async () => {
    const lines = await server.database.rows<{ position: number; right: boolean }>(sql`
      WITH line AS (
        SELECT l.*, o.user_id AS buyer, o.chain, o.num, g.min_price, d.leave,
          u.status = 'freezed' AND u.updated_at < l."createdAt" AS frozen, d.rate AS agreed,
          coalesce(sum(l.amount) OVER (PARTITION BY l.trade_no ORDER BY d.leave
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS below
        FROM distribution_log l JOIN "order" o ON o.id = l.order_id JOIN "good" g ON g.id = o.good_id
        JOIN "user" u ON u.id = l.user_id JOIN distribution_version v ON v.number = l.rule_version
        JOIN LATERAL jsonb_to_recordset(v.rates) AS d(leave int, rate numeric) ON d.leave = l.level
        WHERE l."createdAt" = o.pay_time AND v.since <= o.pay_time)
      SELECT leave AS position, amount = CASE WHEN frozen THEN 0
          ELSE least(trunc(num * rate / 100, 2), greatest(num - min_price - below, 0)) END
        AND user_id <> buyer AND order_amount = num AND good_min = min_price AND rate = agreed
        AND user_id::text = chain->>(leave - 1) AS right
      FROM line`)
    expect(lines.filter(({ right }) => !right)).toEqual([])
    expect(new Set(lines.map(({ position }) => position))).toEqual(new Set([1, 2, 3]))
    const twice = await server.database.rows(sql`
      SELECT 1 FROM distribution_log GROUP BY trade_no, user_id, sign(amount) HAVING count(*) > 1`)
    expect(twice).toEqual([])
  })

  it('pays commission for exactly the paid orders with an inviter, and takes all of it back for refunds', async () => {
    const sums = await server.database.rows<{ status: string; lines: number; sum: string; due: boolean }>(sql`
      SELECT o.status, count(l.id)::int AS lines, coalesce(sum(l.amount), 0)::text AS sum,
        o.invite_id IS NOT NULL AND o.pay_time IS NOT NULL AS due
      FROM "order" o LEFT JOIN distribution_log l USING (trade_no) GROUP BY o.id`)
    expect(sums.filter(({ lines, due }) => lines > 0 !== due)).toEqual([])
    const refunded = sums.filter(({ status }) => status === 'refused')
    expect(refunded.length).toBeGreaterThan(0)
    expect(refunded.filter(({ sum }) => Number(sum) !== 0)).toEqual([])
    const negative = await server.database.rows(sql`
      SELECT 1 FROM distribution_log JOIN "order" o USING (trade_no) WHERE amount < 0 AND o.status <> 'refused'`)
    expect(negative).toEqual([])
  })

  it('has a ledger that follows from its orders and the rules of their time [S3.10]', async () => {
    const { problems, orders, lines } = await verifyLedger(server.database)
    expect([problems, orders, lines > 500]).toEqual([[], sizes.order, true])
    const versions = await server.database.rows(
      sql`SELECT DISTINCT rule_version FROM distribution_log ORDER BY 1`,
    )
    expect(versions).toEqual([{ rule_version: 1 }, { rule_version: 2 }])
  })

  it('lets in nobody but the administrator until the others get a password', async () => {
    for (const password of ['', 'the default password', 'zhoumin', 'nobody has this password']) {
      expect(await server.logIn('zhoumin', password).catch(() => undefined)).toBeUndefined()
    }
    const { data } = await get('/users?username_eq=zhoumin')
    const [user] = data
    const answer = await server.app.inject({
      method: 'PUT',
      url: `/api/v1/users/${textOf(user?.['id'])}`,
      headers: { authorization },
      payload: { ...user, password: 'Chosen-for-her-1' },
    })
    expect(answer.statusCode).toBe(200)
    expect(await server.logIn('zhoumin', 'Chosen-for-her-1')).toEqual(expect.any(String))
  })

  it('is created completely with the first start or not at all', async () => {
    const database = await databases.open()
    const config = testConfig(newFolder(), { FENXIAO_DEMO: 'true' })
    await migrate(database, migrationFiles())
    // The log lines are planted last: a failure there must undo everything that was planted before.
    await database.run(sql`ALTER TABLE "logger" ADD CONSTRAINT no_errors CHECK (level <> 'error')`)
    await expect(firstStart({ config, database, catalog: serverCatalog(config) })).rejects.toThrow()
    for (const table of ['menu', 'user', 'good', 'order']) expect(await countOf(database, table)).toBe(0)
    await database.run(sql`ALTER TABLE "logger" DROP CONSTRAINT no_errors`)
    await firstStart({ config, database, catalog: serverCatalog(config) })
    await firstStart({ config, database, catalog: serverCatalog(config) })
    expect(await countOf(database, 'order')).toBe(sizes.order)
  })
})

describe('the demonstration', () => {
  it('is left out on a PostgreSQL server unless asked for', () => {
    const url = { DATABASE_URL: 'postgres://someone@db.example.com/fenxiao' }
    const demo = (environment: Record<string, string>): boolean =>
      testConfig(newFolder(), { FENXIAO_DEMO: '', ...environment }).demo
    expect([demo({}), demo({ FENXIAO_DEMO: 'false' })]).toEqual([true, false])
    expect([demo(url), demo({ ...url, FENXIAO_DEMO: 'true' })]).toEqual([false, true])
  })

  it.each([
    '2024-02-29T15:59:59.999Z',
    '2025-12-31T16:00:00.000Z',
    '2026-06-18T01:30:00.000Z',
    '2027-01-01T12:00:00.000Z',
  ])('is the same for the same time, and is consistent at %s', (time) => {
    const now = Date.parse(time)
    const made = buildDemonstration(now, 'hash')
    expect(buildDemonstration(now, 'hash')).toEqual(made)
    const { orders, distributionLogs, loggers, users, goods } = made
    expect(orders).toHaveLength(sizes.order)
    expect(new Set(orders.map(({ status }) => status)).size).toBe(6)
    const times = [
      ...[...orders, ...distributionLogs, ...goods].map(({ updatedAt }) => updatedAt),
      ...[...loggers, ...users].map(({ created_at }) => created_at),
    ]
    expect(times.filter((at) => Date.parse(at) > now)).toEqual([])
    const ids = [orders, distributionLogs, loggers].map((rows) => rows.map(({ id }) => id))
    for (const list of ids) expect(list).toEqual([...new Set(list)].sort())
  })

  it('gives its roles only permissions that the catalogue has [S6.01]', () => {
    const codesOf = (nodes: readonly MenuNode[]): string[] =>
      nodes.flatMap(({ code, children }) => [code, ...codesOf(children)])
    const external = buildDemonstration(Date.now(), 'hash').externalMenus.map(({ code }) => code)
    const codes = [...codesOf(menus), ...external]
    const patterns = roles.flatMap((role) => role.menus)
    expect(patterns.filter((pattern) => !codes.some((code) => matchesPattern(pattern, code)))).toEqual([])
    expect(codes.filter((code) => matchesPattern('distribution.good.*', code))).toContain(
      'distribution.good.edit',
    )
    expect(matchesPattern('distribution.distribution.*', 'distribution.distributionLog')).toBe(false)
    expect(matchesPattern('distribution.good', 'distribution.good.edit')).toBe(false)
  })

  it('shows pictures that exist, small and without scripts', () => {
    const addresses = new Set(
      buildDemonstration(Date.now(), 'hash').goods.flatMap(({ images }) => images ?? []),
    )
    expect(addresses.size).toBe(12)
    for (const address of addresses) {
      const file = join(projectRoot, 'public', address)
      expect([address, existsSync(file)]).toEqual([address, true])
      const svg = readFileSync(file, 'utf8')
      expect(svg.length).toBeLessThan(3000)
      expect(svg).not.toMatch(/<script|<style|href|\son\w+=/)
    }
  })
})
