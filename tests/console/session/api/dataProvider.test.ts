import { HttpError } from 'ra-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '#generated/resources/resources.ts'
import { createCallApi } from '#console/session/api/callApi.ts'
import type { CallApi } from '#console/session/api/callApi.ts'
import { createDataProvider } from '#console/session/api/dataProvider/createDataProvider.ts'
import type { FenxiaoDataProvider } from '#console/session/api/dataProvider/FenxiaoDataProvider.ts'
import { createHttpClient } from '#console/session/api/httpClient.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'

let provider: FenxiaoDataProvider
let callApi: CallApi
let token: string | null
let ended = 0
const caller = { language: 'zh', token: () => token, isOnline: () => true } as const

const databases = testDatabases('embedded')

beforeAll(async () => {
  const server = await startTestServer(databases)
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  // A cancelled call may leave a connection without a request; the server would wait for one.
  databases.afterwards(async () => server.app.server.closeAllConnections())
  const onSessionEnded = async () => void (ended += 1)
  const deaf = { onOneTimeSecret: () => {}, onUnanswered: () => {} }
  callApi = createCallApi({ ...caller, ...deaf, base: `${address}/api/v1`, onSessionEnded })
  provider = createDataProvider(createHttpClient(callApi), resources)
  token = await server.logIn()
})

const buildGood = async (more: object = {}) => {
  const data = {
    name: '龙井',
    price: 19.99,
    min_price: 0,
    first_price: 0,
    sequence: 0,
    status: 'draft',
    ...more,
  }
  return (await provider.create('good', { data })).data
}
const listOf = (filter: object, perPage = 10) =>
  provider.getList('good', {
    filter,
    pagination: { page: 1, perPage },
    sort: { field: 'sequence', order: 'ASC' },
  })
const errorOf = async (call: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (error instanceof HttpError) return error
  throw new Error('expected an HttpError', { cause: error })
}

describe('the data provider [S7.01] [S7.03]', () => {
  it('lists an entity under its own path, with a total', async () => {
    const goods = [await buildGood({ name: '名一' }), await buildGood({ name: '名一' })]
    const list = await listOf({ name: '名一' }, 1)
    expect(list).toMatchObject({ total: 2, meta: { estimated: false } })
    expect(goods.map(({ id }) => id)).toContain(list.data[0].id)
  })

  it('reads, changes and deletes one record', async () => {
    const { id, version } = await buildGood()
    const data = {
      name: '碧螺春',
      price: 5,
      min_price: 0,
      first_price: 0,
      sequence: 0,
      status: 'draft',
      version,
    }
    expect((await provider.update('good', { id, data, previousData: {} })).data.version).toBe(version + 1)
    expect((await provider.getOne('good', { id })).data.name).toBe('碧螺春')
    expect((await provider.delete('good', { id })).data.id).toBe(id)
    expect((await errorOf(provider.getOne('good', { id }))).status).toBe(404)
  })

  it('changes and deletes many records in one call', async () => {
    const ids = [(await buildGood()).id, (await buildGood()).id]
    expect((await provider.updateMany('good', { ids, data: { sequence: 7 } })).data?.toSorted()).toEqual(ids)
    expect((await provider.getMany('good', { ids })).data.map(({ sequence }) => sequence)).toEqual([7, 7])
    expect((await provider.deleteMany('good', { ids })).data?.toSorted()).toEqual(ids)
    expect((await provider.getMany('good', { ids })).data).toEqual([])
  })

  it('makes a state move', async () => {
    const { id, version } = await buildGood({ status: 'draft' })
    const moves = resources.find(({ entity }) => entity === 'good')?.states?.moves ?? []
    const move = moves.find(({ from }) => from.includes('draft'))
    expect(move).toBeDefined()
    const moved = await provider.move('good', { id, code: move?.code ?? '', version })
    expect(moved.data['status']).toBe(move?.to)
  })

  it('reads a tree and a single record', async () => {
    const { data: tree } = await provider.getTree('menu')
    expect(tree[0]?.children?.length).toBeGreaterThan(0)
    const filter = { parent_id_within: tree[0]?.id }
    const { data: below } = await provider.getTree('menu', { filter })
    expect(below.map(({ id }) => id)).toEqual(tree[0]?.children?.map(({ id }) => id))
    const { data: settings } = await provider.getSingle('weChatConfig')
    const changed = await provider.updateSingle('weChatConfig', { data: { ...settings, mp_appid: 'wx1' } })
    expect(changed.data['mp_appid']).toBe('wx1')
  })

  it('refuses an unknown entity', () => {
    expect(() => provider.getOne('unknown', { id: 1 })).toThrow('unknown')
  })
})

describe('a refusal [S5.13] [S8.02]', () => {
  it('has a message at the field that caused it', async () => {
    const error = await errorOf(buildGood({ price: 1, min_price: 2 }))
    expect(error.status).toBe(400)
    expect(error.body).toMatchObject({ id: 'INPUT_INVALID', errors: { min_price: expect.any(String) } })
  })

  it('of an outdated version contains the stored record', async () => {
    const good = await buildGood()
    const save = (name: string) =>
      provider.update('good', { id: good.id, data: { ...good, name }, previousData: good })
    await save('一')
    const error = await errorOf(save('二'))
    expect(error.body).toMatchObject({ id: 'VERSION_OUTDATED', facts: expect.anything() })
    expect(JSON.stringify(error.body.facts)).toContain('"一"')
  })

  it('contains the trace id of the log', async () => {
    const error = await errorOf(provider.getOne('good', { id: 'no-id' }))
    expect(error.body.traceId).toMatch(/\w{8}/)
  })

  it('of a call without a session announces that the session has ended', async () => {
    const before = ended
    const kept = token
    token = 'unknown'
    const error = await errorOf(provider.getOne('good', { id: 'x' }))
    token = kept
    expect(error.status).toBe(401)
    expect(ended).toBe(before + 1)
  })

  it('is a network error when the server cannot be reached [S8.01]', async () => {
    const nobody = createCallApi({
      ...caller,
      base: 'http://127.0.0.1:9/api/v1',
      onOneTimeSecret: () => {},
      onSessionEnded: async () => {},
      onUnanswered: () => {},
    })
    const lost = createDataProvider(createHttpClient(nobody), resources)
    expect((await errorOf(lost.getOne('good', { id: 'x' }))).message).toBe('shell.networkError')
  })
})

it('of two equal reads at the same time the earlier is cancelled, and both get the answer of the later [S7.02]', async () => {
  const good = await buildGood()
  const calls: [string, AbortSignal | undefined][] = []
  const watched: CallApi = (path, options) => {
    calls.push([path, options?.signal])
    return callApi(path, options)
  }
  const { getOne } = createDataProvider(createHttpClient(watched), resources)
  const answers = await Promise.all([getOne('good', { id: good.id }), getOne('good', { id: good.id })])
  const path = `/goods/${good.id}`
  expect(calls.map(([asked, signal]) => [asked, signal?.aborted])).toEqual([
    [path, true],
    [path, false],
  ])
  expect(answers.map(({ data }) => data)).toEqual([good, good])
})

it('a read is cancelled when its caller gives up', async () => {
  const caller = new AbortController()
  const list = provider.getTree('menu', { signal: caller.signal })
  caller.abort()
  await expect(list).rejects.toMatchObject({ name: 'AbortError' })
})
