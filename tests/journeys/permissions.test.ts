import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { dragOnto } from './support/dragOnto.ts'
import { button, chooseInRow, input, see } from './support/screen.ts'

const journey = openJourney()

async function create(path: string, record: JsonObject): Promise<string> {
  return idOf(dataOf(await journey.server().api.post(path, record)))
}

async function rowsAt(path: string): Promise<JsonObject[]> {
  const list: Json = dataOf(await journey.server().api.get<Json>(path))
  return Array.isArray(list) ? list.filter(isJsonObject) : []
}

/** References to the menus with these codes, in the form that a role uses. */
async function ticksOf(codes: readonly string[]): Promise<{ menu_id: string }[]> {
  const filter = encodeURIComponent(JSON.stringify({ code_eq: codes }))
  const menus = await rowsAt(`/menus?range=[0,99]&filter=${filter}`)
  return menus.map((menu) => ({ menu_id: idOf(menu) }))
}

async function createUser(username: string, roleId: string, more: JsonObject = {}): Promise<string> {
  const roles = [{ role_id: roleId }]
  return create('/users', { username, name: username, status: 'activated', roles, ...more })
}

async function createRole(code: string, menus: readonly string[]): Promise<string> {
  return create('/roles', { code, name: code, sequence: 1, status: 'enabled', menus: await ticksOf(menus) })
}

function line(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
}

function handleOf(page: Page, name: string): Locator {
  return line(page, name).locator('[draggable]')
}

