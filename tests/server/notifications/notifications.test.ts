import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { sql } from '#server/database/sql.ts'
import { insertLogRows } from '#server/logs/insertLogRows.ts'
import { logRowOf } from '#server/logs/LogRow.ts'
import { LiveStreams } from '#server/notifications/LiveStreams.ts'
import { noteFailedMigration, noteStart } from '#server/notifications/noteStart.ts'
import { notify, settleNotices } from '#server/notifications/notify.ts'
import { pruneNotices } from '#server/notifications/pruneNotices.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { endSession } from '#server/sessions/sessions.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { dataOf, openOffice } from '../policy/openOffice.ts'
import type { Member, Office } from '../policy/openOffice.ts'
import { EventReader } from './EventReader.ts'

interface Row {
  id: string
  code: string
  record_id: string | null
  facts: Record<string, unknown>
  settled: boolean
  read: boolean
}

const reachCodes = { department: 'distribution.order.seeDepartment', all: 'distribution.order.seeAll' }

eachDatabase('notifications', (databases) => {
  let office: Office
  let seller: Member
  let clerk: Member
  let goodId: string

  beforeAll(async () => {
    office = await openOffice(databases)
    seller = await office.hire('seller', ['distribution.order', 'distribution.order.create'])
    clerk = await office.hire('clerk', ['system.user'])
    const good = {
      name: '云课堂年卡',
      price: 199,
      min_price: 99,
      first_price: 0,
      sequence: 1,
      status: 'normal',
    }
    goodId = idOf(dataOf(await office.call(office.admin, 'POST', '/goods', good)))
  })

  const order = async () => {
    const input = { good_id: goodId, num: 199, user_id: seller.id, status: 'pending' }
    return idOf(dataOf(await office.call(office.admin, 'POST', '/orders', input)))
  }
  const move = (id: string, code: string) => office.call(office.admin, 'POST', `/orders/${id}/${code}`, {})
  const rows = async (token: string, query = '') => {
    const { app } = office.server
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.inject({ url: `/api/v1/current/notifications${query}`, headers })
    return answer.json<{ data: Row[]; total: number }>()
  }
  const counts = async (token: string) =>
    dataOf(await office.call(token, 'GET', '/current/notifications/unread'))
  const about = async (token: string, id: string) =>
    (await rows(token)).data.filter(({ record_id }) => record_id === id)

  it('about a new order reach everybody who may open the page of orders, and nobody else [S2.06]', async () => {
    const id = await order()
    const [told] = await about(seller.token, id)
    expect(told).toMatchObject({ code: 'order.created', settled: false, read: false })
    expect(told?.facts).toMatchObject({ name: '云课堂年卡', amount: 199 })
    expect(await about(office.admin, id)).toHaveLength(1)
    expect(await about(clerk.token, id)).toEqual([])
    expect(await counts(clerk.token)).toEqual({ notification: 0, message: 0, event: 0 })
  })

  it('follow a role at once, and disappear for a user who loses the page [S3.04]', async () => {
    const member = await office.hire('passing', ['distribution.order'])
    expect((await rows(member.token)).total).toBeGreaterThan(0)
    await office.grant(member.roleId, ['distribution.good'])
    expect(await rows(member.token)).toMatchObject({ data: [], total: 0 })
  })

  it('about records with owners reach only those who may see the record', async () => {
    const { config, database } = office.server
    const catalog = serverCatalog(config)
    const owned = { ...catalog.tableOf('order'), ownedBy: { columns: ['invite_id'], codes: reachCodes } }
    const tableOf = (entity: string) => (entity === 'order' ? owned : catalog.tableOf(entity))
    const app = await buildApp({ config, database, catalog: { ...catalog, tableOf } })
    databases.afterwards(() => app.close())
    const member = await office.hire('inviter', ['distribution.order'])
    const input = { good_id: goodId, num: 199, user_id: seller.id, status: 'pending' }
    const make = async (body: object) =>
      idOf(dataOf(await office.call(office.admin, 'POST', '/orders', { ...input, ...body })))
    const own = await make({ invite_id: member.id })
    const others = await make({ invite_id: clerk.id })
    const headers = { authorization: `Bearer ${member.token}` }
    const read = async <T>(path: string) =>
      (await app.inject({ url: `/api/v1/current/notifications${path}`, headers })).json<T>()
    const told = await read<{ data: Row[]; total: number }>('')
    expect(told.data.map(({ record_id }) => record_id)).toEqual([own])
    expect(told.total).toBe(1)
    expect(await read('/unread')).toMatchObject({ data: { notification: 1 } })
    const [about] = (await rows(office.admin)).data.filter(({ record_id }) => record_id === others)
    const payload = { ids: [about?.id] }
    await app.inject({ method: 'PUT', url: '/api/v1/current/notifications/read', headers, payload })
    const marked = await database.rows(sql`SELECT FROM notification_read WHERE user_id = ${member.id}`)
    expect(marked).toEqual([])
  })

  it('about a refund are open while it is in progress, and done when it ends [S2.06]', async () => {
    const id = await order()
    await move(id, 'pay')
    await move(id, 'refund')
    const before = Number((await counts(seller.token))['notification'])
    const refund = async () =>
      (await about(seller.token, id)).filter(({ code }) => code === 'order.refunding')
    expect(await refund()).toMatchObject([{ settled: false }])
    await move(id, 'failRefund')
    expect(await refund()).toMatchObject([{ settled: true }])
    expect((await counts(seller.token))['notification']).toBe(before - 1)
    await move(id, 'retryRefund')
    expect((await refund()).map(({ settled }) => settled)).toEqual([false, true])
    await move(id, 'confirmRefund')
    expect((await refund()).map(({ settled }) => settled)).toEqual([true, true])
  })

  it('are not sent if the change that causes them is rolled back', async () => {
    const { database } = office.server
    const lost = database.transaction(async (tx) => {
      await notify(tx, { code: 'password.forgotten', recordId: clerk.id, facts: { username: 'clerk' } })
      throw new Error('taken back')
    })
    await expect(lost).rejects.toThrow('taken back')
    expect(await about(clerk.token, clerk.id)).toEqual([])
  })

  it('are not repeated while they are open, but again after they were done', async () => {
    const { database } = office.server
    const ask = () => notify(database, { code: 'password.forgotten', recordId: clerk.id })
    await ask()
    await ask()
    expect(await about(clerk.token, clerk.id)).toHaveLength(1)
    await settleNotices(database, ['password.forgotten'], [clerk.id])
    await ask()
    expect((await about(clerk.token, clerk.id)).map(({ settled }) => settled)).toEqual([false, true])
  })

  it('about a registration are done when the user is activated', async () => {
    const user = {
      username: 'newcomer',
      name: 'newcomer',
      password: 'a password of their own',
      status: 'freezed',
    }
    const made = await office.call(office.admin, 'POST', '/users', {
      ...user,
      roles: [{ role_id: clerk.roleId }],
    })
    const id = idOf(dataOf(made))
    await notify(office.server.database, { code: 'registration.waiting', recordId: id })
    const { body } = await office.call(office.admin, 'GET', `/users/${id}`)
    await office.call(office.admin, 'PUT', `/users/${id}`, { ...body.data, status: 'activated' })
    expect(await about(clerk.token, id)).toMatchObject([{ code: 'registration.waiting', settled: true }])
  })

  it('are marked as read one by one or for a whole menu, for each user separately [S2.06]', async () => {
    await order()
    await order()
    const [first] = (await rows(seller.token, '?unread=true')).data
    const before = Number((await counts(seller.token))['notification'])
    const one = await office.call(seller.token, 'PUT', '/current/notifications/read', { ids: [first?.id] })
    expect(dataOf(one)['notification']).toBe(before - 1)
    const all = await office.call(seller.token, 'PUT', '/current/notifications/read', {
      menu: 'notification',
    })
    expect(dataOf(all)['notification']).toBe(0)
    expect(await rows(seller.token, '?unread=true')).toMatchObject({ data: [], total: 0 })
    expect(Number((await counts(office.admin))['notification'])).toBeGreaterThan(1)
  })

  it('cannot be marked as read by a user who may not see them', async () => {
    const id = await order()
    const [told] = await about(seller.token, id)
    await office.call(clerk.token, 'PUT', '/current/notifications/read', { ids: [told?.id] })
    const marks = await office.server.database.rows(
      sql`SELECT 1 FROM notification_read WHERE user_id = ${clerk.id}`,
    )
    expect(marks).toEqual([])
  })

  it('leave out the kinds that a user does not want', async () => {
    const member = await office.hire('calm', ['distribution.order'])
    const { database } = office.server
    await database.run(
      sql`INSERT INTO notification_choice (user_id, kind) VALUES (${member.id}, 'order.created')`,
    )
    const { data } = await rows(member.token)
    expect(new Set(data.map(({ code }) => code))).toEqual(new Set(['order.refunding']))
  })

  it('about a forgotten password are done when an administrator resets it', async () => {
    await notify(office.server.database, { code: 'password.forgotten', recordId: seller.id })
    const member = await office.hire('helper', ['system.user'])
    const waiting = async () => {
      const { data } = await rows(member.token, '?code=password.forgotten&waiting=true')
      expect(data.every(({ code }) => code === 'password.forgotten')).toBe(true)
      return data.filter(({ record_id }) => record_id === seller.id)
    }
    expect(await waiting()).toMatchObject([{ code: 'password.forgotten', record_id: seller.id }])
    await office.call(office.admin, 'PATCH', `/users/${seller.id}/reset-pwd`, { password: 'a new password' })
    expect(await waiting()).toEqual([])
    expect(await about(member.token, seller.id)).toMatchObject([
      { code: 'password.forgotten', settled: true },
    ])
    const change = { old_password: 'a new password', password: 'my own password' }
    const token = await office.server.logIn('seller', 'a new password')
    await office.call(token, 'PUT', '/current/password', { ...change, confirm_password: change.password })
    seller = { ...seller, token }
  })

  it('are listed page by page, newest first, for one menu or for all', async () => {
    const id = await order()
    const page = await rows(seller.token, '?menu=notification&current=1&pageSize=1')
    expect(page.data).toMatchObject([{ record_id: id }])
    expect(page.total).toBeGreaterThan(1)
    expect((await rows(seller.token, '?menu=event')).data).toEqual([])
    const refusals = ['?menu=other', '?current=0', '?pageSize=501', '?unread=1', '?code=none']
    for (const query of refusals) {
      const { status } = await office.call(seller.token, 'GET', `/current/notifications${query}`)
      expect(status, query).toBe(400)
    }
    const empty = await office.call(seller.token, 'PUT', '/current/notifications/read', {})
    expect(empty.status).toBe(400)
  })

  it('are made once for a new version, and for a failed migration [S2.06]', async () => {
    const { database } = office.server
    await noteStart(database)
    await noteStart(database)
    await noteFailedMigration(
      database,
      new AppError('MIGRATION_REFUSED', { reason: '0009_x: no such table' }),
    )
    const { data } = await rows(office.admin, '?menu=event')
    expect(data.filter(({ code }) => code === 'version.started')).toHaveLength(1)
    expect(data.find(({ code }) => code === 'migration.failed')?.facts).toMatchObject({
      reason: '0009_x: no such table',
    })
  })

  it('are made for errors in the log, only once an hour for equal ones', async () => {
    const { database } = office.server
    const line = (level: number, msg: string) => {
      const row = logRowOf(JSON.stringify({ level, msg, time: Date.now() }))
      return row ? [row] : []
    }
    await database.run(
      insertLogRows([...line(50, 'disk is broken'), ...line(50, 'disk is broken'), ...line(30, 'hello')]),
    )
    await database.run(insertLogRows([...line(50, 'disk is broken'), ...line(60, 'no memory')]))
    const { data } = await rows(office.admin, '?menu=event')
    const told = data.filter(({ code }) => code === 'error.logged')
    expect(told.map(({ facts }) => facts['message'])).toEqual(['no memory', 'disk is broken'])
    const id = told[0]?.record_id ?? ''
    expect(await office.call(office.admin, 'GET', `/loggers/${id}`)).toMatchObject({ status: 200 })
    await database.run(
      sql`UPDATE notification SET created_at = created_at - interval '61 minutes' WHERE code = 'error.logged'`,
    )
    await database.run(insertLogRows(line(50, 'disk is broken')))
    const later = (await rows(office.admin, '?menu=event&code=error.logged')).data
    expect(later.map(({ facts }) => facts['message'])).toEqual([
      'disk is broken',
      'no memory',
      'disk is broken',
    ])
  })

  it('are deleted after 90 days, with the marks of their readers', async () => {
    const { database } = office.server
    const [old, younger] = [await order(), await order()]
    await office.call(seller.token, 'PUT', '/current/notifications/read', { menu: 'notification' })
    const age = (id: string, days: number) =>
      database.run(
        sql`UPDATE notification SET created_at = now() - make_interval(days => ${days}::int) WHERE record_id = ${id}`,
      )
    await age(old, 91)
    await age(younger, 89)
    const [notice] = await about(seller.token, old)
    const marks = () =>
      database.rows(
        sql`SELECT user_id FROM notification_read WHERE notification_id = ${notice?.id ?? null}::uuid`,
      )
    expect(await marks()).toEqual([{ user_id: seller.id }])
    await pruneNotices(database)
    expect(await about(seller.token, old)).toEqual([])
    expect(await marks()).toEqual([])
    expect(await about(seller.token, younger)).toHaveLength(1)
  })

  describe('over a stream', () => {
    let origin: string
    beforeAll(async () => {
      origin = await office.server.app.listen({ host: '127.0.0.1', port: 0 })
    })
    const open = (token: string, at = origin) => EventReader.open(`${at}/api/v1/current/live`, token)

    it('arrive without being asked for, from every process on the database [S2.06]', async () => {
      const { config, database } = office.server
      const other = await buildApp({ config, database, catalog: serverCatalog(config) })
      databases.afterwards(() => other.close())
      const stream = await open(seller.token, await other.listen({ host: '127.0.0.1', port: 0 }))
      expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
      expect(stream.response.headers.get('content-encoding')).toBeNull()
      expect(await stream.next()).toBe('ready')
      await order()
      expect(await stream.next()).toBe('notices')
      stream.close()
    })

    it('update the user’s other windows after reading, and nobody else’s', async () => {
      const [own, others] = await Promise.all([open(seller.token), open(clerk.token)])
      expect([await own.next(), await others.next()]).toEqual(['ready', 'ready'])
      await office.call(seller.token, 'PUT', '/current/notifications/read', { menu: 'notification' })
      await office.grant(clerk.roleId, ['system.user', 'system.role'])
      expect([await own.next(), await others.next()]).toEqual(['notices', 'permissions'])
      own.close()
      others.close()
    })

    it('do not announce the end of one stream to others', async () => {
      const leaving = await office.server.logIn('seller', 'my own password')
      const [own, others] = await Promise.all([open(leaving), open(clerk.token)])
      expect([await own.next(), await others.next()]).toEqual(['ready', 'ready'])
      await order()
      expect([await own.next(), await others.next()]).toEqual(['notices', 'notices'])
      await office.call(leaving, 'POST', '/current/logout')
      expect([await own.next(), await own.next()]).toEqual(['ended', undefined])
      // Longer than the server waits for further announcements.
      await pause(300)
      await office.grant(clerk.roleId, ['system.user'])
      expect(await others.next()).toBe('permissions')
      others.close()
    })

    it('end with the session, after a log-out or a freeze [S4.01]', async () => {
      const member = await office.hire('leaving', ['distribution.order'])
      const [out, frozen] = [member.token, await office.server.logIn('leaving', 'a password of their own')]
      const streams = await Promise.all([open(out), open(frozen)])
      expect(await Promise.all(streams.map((stream) => stream.next()))).toEqual(['ready', 'ready'])
      await office.call(out, 'POST', '/current/logout')
      expect([await streams[0]?.next(), await streams[0]?.next()]).toEqual(['ended', undefined])
      const { body } = await office.call(office.admin, 'GET', `/users/${member.id}`)
      await office.call(office.admin, 'PUT', `/users/${member.id}`, { ...body.data, status: 'freezed' })
      expect([await streams[1]?.next(), await streams[1]?.next()]).toEqual(['ended', undefined])
    })

    it.each([
      ['late', 'the time of the session is over', sql`expires_at = now()`],
      ['idle', 'the session has not been used for too long', sql`last_used_at = now() - interval '9 hours'`],
    ])('end for the user “%s” when %s', async (name, _, isOver) => {
      const { database } = office.server
      await office.hire(name, ['distribution.order'])
      const session = await database.row<{ id: string; sessionId: string }>(sql`
        UPDATE session SET ${isOver} WHERE user_id = (SELECT id FROM "user" WHERE username = ${name})
        RETURNING user_id AS id, id AS "sessionId"`)
      const streams = new LiveStreams(database, { beatMs: 50 })
      const stream = await streams.open({ id: session?.id ?? '', sessionId: session?.sessionId ?? '' })
      expect(stream && (await text(stream))).toContain('event: ended')
      // The session still exists, so its hourly clean-up did not end the stream.
      expect(await database.row(sql`SELECT FROM session WHERE id = ${session?.sessionId}`)).toBeDefined()
      streams.close()
    })

    it('are announced only rarely while much happens, without delaying other announcements', async () => {
      const { database } = office.server
      const streams = new LiveStreams(database, { collectMs: 1, noticesMsEach: 3_600_000 })
      const stream = await streams.open({ id: seller.id, sessionId: '00000000-0000-7000-8000-000000000000' })
      if (!stream) throw new Error('no stream')
      let sent = ''
      stream.on('data', (part) => (sent += String(part)))
      const tell = (what: string) => database.run(sql`SELECT pg_notify('live', ${what})`)
      await tell('notices')
      await expect.poll(() => namesIn(sent)).toEqual(['ready', 'notices'])
      for (let more = 0; more < 5; more += 1) await tell('notices')
      await pause(50)
      await tell('permissions')
      await expect.poll(() => namesIn(sent)).toContain('permissions')
      expect(namesIn(sent)).toEqual(['ready', 'notices', 'notices', 'permissions'])
      streams.close()
    })

    it('require a session, and are limited per user', async () => {
      const { response } = await open('no such token')
      expect(response.status).toBe(401)
      const member = await office.hire('hoarder', ['distribution.order'])
      const streams = await Promise.all(Array.from({ length: 12 }, () => open(member.token)))
      const tooMany = await open(member.token)
      expect(tooMany.response.status).toBe(204)
      const first = streams.shift()
      first?.close()
      const statusOfOneMore = async () => {
        const again = await open(member.token)
        streams.push(again)
        return again.response.status
      }
      await expect.poll(statusOfOneMore).toBe(200)
      for (const stream of streams) stream.close()
    })

    it('do not keep the server from closing', async () => {
      const { config, database } = office.server
      const other = await buildApp({ config, database, catalog: serverCatalog(config) })
      const stream = await open(seller.token, await other.listen({ host: '127.0.0.1', port: 0 }))
      expect(await stream.next()).toBe('ready')
      await other.close()
      expect(await stream.next()).toBeUndefined()
      await endSession(database, '00000000-0000-7000-8000-000000000000')
    })
  })
})

function namesIn(sent: string): (string | undefined)[] {
  return [...sent.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)
}
