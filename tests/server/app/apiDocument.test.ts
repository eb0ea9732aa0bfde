import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { formats } from '#shared/validation/formats.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'
import { sampleOf } from './sampleOf.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Content {
  content?: Record<string, { schema: JsonObject }>
}

interface Operation {
  operationId: string
  responses: Record<string, Content & { $ref?: string }>
  requestBody?: Content
}

type Document = JsonObject & { paths: Record<string, Record<string, Operation>> }

interface Sent {
  url: string
  type?: string
  payload?: string
  stranger?: string
}

/** These calls end the caller's session, or never end themselves. */
const leftOut = new Set(['live', 'logOut', 'renewSession', 'endOtherSessions'])
const nobody = '019ed8f3-0000-7000-8000-000000000000'
const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

describe('the API document', () => {
  const databases = testDatabases('embedded')
  let server: TestServer
  let token: string
  let document: Document
  const ajv = new Ajv2020({ strict: false, formats: { ...formats, binary: true } })
  beforeAll(async () => {
    server = await startTestServer(databases, { BODY_LIMIT: '20000', REQUESTS_PER_ADDRESS: '100000' })
    token = await server.logIn()
    document = (await server.app.inject('/api/v1/openapi.json')).json()
    ajv.addSchema({ ...document, $id: 'document' })
  })

  it('matches every answer of every call, refusals included [S7.01]', async () => {
    const faults = new Set<string>()
    const statuses: number[] = []
    for (const [path, method, operation] of operations()) {
      for (const sent of requestsTo(path, method, operation)) {
        const { statusCode, type, body } = await send(method, sent)
        statuses.push(statusCode)
        const schema = schemaOf(pointerTo(path, method.toLowerCase(), operation, statusCode), type)
        const fault = schema === undefined ? 'is not documented' : faultOf(schema, type, body)
        if (fault !== undefined) faults.add(`${method} ${path} ${statusCode} ${type}: ${fault}`)
      }
    }
    expect([...faults]).toEqual([])
    for (const status of [200, 400, 401, 404, 413, 415])
      expect([status, statuses.filter((each) => each === status).length > 20]).toEqual([status, true])
  })

  it('describes deleted records, the totals of lists and everything that is returned about the caller [S7.01]', async () => {
    const get = async (path: string) => {
      const answer = await send('GET', { url: path })
      return answer.body
    }
    const { data } = JSON.parse(await get('/roles?pageSize=1'))
    const roles = [{ role_id: data[0].id }]
    const payload = JSON.stringify({
      username: 'gone',
      name: 'Gone',
      password: 'a password of theirs',
      roles,
    })
    const made = await send('POST', { url: '/users', type: 'application/json', payload })
    await send('DELETE', { url: `/users/${JSON.parse(made.body).data.id}` })
    const places = [
      '/users/deleted',
      '/current/user',
      '/current/sessions',
      '/current/notifications',
      '/current/menus',
      '/current/notification-choices',
      '/permissions/why?user=admin&code=system.user.edit',
      `/permissions/why?role=${data[0].id}&call=GET%20/api/v1/users`,
      '/audits/verify',
      '/health',
    ]
    for (const url of places) {
      const body = await get(url)
      const [path = ''] = url.split('?')
      const place = ['paths', path, 'get', 'responses', '200']
      expect([path, faultOf(schemaOf(place, 'application/json') ?? '', 'application/json', body)]).toEqual([
        path,
        undefined,
      ])
      expect([path, [...undescribed(place, JSON.parse(body))]]).toEqual([path, []])
    }
    expect(JSON.parse(await get('/users/deleted')).data).toHaveLength(1)
  })

  it('describes the data of every answer, down to the last object [S7.01]', () => {
    const silent = operations().flatMap(([path, method, { responses }]) => {
      const { schema = {} } = responses['200']?.content?.['application/json'] ?? {}
      const { data } = objectOf(schema['properties'])
      return data === undefined || isTold(data) ? [] : [`${method} ${path}`]
    })
    expect(silent).toEqual([])
  })

  it('uses only schema keywords that other tools know [S7.01]', () => {
    const notes = [...JSON.stringify(document).matchAll(/"(x-[\w-]+)":/gu)].map(([, name = '']) => name)
    const strict = new Ajv2020({
      strictTypes: false,
      strictRequired: false,
      formats: { ...formats, binary: true },
      keywords: [...new Set([...notes, ...Object.keys(document)])],
    })
    strict.addSchema({ ...document, $id: 'document' })
    const faults = [...schemasIn(document, [])].flatMap((place) => {
      try {
        strict.compile({ $ref: referenceTo(place) })
        return []
      } catch (error) {
        return [`${place.join('/')}: ${String(error)}`]
      }
    })
    expect(faults).toEqual([])
  })

  /** Whether a schema describes its values, and for an object its members. */
  function isTold(part: Json): boolean {
    const { $ref, anyOf, oneOf, items, type, properties, additionalProperties, maxProperties } =
      objectOf(part)
    if ($ref !== undefined) return true
    const among = anyOf ?? oneOf
    if (Array.isArray(among)) return among.every(isTold)
    if (items !== undefined) return isTold(items)
    if (properties !== undefined) return Object.values(objectOf(properties)).every(isTold)
    if (type !== 'object') return Object.keys(objectOf(part)).length > 0
    return additionalProperties !== undefined || maxProperties === 0
  }

  /** The places of schemas: below a key named schema, or in the components. */
  function* schemasIn(part: Json, place: readonly string[]): Generator<string[]> {
    for (const [name, inner] of Object.entries(objectOf(part))) {
      const there = [...place, name]
      const isSchema = name === 'schema' || place.join('/') === 'components/schemas'
      if (isSchema) yield there
      else yield* Array.isArray(inner) ? listed(inner, there) : schemasIn(inner, there)
    }
  }

  function* listed(parts: readonly Json[], place: readonly string[]): Generator<string[]> {
    for (const [index, part] of parts.entries()) yield* schemasIn(part, [...place, String(index)])
  }

  /** The names in an answer, and those in its data, that the document does not describe. */
  function* undescribed(place: readonly string[], answer: JsonObject): Generator<string> {
    const content = [...place, 'content', 'application/json', 'schema']
    const envelope = resolved(partAt(content))
    yield* othersIn(envelope, answer)
    const data = resolved(objectOf(envelope['properties'])['data'])
    const [first = null] = [answer['data'] ?? null].flat()
    yield* othersIn('items' in data ? resolved(data['items']) : data, objectOf(first))
  }

  function othersIn(schema: JsonObject, value: JsonObject): string[] {
    const told = objectOf(schema['properties'])
    return Object.keys(value).filter((name) => !(name in told))
  }

  function resolved(part: Json = null): JsonObject {
    const { $ref, ...schema } = objectOf(part)
    return typeof $ref === 'string' ? objectOf(partAt($ref.split('/').slice(1))) : schema
  }

  function partAt(place: readonly string[]): Json {
    return place.reduce<Json>((part, name) => objectOf(part)[name] ?? null, document)
  }

  function operations(): [string, Method, Operation][] {
    return Object.entries(document.paths).flatMap(([path, item]) =>
      methods.flatMap((method): [string, Method, Operation][] => {
        const operation = item[method.toLowerCase()]
        return operation && !leftOut.has(operation.operationId) ? [[path, method, operation]] : []
      }),
    )
  }

  function requestsTo(path: string, method: Method, { requestBody }: Operation): Sent[] {
    const at = (id: string) => path.replaceAll(/\{\w+\}/g, id)
    const url = at(nobody)
    const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody?.content ?? {})
    const plain: Sent[] = [{ url }, { url: at('x') }, { url: `${url}?nonsense=1` }]
    const strangers: Sent[] = ['', 'y'.repeat(43)].map((stranger) => ({ url, stranger }))
    if (method === 'GET' || type === '') return [...plain, ...strangers]
    const sample = JSON.stringify(sampleOf(document, schema))
    const bodies = ['{"a":', '{"nonsense":1}', '[]', sample, JSON.stringify('x'.repeat(30_000))]
    const sent = bodies.map((payload): Sent => ({ url, type, payload }))
    return [...plain, ...strangers, ...sent, { url, type: 'text/plain', payload: 'x' }]
  }

  async function send(method: Method, { url, type, payload, stranger = token }: Sent) {
    const session = stranger === '' ? {} : { authorization: `Bearer ${stranger}` }
    const headers = { ...session, ...(type !== undefined && { 'content-type': type }) }
    const body = payload === undefined ? {} : { payload }
    const answer = await server.app.inject({ method, url: `/api/v1${url}`, headers, ...body })
    const answered = String(answer.headers['content-type']).split(';')[0] ?? ''
    return { statusCode: answer.statusCode, type: answered, body: answer.body }
  }

  /** The place that describes the answer to a call with a status. */
  function pointerTo(path: string, method: string, { responses }: Operation, status: number): string[] {
    const key = status in responses ? String(status) : 'default'
    const { $ref } = responses[key] ?? {}
    return $ref === undefined ? ['paths', path, method, 'responses', key] : $ref.split('/').slice(1)
  }

  function schemaOf(place: readonly string[], type: string): string | undefined {
    const found = place.reduce<Json>((part, name) => objectOf(part)[name] ?? null, document)
    const content = objectOf(objectOf(found)['content'])
    const media = [type, '*/*'].find((each) => each in content)
    if (media === undefined) return undefined
    return referenceTo([...place, 'content', media, 'schema'])
  }

  function referenceTo(names: readonly string[]): string {
    const escaped = names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')))
    return `document#/${escaped.join('/')}`
  }

  function faultOf(schema: string, type: string, body: string): string | undefined {
    if (type !== 'application/json' || ajv.validate({ $ref: schema }, JSON.parse(body))) return undefined
    return ajv.errorsText()
  }
})
