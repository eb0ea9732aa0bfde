import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '#tests/journeys/support/accessibility.ts'
import { phone } from '#tests/journeys/support/Looks.ts'
import { button, choose, input, see, seeHeading } from '#tests/journeys/support/screen.ts'

// everything.test.ts runs this in a copy of the project with the entities of ./schemas.
const journey = openJourney({}, 'embedded')

async function stored(path: string): Promise<JsonObject> {
  return dataOf(await journey.server().api.get(path))
}

/** A quote with a window of six square metres in each of the rooms. */
async function makeQuote(customer: string, rooms = ['厨房']): Promise<JsonObject> {
  const windows = rooms.map((room) => ({ room, price: 5, panes: [{ width: 2, height: 3 }] }))
  return dataOf(await journey.server().api.post('/quotes', { customer, tax_rate: 10, windows }))
}

/** Two departments with the people who work there. */
async function departments(): Promise<[Department, Department]> {
  const { api } = journey.server()
  const users = dataOf(await api.get<JsonObject[]>('/users?status=activated&pageSize=500'))
  const all = dataOf(await api.get<JsonObject[]>('/departments?pageSize=500'))
  const found = all.map((department) => ({
    id: idOf(department),
    name: textOf(department['name']),
    people: users
      .filter((user) => user['department_id'] === department['id'])
      .map(({ name }) => textOf(name)),
  }))
  const [one, other] = found.filter(({ people }) => people.length > 0)
  if (!one || !other) throw new Error('Two departments are needed in which somebody works')
  return [one, other]
}

interface Department {
  id: string
  name: string
  people: string[]
}

/** The name in a line that also shows the user name. */
function nameIn(line: string): string {
  return line.split('\n')[0] ?? ''
}

/** The reference to a menu in the form that a role uses. */
async function anyMenu(): Promise<JsonObject[]> {
  const [menu] = dataOf(await journey.server().api.get<JsonObject[]>('/menus?pageSize=1'))
  return [{ menu_id: idOf(menu ?? {}) }]
}

async function storedQuotes(customer: string): Promise<JsonObject[]> {
  return dataOf(await journey.server().api.get<JsonObject[]>(`/quotes?customer=${customer}`))
}

/** The card of a window, by its number. */
function windowOf(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `明细 ${number}`, exact: true })
}

/** The computed values of the quote. */
function computed(page: Page): Promise<string[]> {
  return page.getByRole('definition').allInnerTexts()
}

