import Fastify from 'fastify'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { buildCatalog } from '#server/crud/buildCatalog.ts'
import type { CatalogParts } from '#server/crud/buildCatalog.ts'
import type { Caller, Catalog } from '#server/crud/entity/Context.ts'
import { crudRoutes } from '#server/crud/crudRoutes.ts'
import type { Database } from '#server/database/Database.ts'
import { appErrorOf } from '#server/http/appErrorOf.ts'
import { SecretBox } from '#server/secrets/SecretBox.ts'
import { hashPassword } from '#server/sessions/passwords/password.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'

/** An answer, split into its parts for a test. */
export interface Answer {
  status: number
  headers: Readonly<Record<string, unknown>>
  body: JsonObject
  /** `data` of a single record. */
  record: JsonObject
  /** `data` of a list. */
  records: readonly JsonObject[]
  error: JsonObject
}

/** Generated calls behind a real server and a real database. */
export interface Crud {
  app: FastifyInstance
  database: Database
  catalog: Catalog
  box: SecretBox
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: Json): Promise<Answer>
  /** Creates a record and returns the server's answer; fails unless it was created. */
  make(path: string, body: JsonObject): Promise<JsonObject>
}

/** Serves these tables and routes from a database that has them, to any caller. */
export async function openCrud(
  database: Database,
  parts: Omit<CatalogParts, 'secrets'>,
  caller: () => Caller | null = () => null,
  may: (permission: string) => boolean = () => true,
): Promise<Crud> {
  const box = new SecretBox(Buffer.alloc(32, 7))
  const secrets = {
    hash: (text: string) => hashPassword(text, { cost: 10 }),
    seal: (text: string, place: string) => box.seal(text, place),
    digest: (text: string, place: string) => box.digest(text, place),
  }
  const catalog = buildCatalog({ ...parts, secrets })
  const app = Fastify()
  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { user: caller() })
  })
  app.setErrorHandler((thrown, _request, reply) => {
    const { code, details, cause } = appErrorOf(thrown)
    const { status } = errorTable[code]
    if (status === 500) console.error(cause)
    const error = { ...details, cause: undefined, id: code, status }
    return reply.code(status).send({ success: false, data: null, msg: code, error })
  })
  await app.register(crudRoutes, {
    prefix: '/api/v1',
    database,
    catalog,
    routes: parts.routes,
    may: async (_request, permission) => may(permission),
  })
  const call: Crud['call'] = async (method, url, body) => {
    const request: InjectOptions = { method, url: `/api/v1${url}` }
    if (body !== undefined) {
      request.headers = { 'content-type': 'application/json' }
      request.payload = JSON.stringify(body)
    }
    return answerOf(await app.inject(request))
  }
  const make: Crud['make'] = async (path, body) => {
    const { status, record, error } = await call('POST', path, body)
    if (status !== 200) throw new Error(JSON.stringify(error))
    return record
  }
  return { app, database, catalog, box, call, make }
}

interface Injected {
  statusCode: number
  headers: Readonly<Record<string, unknown>>
  payload: string
}

/** Splits an answer into its parts. */
export function answerOf({ statusCode, headers, payload }: Injected): Answer {
  const parsed: Json = JSON.parse(payload)
  const body = objectOf(parsed)
  const { data } = body
  return {
    status: statusCode,
    headers,
    body,
    record: objectOf(data),
    records: listOf(data).map(objectOf),
    error: objectOf(body['error']),
  }
}
