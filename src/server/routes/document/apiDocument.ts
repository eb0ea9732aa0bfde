import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { projectRoot } from '../../config/projectRoot.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { documentCall } from './documentCall.ts'
import { webhookCalls } from './webhookCalls.ts'

const file = join(projectRoot, 'generated', 'openapi', 'openapi.json')
const tagsByHand = [
  { name: 'session', description: '登录与当前用户 · Log-in and the current user' },
  { name: 'webhookCall', description: '推送给接收方 · What receivers of webhooks are sent' },
]

/** GET /openapi.json: the generated document with the hand-written calls of this instance, without the envelope. */
export function addApiDocument(api: FastifyInstance): void {
  const calls = new Map<string, JsonObject>()
  api.addHook('onRoute', (route) => {
    const call = route.config?.call
    if (call === undefined || route.method === 'HEAD') return
    const path = route.url.slice(api.prefix.length).replaceAll(/:(\w+)/g, '{$1}')
    calls.set(path, { ...calls.get(path), [String(route.method).toLowerCase()]: documentCall(call, route) })
  })
  let encoded: Encoded | undefined
  const route = { compress: false, config: { access: 'free', call: 'apiDocument' } } as const
  api.get('/openapi.json', route, async ({ headers }, reply) => {
    encoded ??= encodedOf(JSON.stringify(merged(readDocument(), calls)))
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    if (!/\bgzip\b/iu.test(headers['accept-encoding'] ?? '')) return reply.send(encoded.plain)
    return reply.header('content-encoding', 'gzip').send(encoded.gzip)
  })
}

/** The document as sent; cached, because compressing its megabyte for each stranger takes twenty times as long as sending it. */
interface Encoded {
  plain: Buffer
  gzip: Buffer
}

function encodedOf(text: string): Encoded {
  const plain = Buffer.from(text)
  return { plain, gzip: gzipSync(plain) }
}

function merged(document: JsonObject, calls: ReadonlyMap<string, JsonObject>): JsonObject {
  const { paths, tags } = document
  const all = new Map(Object.entries(objectOf(paths)))
  for (const [path, item] of calls) {
    const known = all.get(path)
    all.set(path, isJsonObject(known) ? { ...known, ...item } : item)
  }
  return {
    ...document,
    tags: [...listOf(tags), ...tagsByHand],
    paths: Object.fromEntries(all),
    webhooks: webhookCalls(),
  }
}

function readDocument(): JsonObject {
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isJsonObject(document)) throw new AppError('INTERNAL', { reason: `${file} is not a document` })
  return document
}
