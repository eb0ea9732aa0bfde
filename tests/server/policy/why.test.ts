import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#generated/routes/routes.ts'
import { buildApp } from '#server/app/app.ts'
import { sql } from '#server/database/sql.ts'
import { RouteTable } from '#server/policy/RouteTable.ts'
import type { GuardedRoute } from '#server/policy/RouteTable.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { beginSession } from '#server/sessions/sessions.ts'
import { roles } from '#demo/roles.ts'
import type { GrantStep } from '#shared/permissions/Explanation.ts'
import { testDatabases } from '#tests/support/database.ts'
import { why } from '#server/policy/why.ts'
import { openOffice } from './openOffice.ts'
import type { Method, Office } from './openOffice.ts'

const nobody = '018f0000-0000-7000-8000-000000000000'

describe('the explanation of a permission', () => {
  const databases = testDatabases('embedded')
  const routeTable = new RouteTable()
  let office: Office
  let calls: readonly GuardedRoute[]
  beforeAll(async () => {
    office = await openOffice(databases, { FENXIAO_DEMO: 'true' })
    const { config, database } = office.server
    const twin = await buildApp({ config, database, catalog: serverCatalog(config) }, routeTable)
    await twin.close()
    calls = routeTable.routes.filter(({ access }) => access === 'policy')
  })

  const run = (query: ReturnType<typeof sql>) => office.server.database.run(query)
  const isRefused = async (token: string, { method, path }: GuardedRoute) => {
    const address = path.replace('/api/v1', '').replace(':id', nobody)
    // An empty body is refused after the check of permissions, and so changes nothing.
    const payload = method === 'GET' || method === 'DELETE' ? undefined : {}
    const { status, refusal } = await office.call(token, method, address, payload)
    // Permissions for rows in the body are checked after admission, and have an error code of their own.
    return status === 403 && refusal !== 'ROWS_FORBIDDEN'
  }

  /** A session of a user of the demonstration with only this role. */
  const sessionOf = async (role: string): Promise<string> => {
    const { config, database } = office.server
    const user = await database.row<{ id: string }>(sql`
      INSERT INTO "user" (id, username, name, status) VALUES (gen_random_uuid(), ${`only-${role}`}, ${role}, 'activated')
      RETURNING id`)
    if (!user) throw new Error('no user was made')
    await run(sql`INSERT INTO "user_roles" (owner, target, position)
      SELECT ${user.id}::uuid, id, 0 FROM "role" WHERE code = ${role}`)
    const start = { userId: user.id, remember: false, address: '', agent: '' }
    return (await beginSession(database, start, config.session)).token
  }

  const apply = async (steps: readonly GrantStep[]) => {
    for (const step of steps) {
      if (step.step === 'enableRole')
        await run(sql`UPDATE "role" SET status = 'enabled' WHERE id = ${step.role.id}`)
      if (step.step === 'enableMenu')
        await run(sql`UPDATE "menu" SET status = 'enabled' WHERE id = ${step.menu.id}`)
      if (step.step === 'tickMenu')
        await run(
          sql`INSERT INTO "role_menus" (owner, target, position) VALUES (${step.role.id}, ${step.menu.id}, 900)`,
        )
    }
  }

  const undo = async (steps: readonly GrantStep[]) => {
    for (const step of steps) {
      if (step.step === 'enableRole')
        await run(sql`UPDATE "role" SET status = 'disabled' WHERE id = ${step.role.id}`)
      if (step.step === 'enableMenu')
        await run(sql`UPDATE "menu" SET status = 'disabled' WHERE id = ${step.menu.id}`)
      if (step.step === 'tickMenu')
        await run(sql`DELETE FROM "role_menus" WHERE owner = ${step.role.id} AND target = ${step.menu.id}`)
    }
  }

  it('covers every generated route, and every route that the resource of a menu names', async () => {
    const known = calls.map(({ method, path }) => `${method} ${path}`)
    const generated = routes.map(({ method, url }) => `${method} /api/v1${url}`)
    expect(known).toEqual(expect.arrayContaining(generated))
    const named = await office.server.database.rows<{ call: string }>(sql`
      SELECT DISTINCT (r ->> 'method') || ' ' || (r ->> 'path') AS call FROM "menu", jsonb_array_elements(resources) r`)
    expect(known.toSorted()).toEqual(named.map(({ call }) => call).toSorted())
  })

  it.each(['administrator', ...roles.map(({ code }) => code)])(
    'predicts every answer to the role %s, and the grant it suggests lifts every refusal [S6.04]',
    async (role) => {
      const token = await sessionOf(role)
      const differences: string[] = []
      // Calls that one grant opens are tried together: each change of grants makes the policy load again.
      const refused = new Map<string, { grant: readonly GrantStep[]; calls: GuardedRoute[] }>()
      for (const call of calls) {
        const explanation = await why(office.server.database, routeTable, {
          role,
          call: `${call.method} ${call.path}`,
        })
        const isAllowed = !(await isRefused(token, call))
        if (isAllowed !== explanation.isAllowed) differences.push(`${call.method} ${call.path}`)
        if (explanation.isAllowed) continue
        const { grant = [] } = explanation
        const key = JSON.stringify(grant)
        refused.set(key, { grant, calls: [...(refused.get(key)?.calls ?? []), call] })
      }
      for (const { grant, calls: opened } of refused.values()) {
        await apply(grant)
        for (const call of opened)
          if (await isRefused(token, call)) differences.push(`grant for ${call.method} ${call.path}`)
        await undo(grant)
      }
      expect(differences).toEqual([])
      expect(refused.size > 0).toBe(role !== 'administrator')
    },
    120_000,
  )

  it('names the role, the menus and the API resource that allow a call [S6.01]', async () => {
    const answer = await ask({ user: 'liufang', call: `POST /api/v1/orders/${nobody}/pay` })
    expect(answer).toMatchObject({
      isAllowed: true,
      route: { method: 'POST', path: '/api/v1/orders/:id/pay', access: 'policy' },
      chains: [
        {
          role: { code: 'finance' },
          menus: [
            { code: 'distribution' },
            { code: 'distribution.order' },
            { code: 'distribution.order.pay' },
          ],
          line: { method: 'POST', path: '/api/v1/orders/:id/pay' },
        },
      ],
    })
    expect(answer).not.toHaveProperty('grant')
  })

  it('suggests ticking a menu in the role, or enabling the role if it is disabled [S6.01]', async () => {
    expect(await ask({ user: 'liufang', code: 'distribution.good.edit' })).toMatchObject({
      isAllowed: false,
      grant: [{ step: 'tickMenu', role: { code: 'finance' }, menu: { code: 'distribution.good.edit' } }],
    })
    expect(await ask({ role: 'intern', call: 'GET /api/v1/goods' })).toMatchObject({
      isAllowed: false,
      chains: [],
      grant: [{ step: 'enableRole', role: { code: 'intern' } }],
    })
  })

  it('says which call needs no menu, and that a frozen user is refused all the same', async () => {
    expect(await ask({ role: 'intern', call: 'GET /api/v1/current/menus' })).toMatchObject({
      isAllowed: true,
      route: { access: 'own' },
    })
    await run(sql`UPDATE "user" SET status = 'freezed' WHERE username = 'luoxin'`)
    expect(await ask({ user: 'luoxin', call: 'GET /api/v1/goods' })).toMatchObject({
      isAllowed: false,
      obstacles: ['USER_FREEZED'],
    })
  })

  it('is refused for an invalid question, and without a permission of its own', async () => {
    const { admin, call, hire } = office
    const path = (query: string): [Method, string] => ['GET', `/permissions/why?${query}`]
    expect((await call(admin, ...path('user=admin'))).refusal).toBe('QUERY_INVALID')
    expect((await call(admin, ...path('user=nobody&code=system'))).refusal).toBe('RECORD_NOT_FOUND')
    expect((await call(admin, ...path('user=admin&call=GET%20/api/v1/nothing'))).refusal).toBe(
      'ROUTE_NOT_FOUND',
    )
    const { token } = await hire('asker', ['system.role'])
    expect((await call(token, ...path('role=finance&code=system'))).status).toBe(403)
  })

  const ask = async (question: Record<string, string>) => {
    const answer = await office.call(
      office.admin,
      'GET',
      `/permissions/why?${new URLSearchParams(question).toString()}`,
    )
    return answer.body.data
  }
})
