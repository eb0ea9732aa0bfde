import { describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, chooseInRow, input, row, see, seeHeading, seeNothingOf } from './support/screen.ts'

const journey = openJourney()

/** Creates a user like one who registered: frozen, and without a role. */
async function register(username: string, name: string): Promise<string> {
  const { api, database } = journey.server()
  const [role] = dataOf(await api.get<JsonObject[]>('/roles?code_eq=customer_service'))
  const roles = [{ role_id: role?.['id'] ?? '' }]
  const made = dataOf(await api.post('/users', { username, name, roles, status: 'freezed' }))
  await database.run(sql`DELETE FROM user_roles WHERE "owner" = ${textOf(made['id'])}`)
  return textOf(made['id'])
}

describe('a refusal of the server', () => {
  it('marks a username that is already taken at its field [S5.04] [S5.13]', async () => {
    const { page, provoke } = await journey.visit('/user/create')
    provoke('409 POST /users')
    await input(page, '用户名').fill('zhoumin')
    await input(page, '姓名').fill('又一个周敏')
    await page.getByRole('combobox', { name: '角色', exact: true }).click()
    await page.getByRole('option', { name: '客服' }).click()
    await page.keyboard.press('Escape')
    await button(page, '保存').click()
    await see(page, /^保存失败/)
    const field = page.locator('[data-field=username]')
    await see(field, /已被使用|已存在/)
    expect(await input(page, '用户名').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('input:focus').inputValue()).toBe('zhoumin')
    await input(page, '用户名').fill('zhoumin2')
    await seeNothingOf(field, /已被使用|已存在/)
    expect(await input(page, '用户名').getAttribute('aria-invalid')).not.toBe('true')
    await input(page, '用户名').fill('zhoumin')
    await see(field, /已被使用|已存在/)
    await input(page, '用户名').fill('zhoumin2')
    await button(page, '保存').click()
    await see(page, '保存成功')
    await seeHeading(page, '用户')
  })

  it('marks rates of more than 100 % in total at their field [S5.06] [S5.13]', async () => {
    const { page, provoke } = await journey.visit('/distribution/create')
    provoke('409 POST /distributions')
    await input(page, '分销层级').fill('4')
    await input(page, '佣金比例').fill('95')
    await button(page, '保存').click()
    await see(page.locator('[data-field=rate]'), '各级佣金比例之和不能超过 100%')
    await input(page, '佣金比例').fill('5.25')
    await button(page, '保存').click()
    await see(page, '保存成功')
    await see(page, '5.25%')
  })

  it('is shown in full where the form has no field to mark', async () => {
    const { page, provoke } = await journey.visit('/good/create', { once: true })
    provoke('400 POST /goods')
    await page.route('**/api/v1/goods', async (route) => {
      const given: JsonObject = route.request().postDataJSON()
      await route.continue({ postData: JSON.stringify({ ...given, grade: 1 }) })
    })
    await input(page, '商品名称').fill('新茶')
    await input(page, '价格').fill('5')
    await button(page, '保存').click()
    await see(page, /^保存失败：.*grade/)
  })

  it('that hides a stored record leads to no second one when the form is saved again [S8.01]', async () => {
    const { page, provoke } = await journey.visit('/good/create')
    provoke('503 POST /goods')
    provoke('net::ERR_FAILED POST /goods')
    const keys: (string | undefined)[] = []
    await page.route('**/api/v1/goods', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 2) return route.continue()
      // The record is stored, but the answer does not arrive.
      await route.fetch()
      return keys.length === 1 ? route.fulfill({ status: 503, json: {} }) : route.abort()
    })
    await input(page, '商品名称').fill('只存一次')
    for (const name of ['价格', '最低价', '定金', '排序']) await input(page, name).fill('1')
    await page.getByRole('radio', { name: '在售', exact: true }).check()
    for (const tries of [1, 2]) {
      await button(page, '保存').click()
      await expect.poll(() => keys.length).toBe(tries)
      await expect.poll(() => button(page, '保存').isEnabled()).toBe(true)
    }
    // The draft keeps the key under which the record may have been stored.
    await page.reload()
    await button(page, '恢复').click()
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(new Set(keys).size).toBe(1)
    const made = await journey.server().api.get<JsonObject[]>('/goods?name_eq=只存一次')
    expect(dataOf(made)).toHaveLength(1)
  })

  it('names the reason when a record cannot be deleted because others still use it [S8.06]', async () => {
    const { page, provoke } = await journey.visit('/department')
    provoke('409 DELETE /departments/')
    await page.getByRole('button', { name: '运营中心 的更多操作' }).click()
    await page.getByRole('menuitem', { name: '删除', exact: true }).click()
    await see(page.getByRole('dialog'), '确定要删除该部门吗？')
    await button(page.getByRole('dialog'), '删除').click()
    await see(page, /仍被.*使用/)
    await page.getByRole('row').filter({ hasText: '运营中心' }).first().waitFor()
  })
})

