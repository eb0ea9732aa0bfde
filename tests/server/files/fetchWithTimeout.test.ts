import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenOnLoopback } from '#scripts/steps/listenOnLoopback.ts'
import { bucketStore } from '#server/files/bucketStore.ts'

const patienceMs = 300

describe('a bucket', () => {
  const service = createServer((request, response) => {
    if (request.url?.includes('silent')) return
    response.writeHead(200, { 'content-length': 10 }).write('begun')
    setTimeout(() => response.end(' done'), 3 * patienceMs)
  })
  let endpoint = ''
  beforeAll(async () => {
    endpoint = `http://127.0.0.1:${await listenOnLoopback(service)}`
  })
  afterAll(() => {
    service.closeAllConnections()
    service.close()
  })
  const store = (name: string) =>
    bucketStore({ endpoint: `${endpoint}/${name}`, region: 'auto', keyId: 'K', secret: 's' }, patienceMs)

  it('that does not answer is given up after a time limit, so that uploads do not wait for each other', async () => {
    const refusal = { code: 'FILE_STORE_UNAVAILABLE' }
    await expect(store('silent').put('a.txt', Buffer.from('a'), 'text/plain')).rejects.toMatchObject(refusal)
    await expect(store('silent').get('a.txt')).rejects.toMatchObject(refusal)
  })

  it('that has begun to answer may be slow', async () => {
    const file = await store('slow').get('a.txt')
    expect(Buffer.concat((await file?.body.toArray()) ?? []).toString()).toBe('begun done')
  })
})
