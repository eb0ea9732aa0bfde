import { beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { testDatabases } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { dataOf, openOffice } from './openOffice.ts'
import type { Answer, Office } from './openOffice.ts'

describe('the calls of the permission screens', () => {
  const databases = testDatabases('embedded')
  let office: Office
  beforeAll(async () => {
    office = await openOffice(databases)
  })

  const fieldsOf = ({ body }: Answer) => (body.success ? [] : (body.error.fields ?? []))
  const listIn = (data: JsonObject, name: string): JsonObject[] => {
    const list = data[name]
    return Array.isArray(list) ? list.filter(isJsonObject) : []
  }

  it('tell everyone what they may grant, and an administrator everything [S3.03]', async () => {
    const { admin, call, hire, menuIds } = office
    const clerk = await hire('granter', ['system.role.edit', 'distribution.good'])
    const all = dataOf(await call(admin, 'GET', '/permissions/grantable'))
    const own = dataOf(await call(clerk.token, 'GET', '/permissions/grantable'))
    const idsOf = async (code: string) => (await menuIds([code])).map((each) => each.menu_id)
    const good = await idsOf('distribution.good')
    const others = [...(await idsOf('distribution.good.edit')), ...(await idsOf('distribution.order'))]
    expect(others).toHaveLength(2)
    expect(all['menu_ids']).toEqual(expect.arrayContaining([...good, ...others]))
    expect(own['menu_ids']).toEqual(expect.arrayContaining(good))
    expect(own['menu_ids']).not.toEqual(expect.arrayContaining(others.slice(0, 1)))
    expect(own['menu_ids']).not.toEqual(expect.arrayContaining(others.slice(1)))
    expect(own['role_ids']).toEqual([clerk.roleId])
  })

  it('tell everyone which roles they cannot change because those hold more [S6.04]', async () => {
    const { admin, call, hire, menuIds } = office
    const codes = ['system.role.edit', 'distribution.good']
    const editor = await hire('roleEditor', codes)
    const over = await hire('overEditor', [...codes, 'distribution.order.pay'])
    const peer = await hire('peer', codes)
    const aboveFor = async (token: string) =>
      dataOf(await call(token, 'GET', '/permissions/grantable'))['above_role_ids']
    expect(await aboveFor(admin)).toEqual([])
    expect(await aboveFor(editor.token)).toContain(over.roleId)
    expect(await aboveFor(editor.token)).not.toContain(peer.roleId)
    // A disabled permission counts for nobody, yet their own role stays theirs.
    const path = `/menus/${(await menuIds(['distribution.good']))[0]?.menu_id}`
    const good = dataOf(await call(admin, 'GET', path))
    await call(admin, 'PUT', path, { ...good, status: 'disabled' })
    expect(await aboveFor(editor.token)).toContain(peer.roleId)
    expect(await aboveFor(editor.token)).not.toContain(editor.roleId)
    await call(admin, 'PUT', path, { ...dataOf(await call(admin, 'GET', path)), status: 'enabled' })
  })

  it('list the calls that a menu may open, only for people who may edit menus [S3.02]', async () => {
    const { admin, call, hire } = office
    const outsider = await hire('outsider', ['distribution.good'])
    expect((await call(outsider.token, 'GET', '/permissions/routes')).status).toBe(403)
    const calls: unknown = dataOf(await call(admin, 'GET', '/permissions/routes'))
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/v1/orders/:id/refund',
      is_guarded: true,
      labels: [expect.stringMatching(/^Order \/ /)],
    })
    expect(calls).toContainEqual(
      expect.objectContaining({ path: '/api/v1/login', is_guarded: false, labels: [] }),
    )
  })

  it('count the members of every department, and those without one [S3.05]', async () => {
    const { admin, call, hire } = office
    const department = { code: 'sales', name: 'Sales', sequence: 1, status: 'enabled' }
    const id = idOf(dataOf(await call(admin, 'POST', '/departments', department)))
    const before = dataOf(await call(admin, 'GET', '/departments/members'))
    const member = await hire('member', ['distribution.good'])
    const move = { department_id: id }
    await call(admin, 'PUT', `/users?filter={"id":["${member.id}"]}`, move)
    const after = dataOf(await call(admin, 'GET', '/departments/members'))
    expect(after['without_department']).toBe(before['without_department'])
    expect(listIn(after, 'departments')).toEqual([{ id, name: 'Sales', parent_id: null, members: 1 }])
    expect((await call(admin, 'DELETE', `/departments/${id}`)).refusal).toBe('RECORD_IN_USE')
  })

  it('name the field that grants more than its author holds [S6.01]', async () => {
    const { call, hire, menuIds } = office
    const { token, roleId } = await hire('careful', [
      'system.role.create',
      'system.user.create',
      'system.menu.create',
      'distribution.good',
    ])
    const role = { code: 'over', name: 'Over', sequence: 1, status: 'enabled' }
    const menus = await menuIds(['distribution.order.pay'])
    const tooMuch = await call(token, 'POST', '/roles', { ...role, menus })
    expect(fieldsOf(tooMuch)).toMatchObject([{ path: '/menus', code: 'GRANT_EXCEEDED' }])
    expect(fieldsOf(tooMuch)[0]?.message).toMatch(/^You cannot grant what you do not hold yourself: /)
    const administrator = dataOf(await call(office.admin, 'GET', '/permissions/grantable'))['role_ids']
    const others = Array.isArray(administrator) ? administrator.filter((id) => id !== roleId) : []
    const user = { username: 'over', name: 'Over', status: 'activated' }
    const roles = others.map((id) => ({ role_id: id }))
    expect(fieldsOf(await call(token, 'POST', '/users', { ...user, roles }))).toMatchObject([
      { path: '/roles' },
    ])
  })

  it('name the field that would leave nobody to manage permissions [S6.04]', async () => {
    const { admin, call } = office
    const me = dataOf(await call(admin, 'GET', '/users?filter={"username":"admin"}'))
    const self = Object.values(me).find(isJsonObject) ?? {}
    const frozen = await call(admin, 'PUT', `/users/${idOf(self)}`, { ...self, status: 'freezed' })
    expect(fieldsOf(frozen)).toMatchObject([{ path: '/status', code: 'LAST_ADMINISTRATOR' }])
    expect((await call(admin, 'POST', `/users/${idOf(self)}/freeze`)).refusal).toBe('LAST_ADMINISTRATOR')
  })

  it('freeze and activate users by permissions of their own, and lock a frozen user out at once [S4.11]', async () => {
    const { admin, call, hire } = office
    const { id, token } = await hire('loud', ['distribution.good'])
    const clerk = await hire('editor', ['system.user.edit', 'distribution.good'])
    expect((await call(clerk.token, 'POST', `/users/${id}/freeze`)).status).toBe(403)
    expect((await call(admin, 'POST', `/users/${id}/freeze`)).status).toBe(200)
    expect((await call(token, 'GET', '/goods')).status).toBe(401)
    expect((await call(admin, 'POST', `/users/${id}/freeze`)).refusal).toBe('MOVE_NOT_ALLOWED')
    expect((await call(admin, 'POST', `/users/${id}/activate`)).status).toBe(200)
    const both = `filter=${JSON.stringify({ id: [id, clerk.id] })}`
    expect((await call(clerk.token, 'POST', `/users/freeze?${both}`)).refusal).toBe('FORBIDDEN')
    expect((await call(admin, 'POST', `/users/freeze?${both}`)).status).toBe(200)
    expect((await call(clerk.token, 'GET', '/goods')).status).toBe(401)
  })
})