describe('a state move that is refused', () => {
  it('names the field to correct, and leads to the form, which then makes the move [S4.10] [S5.13]', async () => {
    const id = await register('roleless', '没有角色')
    const { page, provoke } = await journey.visit('/user')
    provoke(`400 POST /users/${id}/activate`)
    await chooseInRow(page, '没有角色', '启用')
    await button(page.getByRole('dialog'), '启用').click()
    const message = page.getByRole('alert').filter({ hasText: '请先补全' })
    await see(message, /“没有角色”无法启用/)
    await see(message, /^请至少选择一个角色/)
    await message.getByRole('link', { name: '去填写' }).click()
    await seeHeading(page, '编辑用户')
    const roles = page.getByRole('combobox', { name: '角色' })
    await expect.poll(() => roles.getAttribute('aria-invalid')).toBe('true')
    expect(await roles.evaluate((element) => element === document.activeElement)).toBe(true)
    await roles.click()
    await page.getByRole('option', { name: '客服' }).click()
    await page.keyboard.press('Escape')
    await button(page, '保存').click()
    await see(page, '保存成功')
    const { status } = dataOf(await journey.server().api.get(`/users/${id}`))
    expect(status).toBe('activated')
  })

  it('tells that its record has been deleted', async () => {
    const id = await register('leaver', '已经离开')
    const { page, provoke } = await journey.visit('/user')
    provoke(`404 POST /users/${id}/activate`)
    await row(page, '已经离开').waitFor()
    dataOf(await journey.server().api.delete(`/users/${id}`))
    await chooseInRow(page, '已经离开', '启用')
    await button(page.getByRole('dialog'), '启用').click()
    await see(page, '启用失败：记录不存在或已被删除')
  })

  it('names the missing value on the record’s page, and for each of several records that stays unchanged [S4.10] [S8.04]', async () => {
    const id = await register('roleless2', '也没有角色')
    const ready = await register('has-a-role', '有角色的人')
    const role = dataOf(await journey.server().api.get<JsonObject[]>('/roles?code_eq=customer_service'))[0]
    const stored = dataOf(await journey.server().api.get(`/users/${ready}`))
    const roles = [{ role_id: role?.['id'] ?? '' }]
    dataOf(await journey.server().api.put(`/users/${ready}`, { ...stored, roles }))
    const { page, goTo, provoke } = await journey.visit(`/user/${id}/show`)
    provoke('400 POST /users/')
    await button(page, '启用').click()
    await button(page.getByRole('dialog'), '启用').click()
    const message = page.getByRole('alert').filter({ hasText: '请先补全' })
    await see(message, /^请至少选择一个角色/)
    await button(message, '关闭').click()
    await message.waitFor({ state: 'detached' })
    await goTo('/user')
    await row(page, '也没有角色').getByRole('checkbox').check()
    await row(page, '有角色的人').getByRole('checkbox').check()
    await button(page, '变更状态').click()
    await page.getByRole('menuitem', { name: '启用（2）' }).click()
    const dialog = page.getByRole('dialog')
    await button(dialog, '启用').click()
    await see(dialog, '1 项已变更，以下 1 项保持不变：')
    const stays = dialog.getByRole('listitem').filter({ hasText: '也没有角色' })
    await see(stays, /^请至少选择一个角色/)
    await button(dialog, '关闭').click()
    await see(page, '已选择 1 项')
    expect(dataOf(await journey.server().api.get(`/users/${ready}`))['status']).toBe('activated')
    await button(page, '变更状态').click()
    await page.getByRole('menuitem', { name: '启用（1）' }).click()
    await button(dialog, '启用').click()
    await stays.getByRole('link', { name: '去填写' }).click()
    await seeHeading(page, '编辑用户')
    const field = page.getByRole('combobox', { name: '角色' })
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  })
})

