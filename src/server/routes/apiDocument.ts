import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { projectRoot } from '../config/projectRoot.ts'
import { isJsonObject } from '../crud/entity/isJsonObject.ts'
import { documentCall } from './documentCall.ts'

const file = join(projectRoot, 'generated', 'openapi', 'openapi.json')
const sessionTag = { name: 'session', description: '登录与当前用户 · Log-in and the current user' }

/** GET /openapi.json: the generated document and the hand-written calls of this instance; a document, so without the envelope. */
export function addApiDocument(api: FastifyInstance): void {
  const calls = new Map<string, JsonObject>()
  api.addHook('onRoute', (route) => {
    const call = route.config?.call
    if (call === undefined || route.method === 'HEAD') return
    const path = route.url.slice(api.prefix.length).replaceAll(/:(\w+)/g, '{$1}')
    calls.set(path, { ...calls.get(path), [String(route.method).toLowerCase()]: documentCall(call, route) })
  })
  let text: string | undefined
  api.get('/openapi.json', { config: { access: 'free', call: 'apiDocument' } }, async (_request, reply) => {
    text ??= JSON.stringify(merged(readDocument(), calls))
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

function merged(document: JsonObject, calls: ReadonlyMap<string, JsonObject>): JsonObject {
  const { paths, tags } = document
  const all = new Map(Object.entries(isJsonObject(paths) ? paths : {}))
  for (const [path, item] of calls) {
    const known = all.get(path)
    all.set(path, isJsonObject(known) ? { ...known, ...item } : item)
  }
  return {
    ...document,
    tags: [...(Array.isArray(tags) ? tags : []), sessionTag],
    paths: Object.fromEntries(all),
  }
}

function readDocument(): JsonObject {
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isJsonObject(document)) throw new AppError('INTERNAL', { reason: `${file} is not a document` })
  return document
}