describe('the screens of permissions', () => {
  it('order a tree by keyboard, by the menu of a row and by dragging [S3.05]', async () => {
    const department = (code: string, name: string, more: JsonObject = {}) =>
      create('/departments', { code, name, sequence: 5, status: 'enabled', ...more })
    const head = await department('order.head', '序首')
    await department('order.a', '序甲', { parent_id: head })
    await department('order.b', '序乙', { parent_id: head })
    await department('order.c', '序丙', { parent_id: head })
    const namesBelow = async () => {
      const rows = await rowsAt(`/departments?filter={"parent_id":"${head}"}&sort=["sequence","ASC"]`)
      return rows.map(({ name }) => name)
    }
    const { page } = await journey.visit('/department')
    await line(page, '序丙').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(namesBelow).toEqual(['序甲', '序丙', '序乙'])
    await expect.poll(() => page.locator('tr:focus').innerText()).toContain('序丙')
    await chooseInRow(page, '序乙', '移入上一项之下')
    await expect.poll(() => line(page, '序乙').getAttribute('aria-level')).toBe('3')
    await expect.poll(namesBelow).toEqual(['序甲', '序丙'])
    await dragOnto(handleOf(page, '序乙'), line(page, '序甲'), { x: 300, y: 3 })
    await expect.poll(namesBelow).toEqual(['序乙', '序甲', '序丙'])
  })

  it('undo the last move in a tree, unless another person has moved the record since [S3.05]', async () => {
    const department = (code: string, name: string, more: JsonObject = {}) =>
      create('/departments', { code, name, sequence: 7, status: 'enabled', ...more })
    const head = await department('back.head', '退首')
    const first = { parent_id: head, sequence: 10 }
    await department('back.a', '退甲', first)
    const second = await department('back.b', '退乙', { parent_id: head, sequence: 20 })
    const namesBelow = async () => {
      const rows = await rowsAt(`/departments?filter={"parent_id":"${head}"}&sort=["sequence","ASC"]`)
      return rows.map(({ name }) => name)
    }
    const { page } = await journey.visit('/department')
    const drag = () => dragOnto(handleOf(page, '退乙'), line(page, '退首'), { x: 300, y: 3 })
    await line(page, '退乙').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(namesBelow).toEqual(['退乙', '退甲'])
    await drag()
    await expect.poll(namesBelow).toEqual(['退甲'])
    // Undoes the latest move, though the message of the one before has not had its time.
    await button(page, '撤销').click()
    await see(page, '已移回原处')
    await expect.poll(namesBelow).toEqual(['退乙', '退甲'])
    await drag()
    await expect.poll(namesBelow).toEqual(['退甲'])
    const moved = { code: 'back.b', name: '退乙', status: 'enabled', ...first }
    dataOf(await journey.server().api.put(`/departments/${second}`, moved))
    await button(page, '撤销').click()
    await see(page, '这条记录此后又被移动，没有撤销')
    expect(await namesBelow()).toHaveLength(2)
  })

  it('undo no move in a tree after another user has moved the record among the same siblings [S3.05]', async () => {
    const department = (code: string, name: string, more: JsonObject = {}) =>
      create('/departments', { code, name, sequence: 7, status: 'enabled', ...more })
    const head = await department('stay.head', '留首')
    await department('stay.a', '留甲', { parent_id: head, sequence: 10 })
    await department('stay.b', '留乙', { parent_id: head, sequence: 20 })
    const third = await department('stay.c', '留丙', { parent_id: head, sequence: 30 })
    const namesBelow = async () => {
      const rows = await rowsAt(`/departments?filter={"parent_id":"${head}"}&sort=["sequence","ASC"]`)
      return rows.map(({ name }) => name)
    }
    const { page } = await journey.visit('/department')
    await line(page, '留丙').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(namesBelow).toEqual(['留甲', '留丙', '留乙'])
    const moved = { code: 'stay.c', name: '留丙', status: 'enabled', parent_id: head, sequence: 5 }
    dataOf(await journey.server().api.put(`/departments/${third}`, moved))
    await button(page, '撤销').click()
    await see(page, '这条记录此后又被移动，没有撤销')
    expect(await namesBelow()).toEqual(['留丙', '留甲', '留乙'])
  })

  it('apply moves in a tree that are made while an earlier one is still being saved [S3.05]', async () => {
    const department = (code: string, name: string, more: JsonObject = {}) =>
      create('/departments', { code, name, sequence: 6, status: 'enabled', ...more })
    const head = await department('quick.head', '快首')
    for (const [index, name] of ['快甲', '快乙', '快丙', '快丁'].entries())
      await department(`quick.${index}`, name, { parent_id: head, sequence: 10 + index })
    const { page } = await journey.visit('/department')
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let saves = 0
    await page.route(/\/api\/v1\/departments/, async (route) => {
      if (route.request().method() !== 'GET' && (saves += 1) === 1) await released
      await route.continue()
    })
    await line(page, '快丁').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => saves).toBe(1)
    await page.keyboard.press('Alt+ArrowUp')
    await dragOnto(handleOf(page, '快甲'), line(page, '快丙'), { x: 300, y: 45 })
    release()
    await expect
      .poll(async () => {
        const rows = await rowsAt(`/departments?filter={"parent_id":"${head}"}&sort=["sequence","ASC"]`)
        return rows.map(({ name }) => name)
      })
      .toEqual(['快丁', '快乙', '快丙', '快甲'])
  })

  it('disable a menu in its row, after a question [S4.11]', async () => {
    const id = await create('/menus', {
      code: 'idle',
      name: '闲置',
      sequence: 900,
      type: 'page',
      status: 'enabled',
    })
    const { page } = await journey.visit('/menu')
    await line(page, '闲置').waitFor()
    await page.getByRole('switch', { name: '闲置：启用' }).click()
    await button(page.getByRole('dialog'), '禁用').click()
    await see(page, '已禁用')
    expect(dataOf(await journey.server().api.get(`/menus/${id}`))['status']).toBe('disabled')
  })

  it('complete a menu’s calls, warn of unknown ones, and check its properties [S3.02] [S3.12]', async () => {
    const { page } = await journey.visit('/menu/create')
    await input(page, '编码').fill('sample.calls')
    await input(page, '名称').fill('接口样例')
    await button(page, '添加 接口资源').click()
    const method = page.getByRole('combobox', { name: '请求方法 1' })
    await expect.poll(() => method.evaluate((box) => box === document.activeElement)).toBe(true)
    await page.getByRole('combobox', { name: '请求路径 1' }).fill('orders refund')
    await page.getByRole('option', { name: '/api/v1/orders/:id/refund' }).click()
    await see(page, '开放 订单 / 申请退款')
    await button(page, '添加 接口资源').click()
    await page.getByRole('combobox', { name: '请求路径 2' }).fill('/api/v1/order')
    await see(page, '服务器上没有匹配的接口，请检查路径')
    await button(page, '删除 2').click()
    const editor = page.getByRole('textbox', { name: '扩展属性' })
    await editor.click()
    await page.keyboard.type('{"keep_alive": true')
    await see(page, '第 1 行第 2 列：未知属性“keep_alive”，是否想写“keepAlive”？')
    await page.keyboard.type(' "icon"')
    await see(page, '第 1 行第 21 列：此处缺少逗号')
    await editor.fill('{"keepAlive": true, "mine": 1}')
    await see(page, '未知属性“mine”，将原样保存')
    await button(page, '保存').click()
    await see(page, '保存成功')
    const [menu] = await rowsAt('/menus?filter={"code":"sample.calls"}')
    expect(menu).toMatchObject({
      properties: { keepAlive: true, mine: 1 },
      resources: [{ method: 'POST', path: '/api/v1/orders/:id/refund' }],
    })
  })

  it('grant a new menu to a role without undoing what another user changes in it at that moment [S3.03]', async () => {
    const role = await createRole('granted.meanwhile', ['distribution.good', 'distribution.order'])
    const fewer = await ticksOf(['distribution.good'])
    const { page, provoke } = await journey.visit('/menu/create')
    await input(page, '编码').fill('granted.menu')
    await input(page, '名称').fill('新分配')
    await button(page, '保存').click()
    let isRead = false
    await page.route(`**/api/v1/roles/${role}`, async (route) => {
      const response = await route.fetch()
      if (!isRead) {
        isRead = true
        const less = { code: 'granted.meanwhile', name: 'granted.meanwhile', menus: fewer }
        dataOf(await journey.server().api.put(`/roles/${role}`, less))
      }
      await route.fulfill({ response })
    })
    provoke(`409 PUT /roles/${role}`)
    const question = page.getByRole('dialog', { name: '哪些角色可以使用“新分配”？' })
    await question.getByRole('checkbox', { name: 'granted.meanwhile' }).check()
    await button(question, '分配').click()
    await see(page, '已分配给 1 个角色')
    const { menus = null } = dataOf(await journey.server().api.get(`/roles/${role}`))
    expect(menus).toEqual([...fewer, ...(await ticksOf(['granted.menu']))])
  })

  it('count the chosen menus only when these are loaded', async () => {
    const roleId = await createRole('counted', ['distribution.good', 'distribution.good.edit'])
    const { page } = await journey.visit('/role')
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/api/v1/menus/tree*', async (route) => {
      await arrived
      await route.continue()
    })
    await page.evaluate((id) => void (window.location.hash = `/role/${id}`), roleId)
    await see(page, '菜单权限')
    expect(await page.getByText('个页面').count()).toBe(0)
    arrive()
    await see(page, '已选 1 个页面、1 个按钮')
  })

  it('offer menus to a role as a tree and as a matrix, but only those that the person holds [S3.03] [S5.03]', async () => {
    const held = ['system.role.create', 'system.role.edit', 'distribution.good', 'distribution.good.edit']
    const roleId = await createRole('granting', held)
    await createUser('granter', roleId, { password: 'a password of their own' })
    const token = await journey.server().logIn('granter', 'a password of their own')
    const { page } = await journey.visit('/role/create', { token })
    await input(page, '编码').fill('narrow')
    await input(page, '名称').fill('窄角色')
    await button(page, '保存').click()
    await see(page, '请至少选择一个菜单权限')
    await page.getByRole('treeitem', { name: '商品' }).click()
    await see(page, '已选 2 个页面、1 个按钮')
    const order = page.getByRole('treeitem', { name: '订单' })
    expect(await order.getAttribute('aria-disabled')).toBe('true')
    await button(page, '矩阵').click()
    await see(page, '其他操作')
    expect(await page.getByRole('checkbox', { name: '商品：编辑' }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: /^商品：删除/ }).isDisabled()).toBe(true)
    await page.getByRole('checkbox', { name: '所有页面：编辑' }).click()
    await see(page, '已选 4 个页面、2 个按钮')
    await button(page, '保存').click()
    await see(page, '保存成功')
    const [role] = await rowsAt('/roles?filter={"code":"narrow"}')
    const saved = dataOf(await journey.server().api.get(`/roles/${idOf(role ?? {})}`))
    const expected = await ticksOf([
      'distribution',
      'distribution.good',
      'distribution.good.edit',
      'system',
      'system.role',
      'system.role.edit',
    ])
    expect(saved['menus']).toHaveLength(expected.length)
    expect(saved['menus']).toEqual(expect.arrayContaining(expected))
  })

  it('show users beside their departments, and move them by dragging or by a dialog [S2.27]', async () => {
    const from = await create('/departments', {
      code: 'from',
      name: '来处',
      sequence: 800,
      status: 'enabled',
    })
    await create('/departments', {
      code: 'to',
      name: '去处',
      sequence: 801,
      status: 'enabled',
      parent_id: from,
    })
    const roleId = await createRole('moving', ['distribution.good'])
    for (const name of ['mover1', 'mover2']) await createUser(name, roleId, { department_id: from })
    const { page } = await journey.visit('/user')
    await page.getByRole('treeitem', { name: '来处，2 人' }).click()
    await page.getByText('共 2 条', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: '新建用户' }).getAttribute('href')).toContain(from)
    const row = page.getByRole('row').filter({ hasText: 'mover1' })
    const target = page.getByRole('treeitem', { name: /^去处/ })
    await dragOnto(row.locator('[draggable]'), target, { x: 40, y: 12 })
    await page.getByRole('treeitem', { name: '去处，1 人' }).waitFor()
    await page.getByRole('row').filter({ hasText: 'mover2' }).getByRole('checkbox').check()
    await button(page, '移至部门').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: '目标部门' }).click()
    await page.getByRole('option', { name: '去处' }).click()
    await button(dialog, '移至部门').click()
    await page.getByRole('treeitem', { name: '去处，2 人' }).waitFor()
  })

  it('reset the password of a user and show it once [S7.05] [S5.04]', async () => {
    const roleId = await createRole('forgetting', ['distribution.good'])
    const id = await createUser('forgetful', roleId)
    const { page } = await journey.visit(`/user/${id}/show`)
    await chooseInRow(page, 'forgetful', '重置密码')
    const dialog = page.getByRole('dialog')
    const password = await dialog.getByRole('textbox', { name: '新密码' }).inputValue()
    await button(dialog, '重置密码').click()
    await see(page, '密码已重置')
    expect(await dialog.getByRole('textbox', { name: '新密码' }).inputValue()).toBe(password)
    await button(dialog, '完成').click()
    expect(await journey.server().logIn('forgetful', password)).toBeTypeOf('string')
  })

  it('name the pages that a dashboard needs, in a role’s form until they are ticked and on a dashboard without panels [S2.31]', async () => {
    const roleId = await createRole('figures', ['dashboard', 'dashboard.analysis'])
    await createUser('figures', roleId, { password: 'a password of their own' })
    const token = await journey.server().logIn('figures', 'a password of their own')
    const { page } = await journey.visit('/dashboard/analysis', { token })
    await see(page, '请联系管理员为您的角色开通这些页面：订单、分销记录、用户')
    const { page: form } = await journey.visit(`/role/${roleId}`, { language: 'en-us' })
    const hint = form.getByRole('alert').filter({ hasText: 'The panels of “Analysis”' })
    await expect.poll(() => hint.innerText()).toContain('Orders, Distribution logs, Users')
    await form.getByRole('treeitem', { name: 'Orders' }).click()
    await expect.poll(() => hint.innerText()).toMatch(/: Distribution logs, Users$/u)
  })

  it('do not let a person change roles and users with more permissions than their own, and say why [S5.07] [S6.04]', async () => {
    const changing = ['system.role.edit', 'system.role.delete', 'system.user.edit', 'system.user.freeze']
    const roleId = await createRole('modest', [...changing, 'system.user.resetPassword'])
    await createUser('modest', roleId, { password: 'a password of their own' })
    const token = await journey.server().logIn('modest', 'a password of their own')
    const [above] = await rowsAt('/roles?filter={"code":"administrator"}')
    const { page, goTo } = await journey.visit('/role', { token })
    await page.getByRole('link', { name: '编辑 modest', exact: true }).waitFor()
    await page.getByRole('switch', { name: 'modest：启用' }).waitFor()
    await page.getByRole('link', { name: '查看 超级管理员', exact: true }).waitFor()
    expect(await page.getByRole('switch', { name: '超级管理员：启用' }).count()).toBe(0)
    expect(await button(page, '超级管理员 的更多操作').count()).toBe(0)
    await goTo(`/role/${idOf(above ?? {})}`)
    await see(page, '该角色拥有您没有的权限，您只能查看')
    expect(await input(page, '编码').isDisabled()).toBe(true)
    expect(await button(page, '全选').isDisabled()).toBe(true)
    for (const name of ['保存', '删除']) expect(await button(page, name).count()).toBe(0)
    await goTo('/user')
    await input(page, '用户名').fill('admin')
    await button(page, '查询').click()
    await page.getByRole('checkbox', { name: '选择 系统管理员', exact: true }).check()
    await see(page, '所选记录含有您没有的权限，不能更改')
    expect(await button(page, '移至部门').count()).toBe(0)
    await page.getByRole('link', { name: '查看 系统管理员', exact: true }).click()
    await see(page, '该用户拥有您没有的权限，您只能查看')
    const offered = page.getByRole('main').getByRole('button', { name: /^(冻结|重置密码|移至部门)$/ })
    expect(await offered.filter({ visible: true }).count()).toBe(0)
  })

  it('explain in readable text why a role cannot be given', async () => {
    const roleId = await createRole('humble', ['system.user', 'system.user.edit', 'system.role'])
    const id = await createUser('humble', roleId, { password: 'a password of their own' })
    const token = await journey.server().logIn('humble', 'a password of their own')
    const { page } = await journey.visit(`/user/${id}`, { token })
    await page.getByRole('combobox', { name: '角色' }).click()
    const refused = page.getByRole('option', { name: /超级管理员.*该角色拥有您没有的权限/u })
    await refused.waitFor()
    expect(await refused.evaluate((line) => getComputedStyle(line).opacity)).toBe('1')
  })
})