it('a page whose code could not be loaded can be loaded again, and so can a console without its messages [S2.25]', async () => {
  const { page, goTo, provoke } = await journey.visit('/home')
  await seeHeading(page, '首页')
  provoke('net::ERR_INTERNET_DISCONNECTED')
  provoke('console error: TypeError: Failed to fetch dynamically imported module')
  await page.route(/assets\/UserList.*js/, (route) => route.abort('internetdisconnected'))
  await goTo('/user')
  await see(page, '页面没有加载成功')
  await page.unroute(/assets\/UserList.*js/)
  await button(page, '重试').click()
  await seeHeading(page, '用户')
  await page.getByRole('row').nth(1).waitFor()
  provoke('exception: ')
  await page.route(/assets\/consoleMessages.*js/, (route) => route.abort('internetdisconnected'))
  await page.reload()
  await see(page, '页面加载失败')
  await page.unroute(/assets\/consoleMessages.*js/)
  await button(page, '重新加载').click()
  await seeHeading(page, '用户')
})

it('a page whose code a new build has removed is shown after the console is refreshed [S8.04]', async () => {
  const { page, goTo, provoke } = await journey.visit('/home', { once: true })
  await seeHeading(page, '首页')
  provoke('404 GET /assets/UserList')
  provoke('console error: TypeError: Failed to fetch dynamically imported module')
  await page.route(/assets\/UserList.*js/, (route) => route.fulfill({ status: 404 }))
  await page.route(`${journey.server().origin}/`, async (route) => {
    const answer = await route.fetch()
    const built = (await answer.text()).replaceAll(/(?<=\/(?:start|console)-)[\w-]+/gu, 'another')
    await route.fulfill({ response: answer, body: built })
  })
  await goTo('/user')
  await seeHeading(page, '有新内容可用')
  await page.unrouteAll()
  const reloaded = page.waitForEvent('load')
  await button(page, '刷新').click()
  await reloaded
  await seeHeading(page, '用户')
})

it('a tab of a record whose code could not be loaded can be loaded again, and unsaved values stay [S2.25]', async () => {
  const [good] = dataOf(await journey.server().api.get<JsonObject[]>('/goods'))
  const { page, provoke } = await journey.visit(`/good/${textOf(good?.['id'])}`)
  provoke('net::ERR_INTERNET_DISCONNECTED')
  provoke('console error: TypeError: Failed to fetch dynamically imported module')
  await page.route(/assets\/RecordHistory.*js/, (route) => route.abort('internetdisconnected'))
  await input(page, '商品名称').fill('还没保存')
  await page.getByRole('tab', { name: '变更历史' }).click()
  await see(page, '变更历史加载失败')
  await page.unroute(/assets\/RecordHistory.*js/)
  await button(page, '重试').click()
  await see(page, /^(共 \d+ 次变更|还没有变更记录)$/)
  await page.getByRole('tab', { name: '编辑', exact: true }).click()
  expect(await input(page, '商品名称').inputValue()).toBe('还没保存')
})

it('an input whose code could not be loaded can be loaded again, and unsaved values stay [S2.25]', async () => {
  const { page, goTo, provoke } = await journey.visit('/order')
  provoke('net::ERR_INTERNET_DISCONNECTED')
  provoke('console error: TypeError: Failed to fetch dynamically imported module')
  const ofInputs = /assets\/(?:MomentFilter|PermissionMatrix).*js/
  await page.route(ofInputs, (route) => route.abort('internetdisconnected'))
  await input(page, '关键字').fill('还没查询')
  await button(page, '展开').click()
  const failed = page.getByRole('alert').filter({ hasText: '加载失败', visible: true })
  await failed.first().waitFor()
  expect(await input(page, '关键字').inputValue()).toBe('还没查询')
  await row(page, '¥').first().waitFor()
  await goTo('/role/create')
  await input(page, '名称').fill('还没保存')
  await button(page, '矩阵').click()
  await see(page, '菜单权限加载失败')
  expect(await input(page, '名称').inputValue()).toBe('还没保存')
  await page.unroute(ofInputs)
  await button(failed, '重试').click()
  await page.getByRole('checkbox', { name: /查看/ }).first().waitFor()
  expect(await input(page, '名称').inputValue()).toBe('还没保存')
})

