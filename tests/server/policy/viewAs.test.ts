import { beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { testDatabases } from '#tests/support/database.ts'
import { openOffice } from './openOffice.ts'
import type { Member, Office } from './openOffice.ts'

describe('viewing as a role', () => {
  const databases = testDatabases('embedded')
  let office: Office
  let seller: Member
  let auditor: Member
  beforeAll(async () => {
    office = await openOffice(databases)
    seller = await office.hire('seller', ['distribution.good', 'distribution.good.create'])
    auditor = await office.hire('auditor', ['system.role', 'system.role.viewAs', 'system.logger'])
  })

  const view = (token: string, ids: readonly string[]) =>
    office.call(token, 'POST', '/current/view-as', { role_ids: [...ids] })
  const end = (token: string) => office.call(token, 'DELETE', '/current/view-as')
  const statusesOf = async (token: string, paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await office.call(token, 'GET', path)).status))
  const codesOf = (nodes: unknown): string[] =>
    (Array.isArray(nodes) ? nodes : []).flatMap((node: JsonObject) => [
      textOf(node['code']),
      ...codesOf(node['children']),
    ])

  it('shows exactly the menus of the role, and its name for the banner', async () => {
    expect((await view(office.admin, [seller.roleId])).status).toBe(200)
    const menus = await office.call(office.admin, 'GET', '/current/menus')
    const own = await office.call(seller.token, 'GET', '/current/menus')
    expect(codesOf(menus.body.data)).toEqual(codesOf(own.body.data))
    const { body } = await office.call(office.admin, 'GET', '/current/user')
    expect(body.data).toMatchObject({
      username: 'admin',
      viewed_roles: [{ id: seller.roleId, name: 'seller' }],
    })
    await end(office.admin)
  })

  it('allows reading what the role may read and refuses every change, until it ends [S6.04]', async () => {
    await view(office.admin, [seller.roleId])
    expect(await statusesOf(office.admin, ['/goods', '/orders', '/users'])).toEqual([200, 403, 403])
    const good = { name: 'Tea', price: 10, min_price: 5, first_price: 0, status: 'normal' }
    const refused = await office.call(office.admin, 'POST', '/goods', good)
    expect(refused).toMatchObject({ status: 403, refusal: 'VIEW_ONLY' })
    const own = {
      old_password: 'a password for tests',
      password: 'another one',
      confirm_password: 'another one',
    }
    expect((await office.call(office.admin, 'PUT', '/current/password', own)).refusal).toBe('VIEW_ONLY')
    expect((await view(office.admin, [auditor.roleId])).refusal).toBe('VIEW_ONLY')
    expect((await end(office.admin)).status).toBe(200)
    expect(await statusesOf(office.admin, ['/goods', '/orders', '/users'])).toEqual([200, 200, 200])
    expect((await office.call(office.admin, 'POST', '/goods', good)).status).toBe(200)
  })

  it('gives nobody more than they hold themselves', async () => {
    await view(auditor.token, [seller.roleId])
    expect(await statusesOf(auditor.token, ['/goods', '/loggers', '/roles'])).toEqual([403, 403, 403])
    const { body } = await office.call(auditor.token, 'GET', '/current/menus')
    expect(codesOf(body.data)).not.toContain('distribution.good')
    await end(auditor.token)
  })

  it('is recorded in the audit log at its start and end, and with each call refused meanwhile [S6.04]', async () => {
    const { server, call } = office
    const token = await server.logIn()
    const viewed_roles = [{ id: seller.roleId, name: 'seller' }]
    await view(token, [seller.roleId])
    await call(token, 'GET', '/users')
    await call(token, 'DELETE', `/goods/${seller.id}`)
    await end(token)
    await call(token, 'POST', '/current/view-as', { role_ids: [seller.roleId] })
    await call(token, 'POST', '/current/logout')
    const rows = await server.database.rows(
      sql`SELECT action, subject, detail FROM "audit" WHERE detail ? 'viewed_roles' ORDER BY id DESC LIMIT 6`,
    )
    expect(rows.toReversed()).toMatchObject([
      { action: 'call', subject: 'POST /api/v1/current/view-as', detail: { viewed_roles } },
      { action: 'refuse', subject: 'GET /api/v1/users', detail: { code: 'FORBIDDEN', viewed_roles } },
      { action: 'refuse', detail: { code: 'VIEW_ONLY', viewed_roles } },
      { action: 'call', subject: 'DELETE /api/v1/current/view-as', detail: { viewed_roles } },
      { action: 'call', detail: { viewed_roles } },
      { action: 'logout', subject: 'admin', detail: { viewed_roles } },
    ])
  })

  it('is refused without its permission, and for roles that do not exist', async () => {
    expect((await view(seller.token, [seller.roleId])).refusal).toBe('FORBIDDEN')
    const unknown = '018f0000-0000-7000-8000-000000000000'
    expect((await view(office.admin, [unknown])).refusal).toBe('RECORD_NOT_FOUND')
    expect((await view(office.admin, [])).refusal).toBe('INPUT_INVALID')
  })
})
