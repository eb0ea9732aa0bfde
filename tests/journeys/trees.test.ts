import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, choose, chooseInRow, input, row, see, seeHeading } from './support/screen.ts'

const journey = openJourney()

async function createDepartment(name: string, code: string, parent?: string): Promise<string> {
  const place: JsonObject = parent === undefined ? {} : { parent_id: parent }
  const input = { name, code, sequence: 900, status: 'enabled', ...place }
  return textOf(dataOf(await journey.server().api.post('/departments', input))['id'])
}

async function createMenu(name: string, code: string, parent?: string): Promise<string> {
  const place: JsonObject = parent === undefined ? {} : { parent_id: parent }
  const input = { name, code, sequence: 900, type: 'page', status: 'enabled', ...place }
  return textOf(dataOf(await journey.server().api.post('/menus', input))['id'])
}

/** The line of a tree that has this name in its first cell. */
function line(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
}

describe('a tree', () => {
  it('has a new record added below another, which the form fills in as parent [S3.02]', async () => {
    await createMenu('上级样例', 'sample.above')
    const { page } = await journey.visit('/menu')
    await page.getByRole('link', { name: '新增下级 上级样例', exact: true }).click()
    await seeHeading(page, '新建菜单')
    const parent = page.getByRole('combobox', { name: '上级菜单', exact: true })
    await expect.poll(() => parent.inputValue()).toBe('上级样例')
    await input(page, '编码').fill('sample.above.below')
    await input(page, '名称').fill('下级样例')
    await input(page, '访问路径').fill('/sample')
    await button(page, '保存').click()
    await see(page, '保存成功')
    await button(page.getByRole('dialog', { name: '哪些角色可以使用“下级样例”？' }), '以后再说').click()
    expect(await line(page, '下级样例').getAttribute('aria-level')).toBe('2')
    await button(line(page, '上级样例'), '关闭 上级样例').click()
    await line(page, '下级样例').waitFor({ state: 'hidden' })
    await page.getByRole('searchbox').fill('下级样')
    await line(page, '下级样例').waitFor()
    expect(await page.getByRole('row').count()).toBe(3)
  })

  it('keeps the names visible when it is scrolled sideways in a narrow window [S3.02]', async () => {
    const { page } = await journey.visit('/menu', { viewport: { width: 700, height: 700 } })
    const name = line(page, '仪表盘').getByRole('link', { name: '仪表盘', exact: true })
    const place = page.locator('[data-scrolls]')
    const left = async () => Math.round((await name.boundingBox())?.x ?? -1)
    const before = await left()
    expect(before).toBeGreaterThan(0)
    await place.evaluate((table) => (table.scrollLeft = 60))
    await page.locator('[data-slid]').waitFor()
    expect(await left()).toBe(before)
  })

  it('has a new record added below the parent chosen last, even if a form for another is open [S3.02]', async () => {
    await createMenu('先选的上级', 'sample.first')
    await createMenu('后选的上级', 'sample.second')
    const { page } = await journey.visit('/menu')
    const parent = page.getByRole('combobox', { name: '上级菜单', exact: true })
    for (const above of ['先选的上级', '后选的上级']) {
      await page.getByRole('link', { name: `新增下级 ${above}`, exact: true }).click()
      await expect.poll(() => parent.inputValue()).toBe(above)
      await page.goBack()
    }
  })

  it('is filtered, and shows the ancestors of matching lines [S2.31]', async () => {
    const above = await createMenu('筛选上级', 'narrow.above')
    const below = { name: '筛选下级', code: 'narrow.below', sequence: 900, type: 'page', status: 'disabled' }
    dataOf(await journey.server().api.post('/menus', { ...below, parent_id: above }))
    await createMenu('筛选旁支', 'narrow.beside', above)
    const { page } = await journey.visit('/menu')
    await line(page, '筛选旁支').waitFor()
    await choose(page, '状态', '禁用')
    await line(page, '筛选旁支').waitFor({ state: 'hidden' })
    expect(await line(page, '筛选上级').getAttribute('aria-level')).toBe('1')
    expect(await line(page, '筛选下级').getAttribute('aria-level')).toBe('2')
    expect(await line(page, '系统管理').count()).toBe(0)
    const enabled = page.getByRole('option', { name: '启用' })
    await enabled.click()
    await line(page, '系统管理').waitFor()
    await enabled.click()
    await line(page, '系统管理').waitFor({ state: 'hidden' })
    await button(page.getByRole('search'), '清空').click()
    await line(page, '系统管理').waitFor()
  })

  it('keeps the names of deeper levels on one line on a phone [S3.02]', async () => {
    const { page } = await journey.visit('/menu', { viewport: { width: 375, height: 812 } })
    const name = page.locator('[aria-level="3"]').first().getByRole('link').first()
    await name.waitFor()
    const lines = await name.evaluate(
      (link) => link.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(link).lineHeight),
    )
    expect(lines).toBeLessThan(1.5)
  })

  it('shows a short choice in a row of a record’s page on one line on a phone, whatever its column is called', async () => {
    const resources = [{ method: 'DELETE', path: `/${'long-'.repeat(20)}` }]
    const made = await journey.server().api.post('/menus', {
      name: '有接口',
      code: 'sample.calls',
      sequence: 900,
      type: 'page',
      status: 'enabled',
      resources,
    })
    const viewport = { width: 375, height: 812 }
    const { page } = await journey.visit(`/menu/${textOf(dataOf(made)['id'])}/show`, { viewport })
    const cell = page.getByRole('cell', { name: 'DELETE' })
    await cell.waitFor()
    const heights = await cell.evaluate((element) => {
      const label = element.querySelector('span') ?? element
      for (const head of element.closest('table')?.querySelectorAll('th') ?? []) head.textContent = 'A'
      const wide = label.getBoundingClientRect().height
      label.textContent = '入库'
      return [wide, label.getBoundingClientRect().height]
    })
    expect(heights).toEqual([22, 22])
  })

  it('shows menus by their names in the side menu, which its search finds [S1.02]', async () => {
    const { page } = await journey.visit('/menu', { language: 'en-us' })
    await line(page, 'Departments').waitFor()
    await page.getByRole('searchbox').fill('departm')
    await line(page, 'Departments').waitFor()
    await line(page, 'Goods').waitFor({ state: 'hidden' })
  })

  it('shows menus by their names in the side menu in the audit log too [S1.02]', async () => {
    const { page } = await journey.visit('/audit?filter={"entity":"menu","action":"create"}', {
      language: 'en-us',
    })
    await line(page, 'Widgets').getByRole('link', { name: 'Widgets', exact: true }).click()
    await see(page, 'Created: Widgets')
  })

  it('does not offer a record or its descendants as its own parent [S3.05]', async () => {
    const root = await createDepartment('环首', 'loop.head')
    await createDepartment('环尾', 'loop.tail', root)
    const { page } = await journey.visit(`/department/${root}`)
    await page.getByRole('combobox', { name: '上级部门', exact: true }).click()
    await page.getByRole('option', { name: '运营中心' }).waitFor()
    expect(await page.getByRole('option', { name: /^环/ }).count()).toBe(0)
  })

  it('adds the parent’s name to a record whose name is not unique [S3.05]', async () => {
    const [east, west] = [
      await createDepartment('东区', 'alike.east'),
      await createDepartment('西区', 'alike.west'),
    ]
    await createDepartment('咖啡角', 'alike.east.shop', east)
    const shop = await createDepartment('咖啡角', 'alike.west.shop', west)
    const { api } = journey.server()
    const [person] = dataOf(await api.get<JsonObject[]>('/users?username_eq=zhoumin'))
    const id = textOf(person?.['id'] ?? null)
    dataOf(await api.put(`/users/${id}`, { ...person, department_id: shop }))
    const { page } = await journey.visit(`/user?filter=${encodeURIComponent('{"username":"zhoumin"}')}`)
    await see(row(page, 'zhoumin'), '咖啡角 · 西区')
    await page.goto(page.url().replace(/#.*/u, `#/user/${id}`))
    const department = page.getByRole('combobox', { name: '部门', exact: true })
    await expect.poll(() => department.inputValue()).toBe('咖啡角 · 西区')
    await department.click()
    await page.getByRole('option', { name: '咖啡角' }).first().click()
    await expect.poll(() => department.inputValue()).toBe('咖啡角 · 东区')
  })

  it('reports at its field that a move below itself is refused, after another person’s change [S3.05] [S5.13]', async () => {
    const first = await createDepartment('甲部', 'loop.first')
    const second = await createDepartment('乙部', 'loop.second')
    const { page, provoke } = await journey.visit(`/department/${first}`)
    await choose(page, '上级部门', '乙部', '乙部')
    const moved = { code: 'loop.second', name: '乙部', sequence: 900, status: 'enabled', parent_id: first }
    dataOf(await journey.server().api.put(`/departments/${second}`, moved))
    provoke('409 PUT /departments/')
    await button(page, '保存').click()
    await see(page.locator('[data-field=parent_id]'), '不能移动到自身或其下级之下')
  })

  it('moves a record with all its descendants [S3.05]', async () => {
    const goes = await createDepartment('迁部', 'goes')
    await createDepartment('迁组', 'goes.along', goes)
    await createDepartment('新上级', 'receives')
    const { page } = await journey.visit(`/department/${goes}`)
    await choose(page, '上级部门', '新上级', '新上级')
    await button(page, '保存').click()
    await see(page, '保存成功')
    await expect.poll(() => line(page, '迁部').getAttribute('aria-level')).toBe('2')
    expect(await line(page, '迁组').getAttribute('aria-level')).toBe('3')
  })

  it('deletes a menu with its submenus, after announcing that [S8.06]', async () => {
    const root = await createMenu('弃菜单', 'discard')
    const below = await createMenu('弃子菜单', 'discard.below', root)
    const { page } = await journey.visit('/menu')
    await chooseInRow(page, '弃菜单', '删除')
    const dialog = page.getByRole('dialog')
    await see(dialog, '确定要删除该菜单及其子菜单吗？')
    await button(dialog, '删除').click()
    await see(page, '删除成功')
    await line(page, '弃菜单').waitFor({ state: 'hidden' })
    expect(await line(page, '弃子菜单').count()).toBe(0)
    expect((await journey.server().api.get(`/menus/${below}`)).status).toBe(404)
  })

  it('keeps its lines when a refresh fails, and says so [S8.02]', async () => {
    await createDepartment('还在部', 'kept')
    const { page, provoke } = await journey.visit('/department')
    provoke('net::ERR_CONNECTION_RESET GET /departments/tree')
    await line(page, '还在部').waitFor()
    await page.route('**/api/v1/departments/tree*', (route) => route.abort('connectionreset'))
    await button(page, '刷新').click()
    await see(page.getByRole('alert'), /./)
    await line(page, '还在部').waitFor()
    await page.unroute('**/api/v1/departments/tree*')
    await button(page, '刷新').click()
    await page.locator('main [aria-busy=true]').filter({ visible: true }).waitFor({ state: 'detached' })
    await line(page, '还在部').waitFor()
  })

  it('is navigated and folded by the arrow keys', async () => {
    const root = await createDepartment('键首', 'keys.head')
    await createDepartment('键尾', 'keys.tail', root)
    const { page } = await journey.visit('/department')
    await line(page, '键首').focus()
    await page.keyboard.press('ArrowDown')
    expect(await page.locator('tr:focus').innerText()).toContain('键尾')
    await page.keyboard.press('ArrowLeft')
    expect(await page.locator('tr:focus').innerText()).toContain('键首')
    await page.keyboard.press('ArrowLeft')
    await line(page, '键尾').waitFor({ state: 'hidden' })
    await page.keyboard.press('ArrowRight')
    await line(page, '键尾').waitFor()
  })
})

/** Answers a page as if the schemas limited the departments of users to enabled ones, and gave these names of their own. */
async function limitDepartments(page: Page): Promise<void> {
  await replaceIn(page, /\/user-[^/]*\.js$/u, [
    /unique:/u,
    'limits:{department_id:{where:{status:{values:["enabled"]}}}},unique:',
  ])
  await replaceIn(page, /\/department-[^/]*\.js$/u, [/columns:\[.code.\]/u, 'columns:["name"]'])
  await page.route(/\/departments\/options\?.*status/u, (route) =>
    route.fulfill({ json: { success: true, data: [], total: 0 } }),
  )
}

async function replaceIn(page: Page, file: RegExp, [from, to]: [RegExp, string]): Promise<void> {
  await page.route(file, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(from, to) })
  })
}

describe('a tree picker', () => {
  it('offers no new node with a name that exists but cannot be chosen [S3.08]', async () => {
    await createDepartment('满员部门', 'picker.full')
    const { page } = await journey.visit('/home', { once: true })
    await limitDepartments(page)
    await page.goto(`${journey.server().origin}/#/user/create`)
    const picker = page.getByRole('combobox', { name: '部门', exact: true })
    const offer = page.getByRole('option', { name: /^新建部门/u })
    await picker.fill('满员')
    await offer.waitFor()
    await picker.fill('满员部门')
    await page.getByRole('option', { name: /^满员部门/u }).waitFor()
    await offer.waitFor({ state: 'hidden' })
    await picker.fill('满员部门二')
    await offer.waitFor()
  })
})
