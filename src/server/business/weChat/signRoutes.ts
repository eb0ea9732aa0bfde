import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import { ok } from '../../http/envelope.ts'
import type { ServerParts } from '../../http/ServerParts.ts'
import { jsTickets } from './api/jsTickets.ts'

const query = {
  type: 'object',
  properties: { url: { type: 'string', maxLength: 2000, pattern: '^https?://[^\\s]+$' } },
  required: ['url'],
} as const

const signAnswer = {
  type: 'object',
  properties: {
    appId: { type: 'string' },
    timestamp: { type: 'integer' },
    nonceStr: { type: 'string' },
    signature: { type: 'string' },
  },
  required: ['appId', 'timestamp', 'nonceStr', 'signature'],
} as const

/** GET /mp/sign: the signature that a page needs to use WeChat's JS-SDK (S7.08). */
export async function signRoutes(api: FastifyInstance, parts: ServerParts): Promise<void> {
  const jsTicket = jsTickets(parts)
  api.get<{ Querystring: FromSchema<typeof query> }>(
    '/mp/sign',
    {
      schema: { querystring: query },
      config: { access: 'free', call: 'signWeChatPage', answer: signAnswer },
    },
    async ({ query: { url } }, reply) => {
      const { appId, ticket } = await jsTicket()
      const nonceStr = randomBytes(12).toString('base64url')
      const timestamp = Math.floor(Date.now() / 1000)
      void reply.header('cache-control', 'no-store')
      return ok({ appId, timestamp, nonceStr, signature: signatureOf({ ticket, nonceStr, timestamp, url }) })
    },
  )
}

interface Signed {
  ticket: string
  nonceStr: string
  timestamp: number
  url: string
}

/** SHA-1 over ticket, nonce, time and the page's URL without its fragment, as WeChat computes it. */
export function signatureOf({ ticket, nonceStr, timestamp, url }: Signed): string {
  const page = url.replace(/#.*$/su, '')
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`
  return createHash('sha1').update(text).digest('hex')
}
