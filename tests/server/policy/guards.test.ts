import { beforeAll, expect, it } from 'vitest'
import { menus } from '#generated/menus/menus.ts'
import { codesIn } from '#shared/permissions/codesIn.ts'
import { identifier, sql } from '#server/database/sql.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { dataOf, openOffice } from './openOffice.ts'
import type { Office } from './openOffice.ts'

/** The buttons of the pages of menus, roles and users: with all of them a user is an administrator. */
const everyMaster = codesIn(menus).filter((code) => /^system\.(?:menu|role|user)\./.test(code))

eachDatabase('permissions that protect themselves', (databases) => {
  let office: Office
  beforeAll(async () => {
    office = await openOffice(databases)
  })

  const adminIds = async () => {
    const row = await office.server.database.row<{ id: string; roleId: string }>(sql`
      SELECT u.id, member.target AS "roleId" FROM "user" u JOIN "user_roles" member ON member.owner = u.id
      WHERE u.username = 'admin'`)
    if (!row) throw new Error('no administrator')
    return row
  }
  const recordAt = async (path: string) => dataOf(await office.call(office.admin, 'GET', path))

  it('the last administrator cannot be deleted, frozen or deprived of permissions [S6.04]', async () => {
    const { admin, call, hire, grant, menuIds } = office
    const { id, roleId } = await adminIds()
    const other = await hire('plain', ['distribution.good'])
    const user = await recordAt(`/users/${id}`)
    const last = { status: 409, refusal: 'LAST_ADMINISTRATOR' }
    expect(await call(admin, 'DELETE', `/users/${id}`)).toMatchObject(last)
    expect(await call(admin, 'DELETE', `/users?filter={"id":["${id}"]}`)).toMatchObject(last)
    expect(await call(admin, 'PUT', `/users/${id}`, { ...user, status: 'freezed' })).toMatchObject(last)
    const demoted = { ...user, roles: [{ role_id: other.roleId }] }
    expect(await call(admin, 'PUT', `/users/${id}`, demoted)).toMatchObject(last)
    expect(await grant(roleId, ['distribution.good'])).toMatchObject(last)
    const role = await recordAt(`/roles/${roleId}`)
    expect(await call(admin, 'PUT', `/roles/${roleId}`, { ...role, status: 'disabled' })).toMatchObject(last)
    const [page] = await menuIds(['system.role'])
    const menu = await recordAt(`/menus/${page?.menu_id}`)
    const path = `/menus/${page?.menu_id}`
    expect(await call(admin, 'PUT', path, { ...menu, status: 'disabled' })).toMatchObject(last)
    expect(await call(admin, 'PUT', path, { ...menu, resources: [] })).toMatchObject(last)
    expect(await call(admin, 'DELETE', path)).toMatchObject(last)
    expect((await call(admin, 'GET', '/roles')).status).toBe(200)
  })

  it('if two administrators freeze each other at once, one of them stays active', async () => {
    const { server, admin, call, hire } = office
    const second = await hire('second', everyMaster)
    const { id } = await adminIds()
    const freeze = async (token: string, userId: string) => {
      const user = await recordAt(`/users/${userId}`)
      return call(token, 'PUT', `/users/${userId}`, { ...user, status: 'freezed' })
    }
    // The second administrator does not hold everything that the first one holds, but may grant it to themselves.
    const answers = await Promise.all([freeze(admin, second.id), freeze(second.token, id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await server.database.run(sql`UPDATE "user" SET status = 'activated' WHERE id = ${id}`)
    await server.database.run(sql`DELETE FROM "user_roles" WHERE owner = ${second.id}`)
    office.admin = await server.logIn()
  })

  it('two roles that open every call on menus, roles and users only together make an administrator, too [S6.04]', async () => {
    const { server, call, hire } = office
    const isOfUsers = (code: string) => code.startsWith('system.user')
    const half = await hire('half', everyMaster.filter(isOfUsers))
    const rest = await hire(
      'rest',
      everyMaster.filter((code) => !isOfUsers(code)),
    )
    const { id } = await adminIds()
    const set = async (token: string, userId: string, values: object) => {
      const { body } = await call(token, 'GET', `/users/${userId}`)
      return call(token, 'PUT', `/users/${userId}`, { ...(body.success ? body.data : {}), ...values })
    }
    const last = { status: 409, refusal: 'LAST_ADMINISTRATOR' }
    expect(await set(office.admin, id, { status: 'freezed' })).toMatchObject(last)
    const both = { roles: [{ role_id: half.roleId }, { role_id: rest.roleId }] }
    expect(await set(office.admin, half.id, both)).toMatchObject({ status: 200 })
    expect(await set(half.token, id, { status: 'freezed' })).toMatchObject({ status: 200 })
    expect(await set(half.token, half.id, { roles: [{ role_id: half.roleId }] })).toMatchObject(last)
    await server.database.run(sql`UPDATE "user" SET status = 'activated' WHERE id = ${id}`)
    await server.database.run(sql`DELETE FROM "user_roles" WHERE owner = ANY(${[half.id, rest.id]}::uuid[])`)
    office.admin = await server.logIn()
  })

  it('nobody can give a role more than they hold themselves [S6.01]', async () => {
    const { call, hire, menuIds } = office
    const { token } = await hire('personnel', ['system.role.create', 'system.role.edit', 'distribution.good'])
    const role = { code: 'granted', name: '新角色', sequence: 1, status: 'enabled' }
    const beyond = { ...role, menus: await menuIds(['distribution.order.pay']) }
    expect(await call(token, 'POST', '/roles', beyond)).toMatchObject({
      status: 403,
      refusal: 'GRANT_EXCEEDED',
    })
    const disabled = { ...beyond, status: 'disabled' }
    expect((await call(token, 'POST', '/roles', disabled)).refusal).toBe('GRANT_EXCEEDED')
    const within = { ...role, menus: await menuIds(['distribution.good']) }
    const made = dataOf(await call(token, 'POST', '/roles', within))
    const path = `/roles/${idOf(made)}`
    const wider = { ...within, menus: await menuIds(['distribution.good', 'distribution.good.edit']) }
    expect((await call(token, 'PUT', path, wider)).refusal).toBe('GRANT_EXCEEDED')
    expect((await call(token, 'PUT', path, { ...within, name: '只看商品' })).status).toBe(200)
  })

  it('only an administrator can use the role code “administrator”, and the role that has it must keep it [S6.04]', async () => {
    const { admin, call, hire, menuIds } = office
    const { token, roleId: own } = await hire('climber', ['system.role.create', 'system.role.edit'])
    const { roleId } = await adminIds()
    const role = await recordAt(`/roles/${roleId}`)
    const at = { error: { fields: [{ path: '/code' }] } }
    const kept = { status: 409, refusal: 'ROLE_CODE_KEPT', body: at }
    expect(await call(admin, 'PUT', `/roles/${roleId}`, { ...role, code: 'chiefs' })).toMatchObject(kept)
    expect((await call(admin, 'PUT', `/roles/${roleId}`, { ...role, name: '主管' })).status).toBe(200)
    // An earlier version let administrators change the role's code.
    await office.server.database.run(sql`UPDATE "role" SET code = 'chiefs' WHERE id = ${roleId}`)
    const reserved = { status: 403, refusal: 'ROLE_CODE_RESERVED', body: at }
    const taking = { code: 'administrator', name: '我', sequence: 1, status: 'disabled' }
    const menus = await menuIds(['system.role.create'])
    expect(await call(token, 'POST', '/roles', { ...taking, menus })).toMatchObject(reserved)
    const mine = await recordAt(`/roles/${own}`)
    expect(await call(token, 'PUT', `/roles/${own}`, { ...mine, code: 'administrator' })).toMatchObject(
      reserved,
    )
    const back = { ...(await recordAt(`/roles/${roleId}`)), code: 'administrator' }
    expect((await call(admin, 'PUT', `/roles/${roleId}`, back)).status).toBe(200)
  })

  it('nobody can enable a role that holds more than they do', async () => {
    const { admin, call, hire, menuIds } = office
    const { token } = await hire('enabler', ['system.role.edit'])
    const menus = await menuIds(['distribution.order.pay'])
    const role = { code: 'asleep', name: '停用', sequence: 1, status: 'disabled', menus }
    const id = idOf(dataOf(await call(admin, 'POST', '/roles', role)))
    const answer = await call(token, 'PUT', `/roles/${id}`, { ...role, status: 'enabled' })
    expect(answer.refusal).toBe('ROLE_ABOVE')
  })

  it('nobody can rename, weaken, disable or delete a role that holds more than they do [S6.04]', async () => {
    const { admin, call, hire, grant, menuIds } = office
    const codes = ['system.role.edit', 'system.role.delete', 'distribution.good']
    const { token, roleId: own } = await hire('underling', codes)
    const above = await hire('above', ['distribution.good', 'distribution.order.pay'])
    const below = await hire('beneath', ['distribution.good'])
    const path = `/roles/${above.roleId}`
    const role = await recordAt(path)
    const refused = { status: 403, refusal: 'ROLE_ABOVE' }
    expect(await call(token, 'PUT', path, { ...role, name: '别的名字' })).toMatchObject(refused)
    const weaker = { ...role, menus: await menuIds(['distribution.good']) }
    expect(await call(token, 'PUT', path, weaker)).toMatchObject(refused)
    expect(await call(token, 'PUT', path, { ...role, status: 'disabled' })).toMatchObject(refused)
    const both = `/roles?filter={"id":["${below.roleId}","${above.roleId}"]}`
    expect(await call(token, 'PUT', both, { description: '改' })).toMatchObject(refused)
    await call(admin, 'DELETE', `/users/${above.id}`)
    expect(await call(token, 'DELETE', path)).toMatchObject(refused)
    expect(await recordAt(path)).toEqual(role)
    for (const id of [below.roleId, own]) {
      const known = await recordAt(`/roles/${id}`)
      expect((await call(token, 'PUT', `/roles/${id}`, { ...known, description: '改' })).status).toBe(200)
    }
    expect((await grant(above.roleId, ['distribution.good'])).status).toBe(200)
    expect((await call(token, 'DELETE', path)).status).toBe(200)
  })

  it('nobody can change or delete a menu by which others hold more than they do [S6.04]', async () => {
    const { admin, call, hire, menuIds } = office
    const { token } = await hire('tidy', ['system.menu.edit', 'system.menu.delete', 'distribution.good'])
    const menuAt = async (code: string) => recordAt(`/menus/${(await menuIds([code]))[0]?.menu_id}`)
    const pay = await menuAt('distribution.order.pay')
    const refused = { status: 403, refusal: 'MENU_ABOVE' }
    const path = `/menus/${idOf(pay)}`
    for (const change of [{ name: '改' }, { code: 'aside' }, { status: 'disabled' }, { resources: [] }])
      expect(await call(token, 'PUT', path, { ...pay, ...change })).toMatchObject(refused)
    expect(await call(token, 'DELETE', path)).toMatchObject(refused)
    // They may rename their own page; its menus below are affected when it is disabled, moved or removed.
    const good = await menuAt('distribution.good')
    const own = `/menus/${idOf(good)}`
    expect((await call(token, 'PUT', own, { ...good, description: '改' })).status).toBe(200)
    for (const change of [{ status: 'disabled' }, { parent_id: null }])
      expect(await call(token, 'PUT', own, { ...(await recordAt(own)), ...change })).toMatchObject(refused)
    expect(await call(token, 'DELETE', own)).toMatchObject(refused)
    // A menu that no role has yet is free to change.
    const fresh = { type: 'page', code: 'new.page', name: '新页面', sequence: 1, status: 'enabled' }
    const id = idOf(dataOf(await call(admin, 'POST', '/menus', fresh)))
    expect((await call(token, 'PUT', `/menus/${id}`, { ...fresh, name: '页面' })).status).toBe(200)
    expect((await call(token, 'DELETE', `/menus/${id}`)).status).toBe(200)
  })

  it('nobody can open a call that they may not make by adding it to a menu', async () => {
    const { call, hire, menuIds } = office
    const { token } = await hire('writer', ['system.menu.edit', 'distribution.good'])
    const [page] = await menuIds(['distribution.good'])
    const path = `/menus/${page?.menu_id}`
    const menu = await recordAt(path)
    const resources = Array.isArray(menu['resources']) ? menu['resources'] : []
    const opened = { ...menu, resources: [...resources, { method: 'GET', path: '/api/v1/roles' }] }
    const answer = await call(token, 'PUT', path, opened)
    expect(answer).toMatchObject({ status: 403, refusal: 'GRANT_EXCEEDED' })
    expect(answer.body.msg).toContain('GET /api/v1/roles')
    expect((await call(token, 'PUT', path, { ...menu, name: '货品' })).status).toBe(200)
  })

  it('nobody can give a menu that they hold the code of a button or page that they do not hold', async () => {
    const { server, admin, call, hire, menuIds } = office
    const codes = ['system.menu.edit', 'distribution.order.edit', 'distribution.good']
    const { token, roleId } = await hire('renamer', codes)
    const menuAt = async (code: string) => {
      const [{ menu_id: id } = { menu_id: '' }] = await menuIds([code])
      return recordAt(`/menus/${id}`)
    }
    const rename = async (by: string, code: string, wanted: string) => {
      const menu = await menuAt(code)
      return call(by, 'PUT', `/menus/${idOf(menu)}`, { ...menu, code: wanted })
    }
    // Renames it, so that its code is free.
    expect((await rename(admin, 'distribution.order.pay', 'aside')).status).toBe(200)
    const refused = { status: 403, refusal: 'GRANT_EXCEEDED' }
    const taken = await rename(token, 'distribution.good', 'distribution.order.pay')
    expect(taken).toMatchObject({ ...refused, body: { error: { fields: [{ path: '/code' }] } } })
    expect((await rename(token, 'distribution.good', 'my.goods')).status).toBe(200)
    expect((await rename(admin, 'my.goods', 'distribution.good')).status).toBe(200)
    expect((await rename(admin, 'aside', 'distribution.order.pay')).status).toBe(200)
    await server.database.run(sql`DELETE FROM "user_roles" WHERE target = ${roleId}`)
  })

  it('nobody can take over or delete a user who would hold more if a disabled role were enabled', async () => {
    const { admin, call, hire } = office
    const buttons = ['edit', 'delete', 'resetPassword', 'resetSecondFactor']
    const { token } = await hire(
      'patient',
      buttons.map((button) => `system.user.${button}`),
    )
    const sleeper = await hire('sleeper', ['distribution.order.pay'])
    const role = await recordAt(`/roles/${sleeper.roleId}`)
    const asleep = { ...role, status: 'disabled' }
    expect((await call(admin, 'PUT', `/roles/${sleeper.roleId}`, asleep)).status).toBe(200)
    const above = { status: 403, refusal: 'USER_ABOVE' }
    const path = `/users/${sleeper.id}`
    const user = await recordAt(path)
    const password = 'a password of another'
    expect(await call(token, 'PATCH', `${path}/reset-pwd`, { password })).toMatchObject(above)
    expect(await call(token, 'PUT', path, { ...user, password })).toMatchObject(above)
    expect(await call(token, 'PUT', path, { ...user, username: 'taken.over' })).toMatchObject(above)
    expect(await call(token, 'DELETE', `${path}/second-factor`)).toMatchObject(above)
    expect(await call(token, 'DELETE', path)).toMatchObject(above)
    expect(await recordAt(path)).toEqual(user)
    expect((await call(sleeper.token, 'GET', '/current/user')).status).toBe(200)
  })

  it('nobody can give others or themselves a role that holds more than they do [S6.01]', async () => {
    const { call, hire } = office
    const { roleId } = await adminIds()
    const clerk = await hire('clerk', ['system.user.create', 'system.user.edit', 'distribution.good'])
    const user = { username: 'made', name: '新用户', status: 'activated', roles: [{ role_id: roleId }] }
    expect((await call(clerk.token, 'POST', '/users', user)).refusal).toBe('GRANT_EXCEEDED')
    const self = { ...(await recordAt(`/users/${clerk.id}`)), roles: user.roles }
    expect((await call(clerk.token, 'PUT', `/users/${clerk.id}`, self)).refusal).toBe('GRANT_EXCEEDED')
    const within = { ...user, roles: [{ role_id: clerk.roleId }] }
    expect((await call(clerk.token, 'POST', '/users', within)).status).toBe(200)
  })

  it('nobody can restore a user who holds more than they do, or whose username is taken in other letter case [S6.01]', async () => {
    const { admin, call, hire } = office
    const clerk = await hire('keeper', ['system.user.restore', 'distribution.good'])
    const owner = await hire('owner', ['distribution.order.pay'])
    const peer = await hire('peer', ['distribution.good'])
    const filterOf = (id: string) => `filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`
    const restore = (token: string, id: string) =>
      call(token, 'POST', `/users/deleted/restore?${filterOf(id)}`)
    for (const { id } of [owner, peer]) expect((await call(admin, 'DELETE', `/users/${id}`)).status).toBe(200)
    expect((await call(peer.token, 'GET', '/goods')).status).toBe(401)
    expect(await restore(clerk.token, owner.id)).toMatchObject({ status: 403, refusal: 'GRANT_EXCEEDED' })
    expect((await restore(clerk.token, peer.id)).status).toBe(200)
    expect((await restore(owner.token, owner.id)).status).toBe(401)
    const taken = { name: '重名', status: 'activated', roles: [{ role_id: peer.roleId }], username: 'OWNER' }
    expect((await call(admin, 'POST', '/users', taken)).status).toBe(200)
    expect(await restore(admin, owner.id)).toMatchObject({ status: 409, refusal: 'VALUE_TAKEN' })
  })

  it('nobody can purge a user who holds more than they do, and a purged user stays only in the audit log [S6.01]', async () => {
    const { admin, call, hire, server } = office
    const clerk = await hire('remover', ['system.user.purge', 'distribution.good'])
    const [owner, peer] = [
      await hire('superior', ['distribution.order.pay']),
      await hire('leaver', ['distribution.good']),
    ]
    const noLook = { filter: {}, sort: { property: 'id', direction: 'ASC' }, rows: 20 }
    const view = { entity: 'good', title: '我的', look: noLook }
    expect((await call(peer.token, 'POST', '/current/views', view)).status).toBe(200)
    const deletedPath = (id: string) =>
      `/users/deleted?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`
    const purge = (token: string, id: string) => call(token, 'DELETE', deletedPath(id))
    expect((await purge(clerk.token, peer.id)).refusal).toBe('RECORD_NOT_FOUND')
    for (const { id } of [owner, peer]) expect((await call(admin, 'DELETE', `/users/${id}`)).status).toBe(200)
    expect((await call(clerk.token, 'GET', deletedPath(peer.id))).body).toMatchObject({ total: 1 })
    expect(await purge(clerk.token, owner.id)).toMatchObject({ status: 403, refusal: 'USER_ABOVE' })
    expect((await purge(clerk.token, peer.id)).status).toBe(200)
    const { database } = server
    const holding = await database.rows<{ table: string }>(sql`
      SELECT table_name AS "table" FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'user_id' AND data_type = 'uuid'`)
    expect(holding.length).toBeGreaterThan(12)
    for (const { table } of holding) {
      const row = await database.row(sql`SELECT FROM ${identifier(table)} WHERE user_id = ${peer.id}`)
      expect([table, row !== undefined]).toEqual([table, table === 'audit'])
    }
    const line = await database.row(
      sql`SELECT action, subject, before FROM "audit" WHERE record_id = ${peer.id} ORDER BY id DESC LIMIT 1`,
    )
    expect(line).toEqual({ action: 'purge', subject: 'leaver', before: null })
  })

  it('nobody can change or delete a user who holds more than they do, or reset their password [S7.05]', async () => {
    const { call, hire } = office
    const { id } = await adminIds()
    const codes = ['system.user.edit', 'system.user.delete', 'system.user.resetPassword', 'distribution.good']
    const { token } = await hire('helper', codes)
    const above = { status: 403, refusal: 'USER_ABOVE' }
    const user = await recordAt(`/users/${id}`)
    expect(await call(token, 'PUT', `/users/${id}`, { ...user, name: '别人' })).toMatchObject(above)
    expect(await call(token, 'DELETE', `/users/${id}`)).toMatchObject(above)
    expect(await call(token, 'PATCH', `/users/${id}/reset-pwd`)).toMatchObject(above)
    const below = await hire('below', ['distribution.good'])
    expect((await call(token, 'PATCH', `/users/${below.id}/reset-pwd`)).status).toBe(200)
    expect((await call(token, 'DELETE', `/users/${below.id}`)).status).toBe(200)
  })
})
