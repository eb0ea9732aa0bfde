import type { Envelope } from '#shared/contracts/Envelope.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { TestServer } from './testServer.ts'

/** An answer of the API: its status, its headers and its envelope. */
export interface Answer<Data = JsonObject> {
  status: number
  headers: Headers
  body: Envelope<Data>
}

/** An answer that is a file. */
export interface FileAnswer {
  status: number
  headers: Headers
  text: string
}

/** A client that talks to a test server over a real socket, logged in. */
export interface ApiClient {
  /** The API's address, and the header for a test's own calls. */
  address: string
  authorization: string
  get<Data = JsonObject>(path: string): Promise<Answer<Data>>
  /** Makes a call whose answer is a text file; the byte order mark is left out. */
  file(path: string): Promise<FileAnswer>
  post(path: string, body?: Json): Promise<Answer>
  put(path: string, body: Json): Promise<Answer>
  delete(path: string): Promise<Answer>
  /** Sends a body unchanged. */
  send<Data = JsonObject>(
    method: string,
    path: string,
    init: { body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> },
  ): Promise<Answer<Data>>
}

/** Lets a test server listen, and logs in as its administrator. */
export async function connect(server: TestServer): Promise<ApiClient> {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const authorization = `Bearer ${await server.logIn()}`
  const call = async <Data>(
    method: string,
    path: string,
    init: Omit<RequestInit, 'method'>,
  ): Promise<Answer<Data>> => {
    const headers = {
      authorization,
      'accept-language': 'en',
      ...Object.fromEntries(new Headers(init.headers)),
    }
    const response = await fetch(`${address}/api/v1${path}`, { ...init, method, headers })
    const body: Envelope<Data> = await response.json()
    return { status: response.status, headers: response.headers, body }
  }
  const file = async (path: string): Promise<FileAnswer> => {
    const response = await fetch(`${address}/api/v1${path}`, { headers: { authorization } })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const sendJson = (method: string, path: string, body: Json) =>
    call<JsonObject>(method, path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  return {
    address: `${address}/api/v1`,
    authorization,
    get: (path) => call('GET', path, {}),
    file,
    post: (path, body = {}) => sendJson('POST', path, body),
    put: (path, body) => sendJson('PUT', path, body),
    delete: (path) => call('DELETE', path, {}),
    send: (method, path, init) => call(method, path, init),
  }
}

/** The data of an answer that must be a success. */
export function dataOf<Data>(answer: Answer<Data>): Data {
  if (!answer.body.success) throw new Error(`${answer.status} ${JSON.stringify(answer.body.error)}`)
  return answer.body.data
}

/** The error of an answer that must be a refusal. */
export function errorOf(answer: Answer<unknown>) {
  if (answer.body.success) throw new Error(`expected a refusal, got ${JSON.stringify(answer.body.data)}`)
  return answer.body.error
}
