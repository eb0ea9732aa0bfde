import type { RouteOptions } from 'fastify'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { callTexts } from '#shared/messages/callTexts.ts'
import type { CallName } from '#shared/messages/callTexts.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of this hand-written call; absent for generated ones, which the generator documents. */
    call?: CallName
    /** The schema of `data` in the answer to a hand-written call. */
    answer?: JsonObject
    /** The schema of values answered beside `data` only once, such as a generated password. */
    shownOnce?: JsonObject
    /** The content type of an answer without the envelope, such as CSV. */
    answerType?: string
    /** The answers by status, where a foreign protocol defines them. */
    answers?: JsonObject
  }
}

/** A hand-written call as an OpenAPI operation, built from the schemas with which Fastify validates it. */
export function documentCall(call: CallName, { config, schema }: RouteOptions): JsonObject {
  const isFree = config?.access === 'free'
  return {
    operationId: call,
    tags: ['session'],
    summary: `${callTexts[call].zh} · ${callTexts[call].en}`,
    ...(isFree ? { security: [] } : {}),
    parameters: [...parameters('path', schema?.params), ...parameters('query', schema?.querystring)],
    ...requestBody(call, asObject(schema?.body)),
    responses: {
      200: { description: 'OK', content: answerContent(call, config) },
      ...otherAnswers(call, config),
      400: { $ref: '#/components/responses/Invalid' },
      ...(isFree ? {} : { 401: { $ref: '#/components/responses/Unauthorized' } }),
      ...(config?.access === 'policy' ? { 403: { $ref: '#/components/responses/Forbidden' } } : {}),
      ...(call === 'uploadFile' || schema?.body !== undefined ? bodyRefusals : {}),
      ...(call === 'health' ? {} : { 503: { $ref: '#/components/responses/Unavailable' } }),
      ...config?.answers,
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

const bodyRefusals = {
  413: { $ref: '#/components/responses/TooLarge' },
  415: { $ref: '#/components/responses/Unsupported' },
}

function requestBody(call: CallName, body: JsonObject | undefined): JsonObject {
  if (call === 'uploadFile')
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: uploadBody } } } }
  return body
    ? { requestBody: { required: true, content: { 'application/json': { schema: toldSchema(body) } } } }
    : {}
}

const uploadBody = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' }, small: { type: 'string', format: 'binary' } },
}

function answerContent(call: CallName, config: RouteOptions['config']): JsonObject {
  const { answer: data = {}, shownOnce, answerType } = config ?? {}
  if (answerType !== undefined) return { [answerType]: { schema: { type: 'string' } } }
  if (call === 'captchaImage') return { 'image/png': { schema: { type: 'string', format: 'binary' } } }
  if (call === 'live') return { 'text/event-stream': { schema: { type: 'string' } } }
  if (call === 'readFile' || call === 'readPrivateFile')
    return { '*/*': { schema: { type: 'string', format: 'binary' } } }
  if (call === 'apiDocument') return { 'application/json': { schema: { type: 'object' } } }
  const properties = {
    success: { const: true },
    data: toldSchema(data),
    msg: { type: 'string' },
    ...totalOf(data),
    ...(shownOnce && { shown_once: shownOnce }),
  }
  return {
    'application/json': { schema: { type: 'object', required: ['success', 'data', 'msg'], properties } },
  }
}

/** The total, which the answer of a list may have. */
function totalOf(data: JsonObject): JsonObject {
  return 'items' in data ? { total: { type: 'integer', minimum: 0 } } : {}
}

/** The other answers of calls that do not always answer 200. */
function otherAnswers(call: CallName, config: RouteOptions['config']): JsonObject {
  if (call === 'live') return { 204: { description: 'Too many streams; ask now and then instead' } }
  if (call === 'health')
    return { 503: { description: 'The database is away', content: answerContent(call, config) } }
  if (call !== 'readFile' && call !== 'readPrivateFile') return {}
  return {
    206: { description: 'The part that a Range asked for', content: answerContent(call, config) },
    304: { description: 'The client has the file' },
    416: { description: 'The file has no such part; Content-Range tells its length' },
  }
}

function parameters(place: 'path' | 'query', schema: unknown): JsonObject[] {
  const { properties, required } = objectOf(schema)
  const needed = listOf(required)
  return Object.entries(objectOf(properties)).map(([name, inner]) => ({
    name,
    in: place,
    required: needed.includes(name),
    schema: toldSchema(objectOf(inner)),
  }))
}

/** The schema without `wellFormed`, a keyword of our validators alone: texts that it refuses are only sent on purpose. */
function toldSchema(schema: JsonObject): JsonObject {
  const told = Object.entries(schema).filter(([name]) => name !== 'wellFormed')
  return Object.fromEntries(told.map(([name, part]) => [name, toldPart(part)]))
}

function toldPart(part: Json): Json {
  if (Array.isArray(part)) return part.map(toldPart)
  return isJsonObject(part) ? toldSchema(part) : part
}

function asObject(value: unknown): JsonObject | undefined {
  return isJsonObject(value) ? value : undefined
}
