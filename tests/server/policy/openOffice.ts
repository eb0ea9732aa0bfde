import type { FastifyInstance } from 'fastify'
import { sql } from '#server/database/sql.ts'
import type { Envelope } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { TestDatabases } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

/** An answer of the API, split into its parts for a test. */
export interface Answer {
  status: number
  /** The error's code; undefined if the call succeeded. */
  refusal: string | undefined
  body: Envelope<JsonObject>
}

/** A user with a role of their own. */
export interface Member {
  id: string
  roleId: string
  token: string
}

/** A server and the people who work with it. */
export interface Office {
  server: TestServer
  admin: string
  call: (token: string, method: Method, path: string, payload?: object) => Promise<Answer>
  /** Creates a user with one role that has these menus. */
  hire: (name: string, codes: readonly string[]) => Promise<Member>
  /** Gives a role exactly these menus. */
  grant: (roleId: string, codes: readonly string[]) => Promise<Answer>
  menuIds: (codes: readonly string[]) => Promise<{ menu_id: string }[]>
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Opens an office on a database of the calling block. */
export async function openOffice(
  databases: TestDatabases,
  environment: Record<string, string> = {},
): Promise<Office> {
  const server = await startTestServer(databases, { LOGIN_PER_ACCOUNT: '1000', ...environment })
  const admin = await server.logIn()
  const call: Office['call'] = (token, method, path, payload) =>
    callOf(server.app, { token, method, path, payload })
  const menuIds = async (codes: readonly string[]) => {
    const rows = await server.database.rows<{ id: string }>(
      sql`SELECT id FROM "menu" WHERE code = ANY(${[...codes]}::text[])`,
    )
    return rows.map(({ id }) => ({ menu_id: id }))
  }
  const grant: Office['grant'] = async (roleId, codes) => {
    const { body } = await call(office.admin, 'GET', `/roles/${roleId}`)
    return call(office.admin, 'PUT', `/roles/${roleId}`, { ...body.data, menus: await menuIds(codes) })
  }
  const hire: Office['hire'] = async (name, codes) => {
    const role = { code: `role-${name}`, name, sequence: 1, status: 'enabled', menus: await menuIds(codes) }
    const roleId = idOf(dataOf(await call(office.admin, 'POST', '/roles', role)))
    const password = 'a password of their own'
    const user = { username: name, name, password, status: 'activated', roles: [{ role_id: roleId }] }
    const id = idOf(dataOf(await call(office.admin, 'POST', '/users', user)))
    return { id, roleId, token: await server.logIn(name, password) }
  }
  // A property, because a test may log the administrator out and in again.
  const office: Office = { server, admin, call, hire, grant, menuIds }
  return office
}

interface Asked {
  token: string
  method: Method
  path: string
  payload: object | undefined
}

async function callOf(app: FastifyInstance, { token, method, path, payload }: Asked): Promise<Answer> {
  const answer = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    ...(payload ? { payload } : {}),
  })
  if (method === 'HEAD')
    return { status: answer.statusCode, refusal: undefined, body: { success: true, data: {}, msg: '' } }
  // The answer is an exported list.
  if (String(answer.headers['content-type']).startsWith('text/csv'))
    return { status: answer.statusCode, refusal: undefined, body: { success: true, data: {}, msg: '' } }
  const body = answer.json<Envelope<JsonObject>>()
  return { status: answer.statusCode, refusal: body.success ? undefined : body.error.id, body }
}

/** The data of a call that must succeed. */
export function dataOf({ status, body }: Answer): JsonObject {
  if (!body.success) throw new Error(`${status} ${JSON.stringify(body.error)}`)
  return body.data
}
