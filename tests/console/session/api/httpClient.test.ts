import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, expect, it } from 'vitest'
import { createCallApi } from '#console/session/api/callApi.ts'
import { createHttpClient } from '#console/session/api/httpClient.ts'

/** An API that refuses everything because of these fields. */
async function refusing(fields: readonly { path: string; message: string }[]): Promise<string> {
  const server = createServer((_request, response) => {
    const error = { id: 'INPUT_INVALID', code: 400, status: 400, detail: '', trace_id: '', fields }
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ success: false, data: null, msg: 'refused', error }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  return `http://127.0.0.1:${addressOf(server.address()).port}`
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address
}

it('refusals are reported under the names that people entered, even with a slash or tilde in them', async () => {
  const fields = [
    { path: '/prices/per km~1h', message: 'too high' },
    { path: '/prices/~0', message: 'too low' },
    { path: '/lines/0/name', message: 'missing' },
  ]
  const call = createCallApi({
    base: await refusing(fields.map((field) => ({ code: 'maximum', ...field }))),
    language: 'en',
    token: () => null,
    isOnline: () => true,
    onSessionEnded: async () => {},
    onOneTimeSecret: () => {},
    onUnanswered: () => {},
  })
  await expect(createHttpClient(call)('/goods')).rejects.toMatchObject({
    body: {
      errors: { prices: { 'per km/h': 'too high', '~': 'too low' }, lines: { 0: { name: 'missing' } } },
    },
  })
})
