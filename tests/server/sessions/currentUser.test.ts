import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { testDatabases } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

interface Node {
  id: string
  code: string
  type: string
  children: Node[]
}

describe('the current user', () => {
  const databases = testDatabases('embedded')
  let server: TestServer
  let admin: string
  beforeAll(async () => {
    server = await startTestServer(databases, { LOGIN_PER_ACCOUNT: '1000' })
    admin = await server.logIn()
  })

  const call = (
    method: 'GET' | 'PUT' | 'PATCH' | 'POST',
    url: string,
    { token = admin, payload, language = 'zh' }: { token?: string; payload?: object; language?: string } = {},
  ) =>
    server.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      ...(payload ? { payload } : {}),
    })

  const menusOf = async (token: string) =>
    (await call('GET', '/current/menus', { token })).json<{ data: Node[] }>().data
  const codesOf = (nodes: readonly Node[]): string[] =>
    nodes.flatMap(({ code, children }) => [code, ...codesOf(children)])

  /** Creates a user with the permissions of these menu codes, and returns their token. */
  const member = async (name: string, codes: readonly string[]) => {
    const menus = await server.database.rows<{ id: string }>(
      sql`SELECT id FROM "menu" WHERE code = ANY(${[...codes]}::text[])`,
    )
    const role = await call('POST', '/roles', {
      payload: { code: `role-${name}`, name, menus: menus.map(({ id }) => ({ menu_id: id })) },
    })
    const roleId = role.json<{ data: { id: string } }>().data.id
    const password = 'a password of their own'
    const user = await call('POST', '/users', {
      payload: { username: name, name, password, roles: [{ role_id: roleId }] },
    })
    expect(user.json()).toMatchObject({ success: true })
    const id = user.json<{ data: { id: string } }>().data.id
    return { id, roleId, password, token: await server.logIn(name, password) }
  }

  it('sees no page of an entity that no longer exists, until the entity exists again [S2.40]', async () => {
    const showsEntity = (name: string) =>
      server.database
        .run(sql`UPDATE "menu" SET properties = jsonb_set(properties, '{entity}', to_jsonb(${name}::text))
        WHERE code = 'system.department'`)
    const shown = async () =>
      codesOf(await menusOf(admin)).filter((code) => code.startsWith('system.department'))
    const before = await shown()
    // Changes made directly in the database take effect within a second.
    const becomes = (codes: readonly string[]) =>
      expect.poll(shown, { timeout: 1000, interval: 20 }).toEqual(codes)
    expect(before).toContain('system.department.create')
    await showsEntity('office')
    await becomes([])
    await showsEntity('department')
    await becomes(before)
  })

  it('is returned with name, avatar, roles and permissions, and without the password [S3.01] [S7.06]', async () => {
    const { data } = (await call('GET', '/current/user')).json<{ data: Record<string, unknown> }>()
    expect(data).toMatchObject({
      username: 'admin',
      name: '系统管理员',
      avatar: null,
      must_change_password: false,
    })
    expect(data['roles']).toMatchObject([{ role_name: '超级管理员' }])
    expect(data['permissions']).toEqual(
      expect.arrayContaining(['distribution.order', 'distribution.good.create']),
    )
    expect(data).not.toHaveProperty('password')
  })

  it('can change their profile, and nothing but the profile [S7.06]', async () => {
    const changed = await call('PUT', '/current/user', {
      payload: { nickname: '小明', email: 'a@example.com' },
    })
    expect(changed.json()).toMatchObject({
      success: true,
      data: { nickname: '小明', email: 'a@example.com' },
    })
    const refused = await call('PUT', '/current/user', {
      payload: { roles: [], status: 'freezed', email: 'x' },
    })
    expect(refused.statusCode).toBe(400)
    const { fields } = refused.json<{ error: { fields: { path: string; message: string }[] } }>().error
    expect(fields.map(({ path }) => path).sort()).toEqual(['/email', '/roles', '/status'])
    expect(fields.find(({ path }) => path === '/email')?.message).toBe('请输入有效的邮箱地址')
  })

  describe('menus', () => {
    it('form the whole tree for the administrator [S2.40] [S7.06]', async () => {
      const tree = await menusOf(admin)
      const codes = ['dashboard', 'distribution', 'system']
      const groups = tree.filter(({ code }) => codes.includes(code))
      expect(groups.map(({ code }) => code)).toEqual(codes)
      expect(groups[1]?.children.map(({ code }) => code)).toContain('distribution.order')
      expect(groups[1]).toMatchObject({ name: '分销', type: 'page', status: 'enabled', parent_id: null })
    })

    it('contain what was granted and its parents, and nothing else [S2.40]', async () => {
      const { token } = await member('clerk', ['distribution.good', 'distribution.good.edit'])
      expect(codesOf(await menusOf(token))).toEqual([
        'distribution',
        'distribution.good',
        'distribution.good.edit',
      ])
    })

    it('leave out everything below a disabled menu, and everything of a disabled role [S4.11]', async () => {
      const { token, roleId } = await member('keeper', ['distribution.good', 'system.user'])
      const { database } = server
      const shown = async () => codesOf(await menusOf(token))
      expect(await shown()).toContain('distribution.good')
      const becomes = (codes: readonly string[]) =>
        expect.poll(shown, { timeout: 1000, interval: 20 }).toEqual(codes)
      await database.run(sql`UPDATE "menu" SET status = 'disabled' WHERE code = 'distribution'`)
      await becomes(['system', 'system.user'])
      await database.run(sql`UPDATE "menu" SET status = 'enabled' WHERE code = 'distribution'`)
      await database.run(sql`UPDATE "role" SET status = 'disabled' WHERE id = ${roleId}`)
      await becomes([])
    })
  })

  describe('pages with the permission *', () => {
    const page = async (code: string, fields: object = {}) => {
      const payload = { code, name: code, sequence: 1, type: 'page', status: 'enabled', path: `/${code}` }
      const made = await call('POST', '/menus', {
        payload: { ...payload, properties: { permission: '*' }, ...fields },
      })
      return made.json<{ data: { id: string } }>().data.id
    }
    const seenBy = async (token: string) =>
      codesOf(await menusOf(token)).filter((code) => code.startsWith('open'))

    it('are open to everyone whatever their roles, if the groups above them are open too [S6.02]', async () => {
      const { token } = await member('stranger', ['distribution.good'])
      const group = await page('open', { path: '' })
      await page('open.page', { parent_id: group })
      await page('open.off', { parent_id: group, status: 'disabled' })
      await page('open.below', { parent_id: await page('openNot', { properties: {} }) })
      expect(await seenBy(token)).toEqual(['open', 'open.page'])
      const { data } = (await call('GET', '/current/user', { token })).json<{
        data: { permissions: string[] }
      }>()
      expect(data.permissions).toContain('open.page')
    })

    it('still need a role where they are buttons or need API calls [S6.02]', async () => {
      const { token } = await member('outsider', ['distribution.good'])
      const resources = [{ method: 'GET', path: '/api/v1/users' }]
      await page('openCalls', { resources })
      await page('openButton', { type: 'button', path: '' })
      expect(await seenBy(token)).not.toEqual(expect.arrayContaining(['openCalls']))
      expect(await seenBy(token)).not.toEqual(expect.arrayContaining(['openButton']))
      expect((await call('GET', '/users', { token })).statusCode).toBe(403)
    })
  })

  describe('password', () => {
    const change = (token: string, payload: object, language = 'en') =>
      call('PUT', '/current/password', { token, payload, language })

    it('is reported as missing in the words of the form [S5.05]', async () => {
      const answer = await change(admin, { old_password: '', password: '', confirm_password: '' })
      const { fields } = answer.json<{ error: { fields: { message: string }[] } }>().error
      expect(fields.map(({ message }) => message)).toEqual([
        'Old password is required!',
        'New password is required!',
        'Confirm password is required!',
      ])
    })

    it('is changed only with the right old one, a different new one and a matching confirmation [S5.05]', async () => {
      const mismatch = await change(admin, {
        old_password: adminPassword,
        password: 'new password',
        confirm_password: 'other',
      })
      expect(mismatch.json()).toMatchObject({
        error: {
          fields: [
            { path: '/confirm_password', message: 'The two passwords that you entered do not match!' },
          ],
        },
      })
      const wrong = await change(admin, {
        old_password: 'x',
        password: 'new password',
        confirm_password: 'new password',
      })
      expect(wrong.json()).toMatchObject({
        error: { id: 'PASSWORD_WRONG', fields: [{ path: '/old_password' }] },
      })
      const same = await change(admin, {
        old_password: adminPassword,
        password: adminPassword,
        confirm_password: adminPassword,
      })
      expect(same.json()).toMatchObject({ error: { id: 'PASSWORD_REUSED', fields: [{ path: '/password' }] } })
    })

    it('ends the other sessions when it changes, and keeps this one', async () => {
      const { token, password } = await member('mover', ['system.user'])
      const other = await server.logIn('mover', password)
      const answer = await change(token, {
        old_password: password,
        password: 'my new password',
        confirm_password: 'my new password',
      })
      expect(answer.statusCode).toBe(200)
      expect((await call('GET', '/current/user', { token })).statusCode).toBe(200)
      expect((await call('GET', '/current/user', { token: other })).statusCode).toBe(401)
      expect(await server.logIn('mover', 'my new password')).toMatch(/^[\w-]{43}$/)
    })

    it('is reset to the default one, ends all sessions and must then be changed [S5.04] [S7.05]', async () => {
      const { id, token } = await member('forgetful', ['distribution.good'])
      const reset = await call('PATCH', `/users/${id}/reset-pwd`)
      expect(reset.json()).toMatchObject({ success: true, data: { id, must_change_password: true } })
      expect((await call('GET', '/current/user', { token })).statusCode).toBe(401)
      const next = await server.logIn('forgetful', 'the default password')
      expect((await call('GET', '/goods', { token: next })).json()).toMatchObject({
        error: { id: 'PASSWORD_CHANGE_REQUIRED', code: 403 },
      })
      expect((await call('GET', '/current/user', { token: next })).json()).toMatchObject({
        data: { must_change_password: true },
      })
      const passwords = {
        old_password: 'the default password',
        password: 'my own words',
        confirm_password: 'my own words',
      }
      expect((await change(next, passwords)).statusCode).toBe(200)
      expect((await call('GET', '/goods', { token: next })).statusCode).toBe(200)
    })

    it('can be reset to a given one, if that is valid and the user exists [S7.05]', async () => {
      const { id } = await member('handed', ['distribution.good'])
      expect(
        (await call('PATCH', `/users/${id}/reset-pwd`, { payload: { password: 'short' } })).statusCode,
      ).toBe(400)
      expect(
        (await call('PATCH', `/users/${id}/reset-pwd`, { payload: { password: 'a given password' } }))
          .statusCode,
      ).toBe(200)
      expect(await server.logIn('handed', 'a given password')).toMatch(/^[\w-]{43}$/)
      const unknown = await call('PATCH', '/users/018f0000-0000-7000-8000-000000000000/reset-pwd')
      expect(unknown.json()).toMatchObject({ error: { id: 'RECORD_NOT_FOUND' } })
    })
  })
})
