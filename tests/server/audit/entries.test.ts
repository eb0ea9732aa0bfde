import { beforeAll, describe, expect, it } from 'vitest'
import { AuditKeys } from '#server/audit/AuditKeys.ts'
import { verifyAudit } from '#server/audit/verifyAudit.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { secretMask } from '#shared/secretMask.ts'
import { dataOf, openOffice } from '#tests/server/policy/openOffice.ts'
import type { Office } from '#tests/server/policy/openOffice.ts'
import { testDatabases } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { adminPassword } from '#tests/support/testServer.ts'
import { auditRows, sealed } from './openAudit.ts'

const good = { name: '铁观音', price: 100, min_price: 80, first_price: 0, sequence: 1, status: 'normal' }

describe('the audit log', () => {
  const databases = testDatabases('embedded')
  let office: Office
  beforeAll(async () => {
    office = await openOffice(databases)
  })
  const rows = (wanted: Parameters<typeof auditRows>[1]) => auditRows(office.server.database, wanted)
  const make = async (path: string, body: object): Promise<JsonObject> =>
    dataOf(await office.call(office.admin, 'POST', path, body))

  it('keeps every change of a record: who, when, from where, and only what changed', async () => {
    const { admin, call, server } = office
    const made = await make('/goods', good)
    const id = idOf(made)
    await server.app.inject({
      method: 'PUT',
      url: `/api/v1/goods/${id}`,
      headers: {
        authorization: `Bearer ${admin}`,
        'user-agent': 'Tester/1',
        'x-request-id': 'trace-of-change',
      },
      payload: { ...good, price: 120, name: '铁观音 特级' },
    })
    expect(
      (await call(admin, 'PUT', `/goods/${id}`, { ...good, price: 120, name: '铁观音 特级' })).status,
    ).toBe(200)
    await call(admin, 'POST', `/goods/${id}/sellOut`)
    await call(admin, 'DELETE', `/goods/${id}`)
    const [gone, moved, changed, created, ...others] = await rows({ record_id: id })
    expect(others).toEqual([])
    expect(created).toMatchObject({ action: 'create', entity: 'good', user_name: 'admin', before: null })
    expect(created?.after).toMatchObject({ name: '铁观音', price: 100, min_price: 80 })
    expect(changed).toMatchObject({
      action: 'update',
      subject: '铁观音 特级',
      before: { name: '铁观音', price: 100 },
      after: { name: '铁观音 特级', price: 120 },
      address: '127.0.0.1',
      agent: 'Tester/1',
      trace_id: 'trace-of-change',
    })
    expect(Object.keys(changed?.after ?? {}).sort()).toEqual(['name', 'price'])
    expect(moved).toMatchObject({
      action: 'move',
      detail: { move: 'sellOut' },
      before: { status: 'normal' },
      after: { status: 'sold_out' },
    })
    expect(gone).toMatchObject({ action: 'delete', after: null, before: { price: 120 } })
  })

  it('keeps each record of a bulk call, and nothing of a change that was rolled back', async () => {
    const { admin, call } = office
    const ids = [idOf(await make('/goods', good)), idOf(await make('/goods', good))]
    const filter = encodeURIComponent(JSON.stringify({ id: ids }))
    await call(admin, 'PUT', `/goods?filter=${filter}`, { sequence: 9 })
    for (const id of ids)
      expect((await rows({ record_id: id, action: 'update' }))[0]?.after).toEqual({ sequence: 9 })
    const bad = await call(admin, 'PUT', `/goods?filter=${filter}`, { min_price: 5000 })
    expect(bad.status).toBeGreaterThanOrEqual(400)
    await call(admin, 'DELETE', `/goods?filter=${filter}`)
    for (const id of ids)
      expect((await rows({ record_id: id })).map(({ action }) => action)).toEqual([
        'delete',
        'update',
        'create',
      ])
  })

  it('keeps the records that are deleted along with another, and those that lose a reference', async () => {
    const menu = { name: 'page', sequence: 1, type: 'page', status: 'enabled', path: '/x' }
    const top = await make('/menus', { ...menu, code: 'audit.top' })
    const child = await make('/menus', { ...menu, code: 'audit.child', parent_id: idOf(top) })
    const menus = [{ menu_id: idOf(child) }]
    const role = await make('/roles', {
      code: 'audited',
      name: 'audited',
      sequence: 1,
      status: 'enabled',
      menus,
    })
    await office.call(office.admin, 'DELETE', `/menus/${idOf(top)}`)
    expect((await rows({ record_id: idOf(child) }))[0]).toMatchObject({ action: 'delete', subject: 'page' })
    const [cleared] = await rows({ record_id: idOf(role) })
    expect(cleared).toMatchObject({ action: 'clear', entity: 'role', after: { menus: [] } })
    expect(JSON.stringify(cleared?.before)).toContain(idOf(child))
  })

  it('is shown as the history of a record to those who may see that record, and to nobody else', async () => {
    const { admin, call, hire } = office
    const id = idOf(await make('/goods', good))
    await call(admin, 'PUT', `/goods/${id}`, { ...good, sequence: 7 })
    const seller = await hire('seller', ['distribution.good'])
    const history = await call(seller.token, 'GET', `/goods/${id}/history`)
    expect(history.body).toMatchObject({
      total: 2,
      data: [
        { action: 'update', user_name: 'admin', before: { sequence: 1 }, after: { sequence: 7 } },
        { action: 'create' },
      ],
    })
    expect(JSON.stringify(history.body)).not.toContain('127.0.0.1')
    const second = await call(seller.token, 'GET', `/goods/${id}/history?current=2&pageSize=1`)
    expect(second.body).toMatchObject({ total: 2, data: [{ action: 'create' }] })
    expect((await call(seller.token, 'GET', `/users/${seller.id}/history`)).status).toBe(403)
    expect((await call(seller.token, 'GET', `/goods/${seller.id}/history`)).body).toMatchObject({ total: 0 })
    expect((await call(admin, 'GET', `/goods/${id}/history?sort=x`)).status).toBe(400)
    expect((await call(admin, 'GET', '/weChat/config/history')).body).toMatchObject({ success: true })
  })

  it('shows a complete history even if its entries are too long to be held together', async () => {
    const { admin, call } = office
    const id = idOf(await make('/goods', good))
    const texts = Array.from({ length: 12 }, (_, index) => `${index} ${'茶"'.repeat(49_000)}`)
    for (const description of texts)
      expect(await call(admin, 'PUT', `/goods/${id}`, { ...good, description })).toMatchObject({
        status: 200,
      })
    const pageOf = async (query: string) => {
      const { body } = await call(admin, 'GET', `/goods/${id}/history?${query}`)
      return { ...body, data: [dataOf({ status: 200, refusal: undefined, body })].flat() }
    }
    const whole = await pageOf('pageSize=100')
    expect(whole).toMatchObject({ success: true, msg: 'OK', total: 13 })
    expect(whole.data.map(({ after }) => after)).toEqual([
      ...texts.toReversed().map((description) => ({ description })),
      expect.objectContaining(good),
    ])
    expect((await pageOf('current=2&pageSize=3')).data).toEqual(whole.data.slice(3, 6))
  })

  it('keeps only a mask of a secret', async () => {
    const { admin, call } = office
    const config = dataOf(await call(admin, 'GET', '/weChat/config'))
    await call(admin, 'PUT', '/weChat/config', { ...config, app_secret: 'a very secret thing' })
    const member = await office.hire('masked', ['distribution.good'])
    await call(admin, 'PATCH', `/users/${member.id}/reset-pwd`, { password: 'another password' })
    const all = JSON.stringify(await rows({}))
    for (const secret of ['a very secret thing', 'a password of their own', 'another password', '$scrypt'])
      expect(all).not.toContain(secret)
    expect((await rows({ action: 'create', record_id: member.id }))[0]?.after).toMatchObject({
      password: secretMask,
    })
    expect((await rows({ record_id: member.id }))[0]).toMatchObject({
      action: 'password',
      user_name: 'admin',
      after: { password: secretMask },
    })
  })

  it('keeps log-ins, failed log-ins and log-outs', async () => {
    const { server, call } = office
    const token = await server.logIn('admin')
    expect((await rows({ action: 'login' }))[0]).toMatchObject({ subject: 'admin', user_name: 'admin' })
    const subjects: unknown[] = []
    // The text in the name field may be a user's password.
    for (const username of ['admin', 'Typed-In-The-Wrong-Field', 'Typed-In-The-Wrong-Field']) {
      const payload = { username, password: 'wrong', ...(await server.solvedCaptcha()) }
      await server.app.inject({ method: 'POST', url: '/api/v1/login', payload })
      const [line] = await rows({ action: 'loginFailed' })
      subjects.push(line?.['subject'])
      expect(line).toMatchObject({
        subject: username === 'admin' ? 'admin' : expect.stringMatching(/^#[\w-]{16}$/),
        detail: { code: 'LOGIN_REFUSED' },
        user_name: null,
      })
    }
    expect(subjects[1]).toBe(subjects[2])
    await call(token, 'POST', '/current/logout')
    expect((await rows({ action: 'logout' }))[0]).toMatchObject({ user_name: 'admin' })
    await call(token, 'GET', '/current/user')
    expect((await rows({ action: 'refuse' }))[0]).toMatchObject({ detail: { code: 'SESSION_ENDED' } })
  })

  it('keeps refused calls, and hand-written ones that write no line of their own', async () => {
    const { call, server, hire } = office
    const member = await hire('refused', ['distribution.good'])
    await call(member.token, 'DELETE', `/users/${member.id}`)
    expect((await rows({ action: 'refuse' }))[0]).toMatchObject({
      user_name: 'refused',
      entity: 'user',
      subject: `DELETE /api/v1/users/${member.id}`,
      detail: { code: 'FORBIDDEN', method: 'DELETE' },
    })
    const change = {
      old_password: 'a password of their own',
      password: 'a new password',
      confirm_password: 'a new password',
    }
    expect((await call(member.token, 'PUT', '/current/password', change)).status).toBe(200)
    expect((await rows({ user_name: 'refused' }))[0]).toMatchObject({
      action: 'password',
      subject: 'refused',
    })
    expect(await server.logIn('admin', adminPassword)).not.toBe('')
    await sealed(server.database)
    const report = await verifyAudit(server.database, new AuditKeys(server.config.secretKeys))
    expect(report).toMatchObject({ isGenuine: true, problems: [] })
  })

  it('keeps the query of a refused export, with the values of secret-sounding names hidden', async () => {
    const { call, hire } = office
    const member = await hire('careless', ['distribution.good'])
    const query = 'num=3&access_token=abcdef&password=hunter2'
    expect((await call(member.token, 'GET', `/orders/export?${query}`)).status).toBe(403)
    expect((await rows({ action: 'refuse' }))[0]).toMatchObject({
      user_name: 'careless',
      detail: { code: 'FORBIDDEN', query: { num: '3', access_token: '[hidden]', password: '[hidden]' } },
    })
  })

  it('can be checked over HTTP only by those who hold that permission', async () => {
    const { admin, call, hire } = office
    const member = await hire('curious', ['system.audit'])
    expect((await call(member.token, 'GET', '/audits')).status).toBe(200)
    expect((await call(member.token, 'GET', '/audits/verify')).status).toBe(403)
    expect(dataOf(await call(admin, 'GET', '/audits/verify'))).toMatchObject({ isGenuine: true })
    expect((await call(admin, 'GET', '/audits/verify?head=nonsense')).status).toBe(400)
  })

  it('finds the entries of a renamed entity, in the history of a record and among its author’s changes', async () => {
    const { admin, call, server } = office
    const { database } = server
    const id = idOf(await make('/goods', good))
    await call(admin, 'POST', `/goods/${id}/sellOut`)
    // Inserts rows in the form they would have had while goods were called wares, and later articles.
    await database.run(sql`INSERT INTO audit SELECT (jsonb_populate_record(a, jsonb_build_object(
        'id', gen_random_uuid(), 'entity', CASE action WHEN 'move' THEN 'article' ELSE 'ware' END))).*
      FROM audit a WHERE record_id = ${id}`)
    await database.run(sql`INSERT INTO renamed_entity (former, name, former_path, path, settled_at) VALUES
      ('ware', 'article', '/wares', '/articles', now()), ('article', 'good', '/articles', '/goods', now())`)
    const { body } = await call(admin, 'GET', `/goods/${id}/history`)
    expect(body).toMatchObject({
      data: [{ action: 'move' }, { action: 'move' }, { action: 'create' }, { action: 'create' }],
      total: 4,
    })
    const own = await call(admin, 'GET', '/current/activity')
    expect(own.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ record_id: id })]),
    })
    expect(JSON.stringify(own.body)).not.toMatch(/ware|article/u)
  })

  it('shows the values of renamed properties under the present names in the history of a record', async () => {
    const { admin, call, server } = office
    const { database } = server
    const id = idOf(await make('/goods', good))
    await call(admin, 'PUT', `/goods/${id}`, { ...good, sequence: 7 })
    await database.run(sql`INSERT INTO renamed_property (entity, former, name, settled_at) VALUES
      ('good', 'sequence', 'earlier', now() - interval '1 hour'), ('order', 'sequence', 'other', now()),
      ('good', 'sequence', 'place', now()), ('good', 'place', 'position', now())`)
    const { body } = await call(admin, 'GET', `/goods/${id}/history`)
    expect(body).toMatchObject({
      data: [
        { action: 'update', before: { position: 1 }, after: { position: 7 } },
        { action: 'create', before: null, after: { name: good.name, position: 1 } },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(/"sequence"|"place"|"earlier"|"other"/u)
    // The log itself keeps the names under which it was sealed.
    expect(await rows({ record_id: id, action: 'update' })).toMatchObject([{ after: { sequence: 7 } }])
    await database.run(sql`DELETE FROM renamed_property`)
  })

  it('keeps only some refusals of a flood, and the number that it left out', async () => {
    const { app, database } = office.server
    const headers = { authorization: 'Bearer nobody' }
    const refuse = (remoteAddress: string) =>
      app.inject({ url: '/api/v1/current/user', headers, remoteAddress })
    for (let index = 0; index < 40; index += 1) await refuse(`2001:db8::${index}`)
    await refuse('10.20.20.20')
    const ofFlood = await database.rows(sql`SELECT 1 FROM "audit" WHERE address LIKE '2001:db8::%'`)
    expect(ofFlood).toHaveLength(30)
    expect(await rows({ address: '10.20.20.20' })).toHaveLength(1)
    // The end of the minute, or of the server, writes the number of the others.
    await app.close()
    expect((await rows({ action: 'refuse' }))[0]).toMatchObject({
      subject: 'address:2001:db8::/64',
      detail: { skipped: 10, callers: [{ caller: 'address:2001:db8::/64', skipped: 10 }] },
      user_name: null,
    })
  })
})
