import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import { sql } from '#server/database/sql.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { formats } from '#shared/validation/formats.ts'
import { connect, dataOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'
import { expectedSignature, openReceiver } from './receiver.ts'
import type { Received, Receiver } from './receiver.ts'

const all = ['create', 'update', 'move', 'delete', 'restore']

eachDatabase('a webhook', (databases) => {
  let server: TestServer
  let admin: ApiClient
  let receiver: Receiver

  beforeAll(async () => {
    server = await startTestServer(databases, { WEBHOOK_NETWORKS: '127.0.0.0/8' })
    admin = await connect(server)
    receiver = await openReceiver()
  })

  /** Creates a webhook that was already greeted. */
  const told = async (path: string, more: JsonObject = {}) => {
    const given = {
      name: path,
      target_url: receiver.origin + path,
      told_events: all,
      status: 'enabled',
      ...more,
    }
    const { body } = await admin.post('/webhooks', given)
    if (!body.success) throw new Error(body.error.detail)
    await receiver.waitFor(path, 1)
    return {
      id: idOf(body.data),
      secret: textOf(body.shown_once?.['secret'] ?? more['signing_secret'] ?? null),
    }
  }
  const good = async (name: string): Promise<string> =>
    idOf(dataOf(await admin.post('/goods', { name, price: 10, min_price: 5 })))
  const change = async (path: string, more: JsonObject): Promise<JsonObject> => {
    const { signing_secret: _mask, ...record } = dataOf(await admin.get(path))
    return dataOf(await admin.put(path, { ...record, ...more }))
  }
  const stored = async (id: string): Promise<JsonObject> => dataOf(await admin.get(`/webhooks/${id}`))
  const deliveries = async (id: string): Promise<JsonObject[]> => {
    const filter = encodeURIComponent(JSON.stringify({ webhook_id: id }))
    const sort = encodeURIComponent('["created_at","ASC"]')
    const { body } = await admin.get<JsonObject[]>(`/webhooks/deliveries?filter=${filter}&sort=${sort}`)
    return body.success ? body.data : []
  }
  /** The calls that differ from their event's description in the API document. */
  const unlikeDocument = async (calls: readonly Received[]): Promise<Received[]> => {
    const document = (await server.app.inject('/api/v1/openapi.json')).json()
    const ajv = new Ajv2020({ strict: false, formats }).addSchema({ ...document, $id: 'document' })
    return calls.filter(({ headers, body }) => {
      const [, event = ''] = body.type.split('.')
      const { parameters } = document.webhooks[event].post
      const schema = `document#/webhooks/${event}/post/requestBody/content/application~1json/schema`
      const isTold = ({ name }: { name: string }) => headers[name] !== undefined
      return !parameters.every(isTold) || !ajv.validate({ $ref: schema }, body)
    })
  }
  const lookedAgain = (id: string) =>
    server.database.run(sql`UPDATE webhook_state SET next_at = now() WHERE webhook_id = ${id}`)

  it('is greeted, and then told in order what happened to records, by signed calls', async () => {
    const { id, secret } = await told('/order', { told_entities: ['good'] })
    const good_id = await good('Tea')
    await change(`/goods/${good_id}`, { name: 'Green tea' })
    dataOf(await admin.post(`/goods/${good_id}/publish`))
    dataOf(await admin.delete(`/goods/${good_id}`))
    const calls = await receiver.waitFor('/order', 5)
    const types = calls.map(({ body }) => body.type)
    expect(types).toEqual(['webhook.ping', 'good.create', 'good.update', 'good.move', 'good.delete'])
    expect(calls[2]?.body.data).toEqual({
      entity: 'good',
      id: good_id,
      subject: 'Green tea',
      user: { id: expect.any(String), name: 'admin' },
      trace: expect.any(String),
      changed: ['name'],
    })
    for (const call of calls) expect(call.headers['webhook-signature']).toBe(expectedSignature(call, secret))
    expect(await unlikeDocument(calls)).toEqual([])
    await expect.poll(async () => (await deliveries(id)).map(({ told_event }) => told_event)).toEqual(types)
    expect(await stored(id)).toMatchObject({ last_result: 'delivered', failing_since: null })
  })

  it('is greeted at its new address, even if an event is on its way to the former one', async () => {
    const { id } = await told('/former', { told_entities: ['good'] })
    receiver.slow = { path: '/former', ms: 500 }
    await good('On its way')
    await receiver.waitFor('/former', 2)
    receiver.slow = undefined
    await change(`/webhooks/${id}`, { target_url: `${receiver.origin}/later` })
    const [first] = await receiver.waitFor('/later', 1)
    expect(first?.body.type).toBe('webhook.ping')
  })

  it('is told only of the entities and events that it chose', async () => {
    await told('/chosen', { told_entities: ['department'], told_events: ['delete'] })
    const department = dataOf(
      await admin.post('/departments', { code: 'chosen', name: 'Chosen', sequence: 1, status: 'enabled' }),
    )
    await good('Not asked for')
    await admin.delete(`/departments/${idOf(department)}`)
    const calls = await receiver.waitFor('/chosen', 2)
    expect(calls.map(({ body }) => body.type)).toEqual(['webhook.ping', 'department.delete'])
  })

  it('is told of a renamed entity under either name, unless another entity has its former name by now', async () => {
    await server.database
      .run(sql`INSERT INTO renamed_entity (former, name, former_path, path, settled_at) VALUES
      ('ware', 'good', '/wares', '/goods', now()), ('department', 'good', '/departments', '/goods', now())`)
    await told('/ware', { told_entities: ['good'] })
    await server.database.run(
      sql`UPDATE "webhook" SET told_entities = '["ware"]' WHERE target_url = ${`${receiver.origin}/ware`}`,
    )
    await told('/departments', { told_entities: ['department'] })
    await good('Renamed')
    const department = { code: 'own', name: 'Own', sequence: 1, status: 'enabled' }
    dataOf(await admin.post('/departments', department))
    const typesAt = (path: string) =>
      receiver.received.filter((call) => call.path === path).map(({ body }) => body.type)
    await expect.poll(() => typesAt('/ware')).toEqual(['webhook.ping', 'good.create'])
    await expect.poll(() => typesAt('/departments')).toEqual(['webhook.ping', 'department.create'])
    await server.database.run(sql`DELETE FROM renamed_entity`)
  })

  it('is retried until it accepts an event, and then told of all that waited, each once', async () => {
    const { id } = await told('/again', { told_entities: ['good'] })
    receiver.answer = 500
    await good('First')
    await good('Second')
    await expect.poll(async () => (await stored(id))['last_result']).toBe('failing')
    receiver.answer = 200
    await lookedAgain(id)
    const taken = async () => (await deliveries(id)).filter(({ outcome }) => outcome === 'delivered')
    await expect
      .poll(async () => (await taken()).map(({ subject }) => subject))
      .toEqual(['/again', 'First', 'Second'])
    expect((await deliveries(id))[1]).toMatchObject({
      subject: 'First',
      outcome: 'undelivered',
      attempt_number: 1,
      http_status: 500,
      error: null,
    })
    const calls = await receiver.waitFor('/again', 4)
    const created = calls.filter(({ body }) => body.type === 'good.create')
    const subjects = created.map(({ body }) => body.data['subject'])
    expect(subjects.lastIndexOf('First')).toBeLessThan(subjects.indexOf('Second'))
    expect(new Set(created.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
  })

  it('that fails five times in a row is reported once to those who manage webhooks, until it accepts an event', async () => {
    const { id } = await told('/deaf', { told_entities: ['good'] })
    const failing = async (waiting: boolean): Promise<JsonObject[]> => {
      const { body } = await admin.get<JsonObject[]>(
        `/current/notifications?code=webhook.failing&waiting=${waiting}`,
      )
      if (!body.success) throw new Error(body.error.detail)
      return body.data.filter(({ record_id }) => record_id === id)
    }
    const attempts = async (): Promise<number> =>
      (await deliveries(id)).filter(({ outcome }) => outcome === 'undelivered').length
    receiver.answer = 503
    for (const attempt of [1, 2, 3, 4, 5, 6]) {
      await lookedAgain(id)
      // An event triggers delivery soon; waiting deliveries alone are tried every five seconds.
      await good(`Unheard ${attempt}`)
      await expect.poll(attempts).toBe(attempt)
      expect(await failing(true)).toHaveLength(attempt < 5 ? 0 : 1)
    }
    expect((await failing(true))[0]).toMatchObject({ facts: { name: '/deaf', reason: 'HTTP 503' } })
    receiver.answer = 204
    await lookedAgain(id)
    await expect.poll(() => failing(true)).toEqual([])
    expect(await failing(false)).toHaveLength(1)
  })

  it('that is disabled is told nothing until it is enabled, and then what it missed', async () => {
    const { id } = await told('/paused', { told_entities: ['good'] })
    await change(`/webhooks/${id}`, { status: 'disabled' })
    await good('While it was disabled')
    await good('And another')
    await change(`/webhooks/${id}`, { status: 'enabled' })
    const calls = await receiver.waitFor('/paused', 4)
    expect(calls.map(({ body }) => body.data['subject'] ?? body.type)).toEqual([
      'webhook.ping',
      'webhook.ping',
      'While it was disabled',
      'And another',
    ])
  })

  it('gives up events that are older than three days', async () => {
    const { id } = await told('/late', { told_entities: ['logger'] })
    await change(`/webhooks/${id}`, { status: 'disabled', told_entities: ['good'] })
    await server.database.run(sql`
      WITH line AS (INSERT INTO audit (id, action, entity, record_id, subject, created_at)
        VALUES (gen_random_uuid(), 'create', 'good', gen_random_uuid(), 'Long ago', now() - interval '4 days') RETURNING id)
      INSERT INTO audit_pending (audit_id, signature) SELECT id, '' FROM line`)
    await good('Today')
    await change(`/webhooks/${id}`, { status: 'enabled' })
    await receiver.waitFor('/late', 3)
    await expect
      .poll(async () => (await deliveries(id)).map(({ outcome, subject }) => [subject, outcome]))
      .toEqual(
        expect.arrayContaining([
          ['Long ago', 'givenUp'],
          ['Today', 'delivered'],
        ]),
      )
    expect(receiver.received.map(({ body }) => body.data['subject'])).not.toContain('Long ago')
  })

  it('can be sent an event again by hand, newly signed, with the same ID and content, and a line of its own', async () => {
    const { id, secret } = await told('/resent', { told_entities: ['good'] })
    await good('Oolong')
    await receiver.waitFor('/resent', 2)
    const sent = async (): Promise<JsonObject[]> =>
      (await deliveries(id)).filter(({ subject }) => subject === 'Oolong')
    await expect.poll(async () => (await sent()).length).toBe(1)
    const [first] = await sent()
    const path = `/webhooks/deliveries/${textOf(first?.['id'] ?? null)}/resend`
    receiver.answer = 503
    const refused = { taken: false, status: 503, reason: null }
    expect(dataOf(await admin.post(path))).toEqual(refused)
    receiver.answer = 204
    expect(dataOf(await admin.post(path))).toEqual({ taken: true, status: 204, reason: null })
    const calls = await receiver.waitFor('/resent', 4)
    const [original, ...again] = calls.slice(1)
    for (const call of again) {
      expect(call.headers['webhook-id']).toBe(original?.headers['webhook-id'])
      expect(call.body).toEqual(original?.body)
      expect(call.headers['webhook-signature']).toBe(expectedSignature(call, secret))
    }
    const lines = (await sent()).map(({ attempt_number, outcome }) => [attempt_number, outcome])
    expect(lines).toEqual([
      [1, 'delivered'],
      [2, 'undelivered'],
      [3, 'delivered'],
    ])
    // An attempt by hand says nothing about the events that follow.
    expect(await stored(id)).toMatchObject({ last_result: 'delivered', failing_since: null })
  })

  it('is sent nothing again by hand while it is disabled, nor what was never sent', async () => {
    const { id } = await told('/still', { told_entities: ['good'] })
    await expect.poll(async () => (await deliveries(id)).length).toBe(1)
    const [line] = await deliveries(id)
    const path = `/webhooks/deliveries/${textOf(line?.['id'] ?? null)}/resend`
    await change(`/webhooks/${id}`, { status: 'disabled' })
    expect((await admin.post(path)).body).toMatchObject({ error: { id: 'WEBHOOK_DISABLED' } })
    const missing = await admin.post('/webhooks/deliveries/01990000-0000-7000-8000-000000000000/resend')
    expect(missing.body).toMatchObject({ error: { id: 'RECORD_NOT_FOUND' } })
    expect(receiver.received.filter((call) => call.path === '/still')).toHaveLength(1)
  })

  it('cannot lead the server into its own network, by address, name or redirect', async () => {
    const site = await startTestServer(databases)
    const stranger = await connect(site)
    const tried = [
      receiver.origin,
      receiver.origin.replace('127.0.0.1', 'localhost'),
      'http://[::1]:1/',
      'http://169.254.169.254/',
    ]
    for (const [index, url] of tried.entries()) {
      const { body } = await stranger.post('/webhooks', {
        name: `inner ${index}`,
        target_url: `${url}/inner`,
        told_events: all,
        status: 'enabled',
      })
      expect(body.success).toBe(true)
    }
    const results = async (): Promise<Json[]> => {
      const { body } = await stranger.get<JsonObject[]>('/webhooks')
      return body.success ? body.data.map(({ last_result }) => last_result ?? null) : []
    }
    await expect.poll(results).toEqual(['failing', 'failing', 'failing', 'failing'])
    expect(receiver.received.filter(({ path }) => path.includes('inner'))).toEqual([])
    receiver.answer = 302
    const { body } = await admin.post('/webhooks', {
      name: 'redirected',
      target_url: `${receiver.origin}/redirected`,
      told_events: all,
      status: 'enabled',
    })
    const id = body.success ? idOf(body.data) : ''
    await expect.poll(async () => (await stored(id))['last_result']).toBe('failing')
    receiver.answer = 204
    expect(receiver.received.filter(({ path }) => path === '/elsewhere')).toEqual([])
  })

  it('is refused with an impossible address, secret or entity', async () => {
    const valid = { name: 'wrong', target_url: 'https://example.com/', told_events: all, status: 'enabled' }
    for (const [wrong, path, code] of [
      [{ target_url: 'https://user:secret@example.com/' }, '/target_url', 'WEBHOOK_ADDRESS'],
      [{ target_url: 'https://' }, '/target_url', 'WEBHOOK_ADDRESS'],
      [{ target_url: 'http://example.com:99999/' }, '/target_url', 'WEBHOOK_ADDRESS'],
      [{ target_url: 'ftp://example.com/' }, '/target_url', 'INPUT_INVALID'],
      [{ signing_secret: 'too short' }, '/signing_secret', 'WEBHOOK_SECRET'],
      [{ signing_secret: 'whsec_notBase64!!notBase64!!notBase64!!' }, '/signing_secret', 'WEBHOOK_SECRET'],
      [{ told_entities: ['nothing'] }, '/told_entities', 'WEBHOOK_ENTITY'],
    ] as const) {
      const { status, body } = await admin.post('/webhooks', { ...valid, ...wrong })
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: { id: code, fields: [{ path }] } })
    }
  })

  it('shows only a mask of its secret in answers, the audit log and its history', async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    const { id } = await told('/secret', { signing_secret: secret, told_entities: ['good'] })
    const answers = [
      await admin.get(`/webhooks/${id}`),
      await admin.get(`/webhooks/${id}/history`),
      await admin.get('/audits?range=[0,49]'),
      await admin.get('/webhooks/deliveries'),
    ]
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(secret.slice(8, 30))
    const [row] = await server.database.rows<{ secret: string }>(
      sql`SELECT signing_secret AS secret FROM webhook WHERE id = ${id}`,
    )
    expect(row?.secret).not.toContain(secret.slice(8, 30))
  })
})