describe('a quote with everything that is computed, in a browser', () => {
  it('is computed with its rows before it has an id, and asks for what that requires before it is saved [S5.09] [S5.12]', async () => {
    const { page } = await journey.visit('/quote/create')
    await seeHeading(page, '新建报价单')
    await input(page, '客户').fill('云上书店')
    await input(page, '税率').fill('10')
    await button(page, '添加 明细').click()
    const first = windowOf(page, 1)
    await input(first, '房间').fill('厨房')
    await input(first, '单价').fill('10')
    await button(first, '添加 玻璃').click()
    await input(first, '宽 1').fill('2')
    await input(first, '高 1').fill('3')
    await see(first.getByRole('row'), '6')
    await see(first, '¥60.00')
    await see(first, '¥6.00')
    await expect.poll(() => computed(page)).toEqual(['¥6.00', '¥66.00'])
    await input(page, '税率').fill('13.5')
    await see(first, '¥8.10')
    await expect.poll(() => computed(page)).toEqual(['¥8.10', '¥68.10'])
    const approver = page.locator('[data-field=approver]')
    expect(await approver.innerText()).not.toContain('*')
    await input(first, '单价').fill('20')
    await expect.poll(() => computed(page)).toEqual(['¥16.20', '¥136.20'])
    await expect.poll(() => approver.innerText()).toContain('*')
    // Nothing is sent: a refused call would fail the test.
    await button(page, '保存').click()
    await see(page, '请输入审批人')
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
    await input(page, '审批人').fill('林')
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(await stored('/quotes?customer=云上书店')).toMatchObject([{ tax: 16.2, total: 136.2 }])
  })

  it('tells beside a total what is wrong with it while one types, and at the rows when it is to be saved [S5.12]', async () => {
    const { page } = await journey.visit('/quote/create')
    await input(page, '客户').fill('云上书店')
    await input(page, '审批人').fill('林')
    await button(page, '添加 明细').click()
    const first = windowOf(page, 1)
    await input(first, '房间').fill('厨房')
    await button(first, '添加 玻璃').click()
    await input(first, '宽 1').fill('2')
    await input(first, '高 1').fill('3')
    await input(first, '单价').fill('200')
    const complaint = page.getByRole('status').filter({ hasText: '合计不能大于 1000' })
    await complaint.waitFor()
    const rows = page.locator('[data-field=windows]')
    expect(await rows.innerText()).not.toContain('合计')
    // Nothing is sent: a refused call would fail the test.
    await button(page, '保存').click()
    await see(rows, '合计不能大于 1000')
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
    await input(first, '单价').fill('100')
    await complaint.waitFor({ state: 'detached' })
    await button(page, '保存').click()
    await see(page, '保存成功')
  })

  it('tells a broken rule below the form while one types, and at the input alone once it is refused [S5.12]', async () => {
    const { page } = await journey.visit('/quote/create')
    await input(page, '客户').fill('云上书店')
    await input(page, '审批人').fill('云上书店')
    const told = page.getByRole('main').getByText('客户不能审批自己的报价单', { exact: true })
    await expect.poll(() => told.count()).toBe(1)
    const approver = page.locator('[data-field=approver]')
    expect(await approver.innerText()).not.toContain('客户不能')
    // Nothing is sent: a refused call would fail the test.
    await button(page, '保存').click()
    await see(approver, '客户不能审批自己的报价单')
    expect(await told.count()).toBe(1)
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
    await input(page, '审批人').fill('林')
    await expect.poll(() => told.count()).toBe(0)
    await input(page, '审批人').fill('云上书店')
    await expect.poll(() => told.count()).toBe(1)
    await input(page, '审批人').fill('林')
    await button(page, '保存').click()
    await see(page, '保存成功')
  })

  it('breaks a number that is longer than a card on a phone, where it would be cut', async () => {
    dataOf(await journey.server().api.post('/quotes', { customer: '手冲咖啡', budget: 1e21 }))
    const { page } = await journey.visit('/quote', { viewport: phone })
    const number = page.getByText(/^1(?:,000){7}$/)
    const endOf = async () => {
      const box = await number.filter({ visible: true }).boundingBox()
      return box && box.x + box.width
    }
    await number.waitFor()
    expect(await endOf()).toBeLessThan(phone.width - 16)
    await page.getByRole('link', { name: '手冲咖啡' }).click()
    await seeHeading(page, '报价单详情')
    expect(await endOf()).toBeLessThan(phone.width - 16)
  })

  it('offers in the form and in its rows who can be chosen, and tells at once what does not go with a change beside it [S3.08]', async () => {
    const [mine, yours] = await departments()
    const { page } = await journey.visit('/quote/create')
    await input(page, '客户').fill('城南花店')
    await button(page, '添加 明细').click()
    const first = windowOf(page, 1)
    await input(first, '房间').fill('客厅')
    await input(first, '单价').fill('1')
    await choose(page, '部门', mine.name)
    const names = mine.people.toSorted()
    for (const box of ['销售', '安装人']) {
      await page.getByRole('combobox', { name: box, exact: true }).click()
      const offered = page.getByRole('option').filter({ hasNotText: '新建用户' })
      await expect.poll(async () => (await offered.allInnerTexts()).map(nameIn).toSorted()).toEqual(names)
      await page.getByRole('option', { name: names[0] ?? '' }).click()
    }
    await choose(page, '部门', yours.name)
    await see(page.locator('[data-field=seller_id]'), '请选择该部门的在职人员')
    await see(first, '此处不能选择这条记录')
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
    const other = yours.people[0] ?? ''
    for (const box of ['销售', '安装人']) await choose(page, box, other, other)
    await expect.poll(() => page.getByText('此处不能选择这条记录').count()).toBe(0)
    await button(page, '保存').click()
    await see(page, '保存成功')
    const [found = {}] = await storedQuotes('城南花店')
    const made = await stored(`/quotes/${idOf(found)}`)
    const { seller_id: seller, department_id: department } = made
    expect(department).toBe(yours.id)
    expect(await stored(`/users/${textOf(seller)}`)).toMatchObject({ name: other, department_id: yours.id })
    expect(rowsOf(made)).toMatchObject([{ fitter_id: seller }])
  })

  it('shows who is called as was typed and cannot be chosen, with the reason [S3.08]', async () => {
    const [mine, yours] = await departments()
    const other = yours.people[0] ?? ''
    dataOf(await journey.server().api.post('/tickets', { subject: '打不开的窗', urgency: 1 }))
    const { page } = await journey.visit('/quote/create')
    await page.getByRole('combobox', { name: '已答复的工单', exact: true }).fill('打不开的窗')
    await page
      .getByRole('option', { name: '打不开的窗' })
      .filter({ hasText: '此处不能选择这条记录' })
      .waitFor()
    await choose(page, '部门', mine.name)
    const seller = page.getByRole('combobox', { name: '销售', exact: true })
    await seller.fill(other)
    const line = page.getByRole('option', { name: other }).filter({ hasText: '请选择该部门的在职人员' })
    await line.waitFor()
    expect(await line.getAttribute('aria-disabled')).toBe('true')
    expect(await accessibilityFaults(page)).toEqual([])
    await seller.fill(`${other}某`)
    await line.waitFor({ state: 'detached' })
    await seller.fill(mine.people[0] ?? '')
    await page
      .getByRole('option', { name: mine.people[0] ?? '' })
      .first()
      .click()
    await see(page.locator('[data-field=seller_id]'), '销售')
  })

  it('offers in rows that are no records who can be chosen, and tells at the cell what does not go with a change beside it or around it [S3.08]', async () => {
    const [mine, yours] = await departments()
    const { page } = await journey.visit('/quote/create')
    await input(page, '客户').fill('山野书局')
    await choose(page, '部门', mine.name)
    await button(page, '添加 上门').click()
    const visits = page.locator('[data-field=visits]')
    const offers = async (box: string, people: readonly string[]) => {
      await page.getByRole('combobox', { name: box, exact: true }).click()
      const offered = page.getByRole('option').filter({ hasNotText: '新建用户' })
      await expect
        .poll(async () => (await offered.allInnerTexts()).map(nameIn).toSorted())
        .toEqual(people.toSorted())
      await page.getByRole('option', { name: people[0] ?? '' }).click()
    }
    await offers('上门人员 1', mine.people)
    await choose(page, '协作部门 1', yours.name)
    await offers('协助人员 1', yours.people)
    await offers('跟进人 1', yours.people)
    await choose(page, '协作部门 1', mine.name)
    await see(visits, '协助人员须属于协作部门')
    await choose(page, '部门', yours.name)
    await see(visits, '上门人员须属于该部门')
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
    const one = mine.people[0] ?? ''
    await choose(page, '协助人员 1', one, one)
    await see(visits, '跟进人须与协助人员同部门')
    await choose(page, '跟进人 1', one, one)
    await choose(page, '部门', mine.name)
    await expect.poll(() => visits.getByText(/须/u).count()).toBe(0)
    await button(page, '保存').click()
    await see(page, '保存成功')
    const [found = {}] = await storedQuotes('山野书局')
    const made = await stored(`/quotes/${idOf(found)}`)
    expect(made).toMatchObject({ visits: [{ branch_id: mine.id }] })
  })

  it('leaves what was chosen before in a list and in rows, and tells of what is chosen now, as the server does [S3.08]', async () => {
    const { api } = journey.server()
    const [{ id: department }] = await departments()
    const role = { code: 'visits', name: 'Visits', sequence: 1, status: 'enabled', menus: await anyMenu() }
    const roles = [{ role_id: idOf(dataOf(await api.post('/roles', role))) }]
    const person = {
      status: 'activated',
      roles,
      department_id: department,
      password: 'a password of their own',
    }
    const make = async (name: string) => dataOf(await api.post('/users', { ...person, username: name, name }))
    const [one, other] = [await make('visitor-1'), await make('visitor-2')]
    const chosen = { team: [idOf(one)], visits: [{ visitor_id: idOf(one) }] }
    const quote = { customer: '手工作坊', tax_rate: 10, department_id: department, ...chosen }
    const id = idOf(dataOf(await api.post('/quotes', quote)))
    dataOf(
      await api.put(`/users/${idOf(one)}`, {
        ...person,
        name: 'visitor-1',
        username: 'visitor-1',
        status: 'freezed',
        department_id: null,
      }),
    )
    const { page } = await journey.visit(`/quote/${id}`)
    await expect.poll(() => input(page, '客户').inputValue()).toBe('手工作坊')
    const judged = page.waitForResponse((answer) => isAskedAbout(answer.url(), other))
    await choose(page, '团队', 'visitor-2', 'visitor-2')
    await page.keyboard.press('Escape')
    await judged
    await button(page, '添加 上门').click()
    await choose(page, '上门人员 2', 'visitor-2', 'visitor-2')
    await button(page, '上移 2').click()
    await expect.poll(() => page.getByText('此处不能选择这条记录').count()).toBe(0)
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(await stored(`/quotes/${id}`)).toMatchObject({
      team: [idOf(one), idOf(other)],
      visits: [{ visitor_id: idOf(other) }, { visitor_id: idOf(one) }],
    })
  })

  it('finds what it refers to by what is typed where that has no text to search for [S1.05]', async () => {
    const { api } = journey.server()
    for (const day of ['2026-12-01', '2026-12-08', '2027-01-12']) await api.post('/deliveries', { day })
    const { page } = await journey.visit('/quote/create')
    await input(page, '客户').fill('清风茶铺')
    await page.getByRole('combobox', { name: '送货', exact: true }).fill('2027')
    // A day is no name that people could enter as text.
    await page.getByRole('option', { name: '新建送货日', exact: true }).waitFor()
    const options = page.getByRole('option', { name: /^\d/u })
    await expect.poll(() => options.allInnerTexts()).toEqual(['2027-01-12'])
    await options.click()
    await button(page, '保存').click()
    await see(page, '保存成功')
    const [day] = dataOf(await api.get<JsonObject[]>('/deliveries?day=2027-01-12'))
    expect(await storedQuotes('清风茶铺')).toMatchObject([{ delivery_id: idOf(day ?? {}) }])
  })

  it('shows my rows as they would be saved where another user changed them too [S5.09]', async () => {
    const quote = await makeQuote('山野茶坊')
    const path = `/quotes/${idOf(quote)}`
    const { page, provoke } = await journey.visit(`/quote/${idOf(quote)}`)
    await expect.poll(() => input(page, '客户').inputValue()).toBe('山野茶坊')
    await input(windowOf(page, 1), '单价').fill('6')
    const [row = {}] = rowsOf(quote)
    const theirs = { ...quote, tax_rate: 20, windows: [{ ...row, price: 7 }] }
    dataOf(await journey.server().api.put(path, theirs))
    provoke('409 PUT /quotes/')
    await button(page, '保存').click()
    const dialog = page.getByRole('dialog', { name: '该记录已被他人修改' })
    // My window is 6 × 6, at the rate that the other user set.
    await see(dialog, '¥7.20')
    await see(dialog, '¥8.40')
    await dialog.getByRole('radio', { name: '明细：保留我的修改' }).check()
    await button(dialog, '保存合并结果').click()
    await see(page, '保存成功')
    expect(await stored(path)).toMatchObject({ tax_rate: 20, tax: 7.2, total: 43.2 })
  })

  it('computes rows of a draft again with what is stored by now [S5.09]', async () => {
    const quote = await makeQuote('手机摄影', ['厨房', '书房'])
    const path = `/quotes/${idOf(quote)}`
    const { page } = await journey.visit(`/quote/${idOf(quote)}`)
    await input(windowOf(page, 1), '单价').fill('6')
    await see(windowOf(page, 1), '¥3.60')
    const isKept = () => Object.values(localStorage).some((text) => String(text).includes('书房'))
    await expect.poll(() => page.evaluate(isKept)).toBe(true)
    dataOf(await journey.server().api.put(path, { customer: '手机摄影', tax_rate: 20 }))
    await page.reload()
    await button(page, '恢复').click()
    await expect.poll(() => input(windowOf(page, 1), '单价').inputValue()).toBe('6.00')
    await see(windowOf(page, 1), '¥7.20')
    await see(windowOf(page, 2), '¥6.00')
    await expect.poll(() => computed(page)).toEqual(['¥13.20', '¥79.20'])
  })

  it('shows the state of each row that is stored, and keeps closed what it locks [S5.09]', async () => {
    const { api } = journey.server()
    const { windows = [], ...quote } = await makeQuote('檐下书局', ['卧室', '书房'])
    const [fitted] = Array.isArray(windows) ? windows.filter(isJsonObject) : []
    dataOf(await api.post(`/quotes/lines/${idOf(fitted ?? {})}/fit`, { version: 1 }))
    const { page } = await journey.visit(`/quote/${idOf(quote)}`)
    await see(windowOf(page, 1), '已安装')
    await see(windowOf(page, 2), '未安装')
    expect(await input(windowOf(page, 1), '房间').isDisabled()).toBe(true)
    await button(page, '添加 明细').click()
    await see(windowOf(page, 3), /进度.*—/u)
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
  })
})

/** Whether a call asks only whether one person can be chosen, and not also those who were chosen before. */
function isAskedAbout(address: string, person: JsonObject): boolean {
  const { pathname, searchParams } = new URL(address)
  const filter: Json = JSON.parse(searchParams.get('filter') ?? '{}')
  if (!pathname.endsWith('/users/options') || !isJsonObject(filter)) return false
  return JSON.stringify(filter['id']) === JSON.stringify([idOf(person)]) && 'status_eq' in filter
}

function rowsOf({ windows }: JsonObject): JsonObject[] {
  return Array.isArray(windows) ? windows.filter(isJsonObject) : []
}