it('repeated clicks on "Save" create one record [S8.01]', async () => {
  const { page } = await journey.visit('/good/create')
  let sent = 0
  await page.route('**/api/v1/goods', async (route) => {
    if (route.request().method() === 'POST') sent += 1
    await route.continue()
  })
  await input(page, '商品名称').fill('只要一件')
  await input(page, '价格').fill('5')
  await button(page, '保存').evaluate((save) => {
    const click = () => {
      if (!save.isConnected) return
      if (save instanceof HTMLElement) save.click()
      requestAnimationFrame(click)
    }
    click()
  })
  await seeHeading(page, '商品')
  await see(page, '只要一件')
  expect(sent).toBe(1)
})

describe('data that cannot be loaded', () => {
  it('is requested again after the time that the server names, but not after a refusal [S8.02]', async () => {
    const { page, goTo, provoke } = await journey.visit('/404')
    provoke('429 GET /goods')
    provoke('403 GET /current/user')
    let asked = 0
    const refusal = (status: number, detail: string) => ({
      success: false,
      data: null,
      msg: detail,
      error: { id: 'REFUSED', code: status, status, detail },
    })
    await page.route('**/api/v1/goods?*', (route) => {
      asked += 1
      if (asked > 1) return route.continue()
      const headers = { 'retry-after': '1' }
      return route.fulfill({ status: 429, headers, json: refusal(429, '请求过于频繁') })
    })
    await goTo('/good')
    await row(page, '¥').first().waitFor()
    expect(asked).toBe(2)
    expect(await page.getByText('请求过于频繁').count()).toBe(0)
    let refused = 0
    await page.route('**/api/v1/current/user', (route) => {
      refused += 1
      return route.fulfill({ status: 403, json: refusal(403, '没有权限查看') })
    })
    await goTo('/setting')
    await see(page, '没有权限查看')
    expect(refused).toBe(1)
  })

  it('is reported at its place, and requested again by a button [S8.02]', async () => {
    const { page, goTo, provoke } = await journey.visit('/404')
    const ofParts = /\/api\/v1\/(?:current\/activity|audits\/state)/
    await page.route(ofParts, (route) => route.abort('connectionreset'))
    provoke('net::ERR_CONNECTION_RESET GET /current/activity')
    provoke('net::ERR_CONNECTION_RESET GET /audits/state')
    await goTo('/home')
    const activity = page.getByRole('alert').filter({ hasText: '最近的操作加载失败' })
    await activity.waitFor()
    await page.unroute(ofParts)
    await button(activity, '重试').click()
    await activity.waitFor({ state: 'detached' })
    await page.route(ofParts, (route) => route.abort('connectionreset'))
    await goTo('/audit')
    const chain = page.getByRole('alert').filter({ hasText: '审计链的状态加载失败' })
    await chain.waitFor()
    await page.unroute(ofParts)
    await button(chain, '重试').click()
    await see(page, /^审计链/)
    await chain.waitFor({ state: 'detached' })
  })

  it('is not taken for an empty list in a picker, which offers another try and keeps the chosen value [S3.05] [S8.02]', async () => {
    const { page, goTo, provoke } = await journey.visit('/404')
    provoke('net::ERR_CONNECTION_RESET GET ')
    const ofNames = /\/api\/v1\/(?:goods|departments)\/(?:options|members)/
    const lose = () => page.route(ofNames, (route) => route.abort('connectionreset'))
    const again = page.getByRole('option', { name: '加载失败，点此重试' })
    await lose()
    await goTo('/order/create')
    await page.getByRole('combobox', { name: '商品', exact: true }).click()
    await again.waitFor()
    expect(await page.getByRole('option').count()).toBe(1)
    await page.unroute(ofNames)
    await again.click()
    await page.getByRole('option', { name: '手机摄影进阶课' }).waitFor()
    await page.keyboard.press('Escape')

    const departments = dataOf(await journey.server().api.get<JsonObject[]>('/departments'))
    const child = departments.find((each) => each['parent_id'] !== null)
    const parent = departments.find((each) => each['id'] === child?.['parent_id'])
    await lose()
    await goTo(`/department/${textOf(child?.['id'])}`)
    const above = page.getByRole('combobox', { name: '上级部门', exact: true })
    await expect.poll(() => above.inputValue()).toBe('名称加载失败')
    await above.click()
    await again.waitFor()
    await page.unroute(ofNames)
    await again.click()
    await expect.poll(() => above.inputValue()).toBe(textOf(parent?.['name']))
    await page.keyboard.press('Escape')

    // No user loses their department because it could not be loaded.
    await lose()
    await goTo('/user')
    await see(page, '部门加载失败')
    await page.getByRole('checkbox').filter({ visible: true }).nth(2).check()
    await button(page, '移至部门').click()
    const dialog = page.getByRole('dialog')
    expect(await button(dialog, '移至部门').isDisabled()).toBe(true)
    await page.unroute(ofNames)
    await page.getByRole('combobox', { name: '目标部门' }).click()
    await again.click()
    await expect.poll(() => button(dialog, '移至部门').isEnabled()).toBe(true)
  })
})

it('the menus of a role that could not be loaded can be loaded again, and unsaved values stay [S3.03] [S8.02]', async () => {
  const { page, goTo, provoke } = await journey.visit('/404')
  const tree = '**/api/v1/menus/tree*'
  provoke('net::ERR_CONNECTION_RESET GET /menus/tree')
  await page.route(tree, (route) => route.abort('connectionreset'))
  await goTo('/role/create')
  await see(page, '菜单权限加载失败')
  await input(page, '名称').fill('还没保存')
  await page.unroute(tree)
  await button(page, '重试').click()
  await page.getByRole('treeitem', { name: '商品' }).first().waitFor()
  expect(await input(page, '名称').inputValue()).toBe('还没保存')
})

it('a new error message replaces the one before [S8.02]', async () => {
  const { page, goTo, provoke } = await journey.visit('/user/create')
  for (const refusal of ['409 POST /users', '409 POST /distributions', '409 DELETE /departments/'])
    provoke(refusal)
  await input(page, '用户名').fill('zhoumin')
  await input(page, '姓名').fill('还是周敏')
  await page.getByRole('combobox', { name: '角色', exact: true }).click()
  await page.getByRole('option', { name: '客服' }).click()
  await page.keyboard.press('Escape')
  await goTo('/distribution/create')
  await input(page, '分销层级').fill('5')
  await input(page, '佣金比例').fill('95')
  await goTo('/department')
  await page.getByRole('button', { name: '运营中心 的更多操作' }).click()
  await page.getByRole('menuitem', { name: '删除', exact: true }).click()
  await button(page.getByRole('dialog'), '删除').click()
  const shown = page.locator('.MuiSnackbar-root')
  await see(shown, /仍被.*使用/)
  const save = button(page, '保存').filter({ visible: true })
  await goTo('/distribution/create')
  await seeHeading(page, '新建分销规则')
  await save.click()
  await see(shown, '各级佣金比例之和不能超过 100%')
  await goTo('/user/create')
  await seeHeading(page, '新建用户')
  await save.click()
  await see(shown, /已被使用|已存在/)
  expect(await shown.count()).toBe(1)
})

it('required values are demanded in the words of the specification [S5.02] [S5.03] [S5.04]', async () => {
  const { page, goTo } = await journey.visit('/home', { language: 'en-us' })
  for (const [address, words] of [
    ['/menu/create', ['Code is required!', 'Name is required!']],
    [
      '/role/create',
      ['Code is required!', 'Name is required!', 'Please select at least one menu permission'],
    ],
    ['/user/create', ['Username is required!', 'Name is required!', 'Please select at least one role']],
  ] as const) {
    await goTo(address)
    await page.locator(`[role=tab][data-path="${address}"][aria-selected=true]`).waitFor()
    await button(page.getByRole('tabpanel'), 'Save').click()
    for (const word of words) await see(page.getByRole('tabpanel'), word)
  }
})
