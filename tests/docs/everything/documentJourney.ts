import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { beginSession } from '#server/sessions/sessions.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '#tests/journeys/support/accessibility.ts'
import { phone } from '#tests/journeys/support/Looks.ts'
import { button, choose, input, row, see, seeHeading, seeNothingOf } from '#tests/journeys/support/screen.ts'

// everything.test.ts runs this in a copy of the project with the examples as entities.
const journey = openJourney({}, 'embedded')

async function stored(path: string): Promise<unknown> {
  const { body } = await journey.server().api.get(path)
  return body.success && body.data
}

async function storedList(path: string): Promise<JsonObject[]> {
  return dataOf(await journey.server().api.get<JsonObject[]>(path))
}

/** The token of a user who may change prices but not see goods. */
async function seller(): Promise<string> {
  return memberWith('seller', 'priceList')
}

/** The token of a user who has only the page of an entity, with its buttons. */
async function memberWith(name: string, entity: string): Promise<string> {
  const { api, config, database } = journey.server()
  const [page, buttons] = [`%${entity}`, `%${entity}.%`]
  const menus = await database.rows<{ menu_id: string }>(
    sql`SELECT id AS menu_id FROM menu WHERE code LIKE ${page} OR code LIKE ${buttons}`,
  )
  const role = { code: name, name, sequence: 1, status: 'enabled', menus }
  const roles = [{ role_id: idOf(dataOf(await api.post('/roles', role))) }]
  const password = 'a password of their own'
  const user = { username: name, name, password, status: 'activated', roles }
  const userId = idOf(dataOf(await api.post('/users', user)))
  const start = { userId, remember: false, address: '127.0.0.1', agent: 'test' }
  return (await beginSession(database, start, config.session)).token
}

/** Opens the form from the record's page. */
async function edit(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: '编辑', exact: true }).click()
}

/** Fills a row of the lines, by its number. */
async function fillLine(page: Page, line: number, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await input(page, `${label} ${line}`).fill(value)
}

/** The hidden part of a text, in pixels. */
function cutPart(element: Element): number {
  const parts = [element, ...element.children]
  const beyond = parts.map((part) =>
    Math.max(part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight),
  )
  return getComputedStyle(element).display === 'inline' ? 0 : Math.max(...beyond)
}

/** The words of an element's text that are broken across two lines. */
function brokenWords(element: Element): string[] {
  const [text] = element.childNodes
  if (!text) return []
  return [...(text.textContent ?? '').matchAll(/\S+/gu)].flatMap(({ index, 0: word }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length > 1 ? [word] : []
  })
}

describe('a document with everything, in a browser', () => {
  it('has records of another entity as rows: added, summed up, refused at their cell, changed, removed, in one save each [S5.09]', async () => {
    // In a time zone where the day differs from the server's; the form shows the server's day.
    const timezoneId = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
    const { page, goTo } = await journey.visit('/invoice/create', { timezoneId })
    await seeHeading(page, '新建发票')
    await input(page, '客户').fill('云上书店')
    await button(page, '添加 明细').click()
    await fillLine(page, 1, { 数量: '3' })
    await choose(page, '商品 1', '社群运营从入门到精通', '社群运营')
    // The price is that of the good until another one is entered.
    await expect.poll(() => input(page, '单价 1').inputValue()).toBe('299.00')
    await see(page.getByRole('row'), '¥897.00')
    await fillLine(page, 1, { 单价: '12.5' })
    await see(page.getByRole('row'), '¥859.50')
    await button(page, '添加 明细').click()
    await fillLine(page, 2, { 名称: '装订', 单价: '4' })
    // The form shows the values that the server will fill in.
    await expect.poll(() => input(page, '开票日期').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/)
    const issued_on = await input(page, '开票日期').inputValue()
    const total = page.getByRole('definition')
    await expect.poll(() => total.innerText()).toContain('¥41.50')
    await button(page, '保存').click()
    await see(page, '请输入名称')
    await expect.poll(() => input(page, '名称 1').evaluate((it) => it === document.activeElement)).toBe(true)
    await input(page, '名称 1').fill('装订')
    await button(page, '保存').click()
    await see(page, '该值已被使用')
    await input(page, '名称 1').fill('画册')
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(await stored('/invoices?customer=云上书店')).toMatchObject([{ total: 41.5, issued_on }])
    expect(await stored('/invoices/lines?sort=position')).toMatchObject([
      { description: '画册', quantity: 3, price: 12.5, amount: 37.5, reduction: 859.5 },
      { description: '装订', quantity: 1, price: 4, amount: 4, reduction: null },
    ])

    await goTo('/invoice')
    await page.getByRole('link', { name: /^INV-\d{4}-0001$/ }).click()
    // The list has such a link, too, so the test waits for the page.
    await seeHeading(page, '发票详情')
    await edit(page)
    await expect.poll(() => input(page, '名称 2').inputValue()).toBe('装订')
    await button(page, '上移 2').click()
    await expect.poll(() => input(page, '名称 1').inputValue()).toBe('装订')
    await button(page, '删除 2').click()
    await fillLine(page, 1, { 数量: '10' })
    await expect.poll(() => total.innerText()).toContain('¥40.00')
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(await stored('/invoices/lines?sort=description')).toMatchObject([
      { description: '装订', amount: 40 },
    ])

    await goTo('/invoice')
    await page.getByRole('link', { name: /^INV-\d{4}-0001$/ }).click()
    await seeHeading(page, '发票详情')
    await see(page.getByRole('main'), '装订')
    await seeNothingOf(page.getByRole('main'), '画册')
    await page.getByRole('link', { name: '查看 1', exact: true }).waitFor()
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
    await expect
      .poll(() => page.getByRole('main').getByRole('tab').allInnerTexts())
      .toEqual(['详情', '变更历史'])
  })

  it('tells a person who may not see its rows why, and that those of a document that is there stay [S5.09]', async () => {
    const token = await memberWith('clerk', 'invoice')
    const { page, goTo } = await journey.visit('/invoice/create', { token })
    const why = '您不能查看此内容：需要“发票明细”页面的权限。'
    await page.getByText(why, { exact: true }).waitFor()
    const lines = [{ description: '画册', quantity: 2, price: 5 }]
    const made = dataOf(await journey.server().api.post('/invoices', { customer: '木石', lines }))
    await goTo(`/invoice/${idOf(made)}`)
    await page.getByText(`${why}已有的保持不变。`, { exact: true }).waitFor()
  })

  it('is listed on paper with each day in one piece, however long its names are', async () => {
    const lines = [{ description: '画册', quantity: 2, price: 5 }]
    const invoice = { customer: '很长的客户名称'.repeat(8), issued_on: '2026-05-05', lines }
    dataOf(await journey.server().api.post('/invoices', invoice))
    const { page } = await journey.visit('/invoice', { viewport: { width: 620, height: 900 } })
    await see(page, '2026-05-05')
    await page.emulateMedia({ media: 'print' })
    const day = page.getByRole('cell').getByText('2026-05-05', { exact: true })
    const linesOfDay = () =>
      day.first().evaluate((span) => {
        const range = document.createRange()
        range.selectNodeContents(span)
        return range.getClientRects().length
      })
    for (const width of [620, 660, 700]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await linesOfDay()).toBe(1)
    }
  })

  it('keeps the buttons of a row in sight beside its inputs where it is wider than a laptop [S5.09]', async () => {
    const { page } = await journey.visit('/invoice/create', { viewport: { width: 1280, height: 720 } })
    await seeHeading(page, '新建发票')
    await button(page, '添加 明细').click()
    const remove = button(page, '删除 1')
    const within = await page.getByRole('table').filter({ visible: true }).locator('..').boundingBox()
    const at = await remove.boundingBox()
    expect(at && within && within.x + within.width - at.x - at.width).toBeGreaterThan(0)
    await input(page, '单价 1').focus()
    const typed = await input(page, '单价 1').boundingBox()
    const above = await button(page, '上移 1').boundingBox()
    expect(typed && above && above.x - typed.x - typed.width).toBeGreaterThan(0)
  })

  it('keeps what is typed into each cell of its rows, in whatever order, also after rows were moved and removed [S5.09]', async () => {
    const { page } = await journey.visit('/invoice/create')
    await seeHeading(page, '新建发票')
    await input(page, '客户').fill('临江茶社')
    for (const line of [1, 2, 3]) {
      await button(page, '添加 明细').click()
      await fillLine(page, line, { 名称: `物品 ${line}` })
    }
    await fillLine(page, 2, { 数量: '5' })
    await fillLine(page, 1, { 单价: '7' })
    await fillLine(page, 2, { 单价: '8', 名称: '乙' })
    await button(page, '上移 2').click()
    await fillLine(page, 1, { 数量: '6' })
    await fillLine(page, 2, { 名称: '甲', 数量: '2' })
    await button(page, '删除 3').click()
    await fillLine(page, 1, { 单价: '9' })
    await button(page, '保存').click()
    await see(page, '保存成功')
    const [made = {}] = await storedList('/invoices?customer=临江茶社')
    expect(await stored(`/invoices/lines?sort=position&invoice_id=${idOf(made)}`)).toMatchObject([
      { description: '乙', quantity: 6, price: 9 },
      { description: '甲', quantity: 2, price: 7 },
    ])
  })

  it('keeps rows of several shapes, and a choice that no longer goes, where a condition changes beside them [S5.09]', async () => {
    const { api } = journey.server()
    const stops: JsonObject[] = [
      { at: 'home', street: '桃花路 3 号' },
      { at: 'locker', locker: 12 },
    ]
    const made = dataOf(await api.post('/deliveries', { day: '2027-03-01', half: 'afternoon', stops }))
    const { page } = await journey.visit(`/delivery/${idOf(made)}`)
    await page.getByRole('switch', { name: '加急' }).click()
    await input(page, '加急原因').fill('客户当天出差')
    await button(page, '保存').click()
    // The choice is neither removed nor replaced; the form reports it.
    await see(page.getByRole('main'), '不在可选范围内')
    expect(await page.getByRole('combobox', { name: '时段' }).inputValue()).toBe('下午')
    await choose(page, '时段', '上午', '上午')
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(await stored(`/deliveries/${idOf(made)}`)).toMatchObject({ express: true, half: 'morning', stops })
  })

  it('takes a pasted column of a spreadsheet as one number per cell', async () => {
    const { page } = await journey.visit('/questionnaire/create')
    await seeHeading(page, '新建问卷')
    await page.getByLabel('各项得分', { exact: true }).evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '1.5\r\n20\r\n')
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      field.dispatchEvent(paste)
    })
    const chips = page.locator('[data-field=scores] .MuiChip-label')
    await expect.poll(() => chips.allInnerTexts()).toEqual(['1.5', '20'])
  })

  it('computes in each row of a list while one types, as the server stores it and sums it up [S5.09]', async () => {
    const { page, goTo } = await journey.visit('/purchaseOrder/create')
    await seeHeading(page, '新建采购单')
    await input(page, '供应商').fill('山野茶坊')
    await button(page, '添加 明细').click()
    await fillLine(page, 1, { 物品: '红茶', 数量: '3', 单价: '19.99' })
    await see(page.getByRole('row'), '¥59.97')
    await button(page, '添加 明细').click()
    await fillLine(page, 2, { 物品: '茶杯', 数量: '2', 单价: '5' })
    await see(page.getByRole('row'), '¥10.00')
    await see(page.getByRole('definition'), '¥69.97')
    // A computed value decides whether the inputs that depend on it are shown.
    const offers = page.locator('[data-field=offers]')
    expect(await offers.count()).toBe(0)
    await fillLine(page, 2, { 单价: '2500' })
    await offers.waitFor()
    await fillLine(page, 2, { 单价: '5' })
    await offers.waitFor({ state: 'detached' })
    await button(page, '保存').click()
    await see(page, '保存成功')
    const [order = {}] = await storedList('/purchase-orders')
    expect(order).toMatchObject({ lines: [{ amount: 59.97 }, { amount: 10 }], net: 69.97 })

    const path = `/purchase-orders/${idOf(order)}`
    const { api } = journey.server()
    const { version: _, ...issued } = dataOf(await api.post(`${path}/issue`, { version: 1 }))
    const lines: JsonObject[] = [
      { item: '红茶', pieces: 3, price: 19.99, amount: 1 },
      { item: '茶杯', pieces: 2, price: 5 },
    ]
    // Clients cannot change computed values, so sending them changes nothing.
    dataOf(await api.put(path, { ...issued, lines }))
    expect(await stored(path)).toMatchObject({ lines: [{ amount: 59.97 }, { amount: 10 }] })
    expect((await api.put(path, { ...issued, lines: lines.slice(1) })).status).toBe(409)
    await goTo(`/purchaseOrder/${idOf(order)}/show`)
    await see(page.getByRole('row'), '¥59.97')
  })

  it('shows the texts in its rows whole on a phone, where no mouse rests on what is cut [S5.09]', async () => {
    const items = [`红茶${'与茶杯'.repeat(18)}`, `tea/black-and-green/${'loose.'.repeat(6)}box`]
    const lines = items.map((item) => ({ item, pieces: 1, price: 5 }))
    const order = { supplier: '山野茶坊', status: 'draft', lines }
    const { api } = journey.server()
    const id = idOf(dataOf(await api.post('/purchase-orders', order)))
    const { page } = await journey.visit(`/purchaseOrder/${id}/show`, { viewport: phone })
    const cells = items.map((item) => page.getByRole('cell').getByText(item))
    for (const cell of cells) {
      await cell.waitFor()
      expect(await cell.evaluate(cutPart)).toBe(0)
    }
    // Amounts are not broken across lines; people scroll the table instead, also with the keyboard.
    const amount = page.getByRole('cell').getByText('¥5.00').first()
    expect((await amount.boundingBox())?.height).toBeLessThan(30)
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
  })

  it('has its state beside its name on a phone, and other choices below with what they are', async () => {
    await journey.server().api.post('/tickets', { subject: '无法登录', urgency: 3, status: 'open' })
    const { page } = await journey.visit('/ticket', { viewport: phone })
    const card = page.getByRole('listitem').filter({ hasText: '无法登录' })
    await see(card, '待处理')
    const labels = await card.getByRole('term').allInnerTexts()
    expect(labels).toContain('紧急程度')
    expect(labels).not.toContain('状态')
  })

  it('breaks a long name on a phone between its words', async () => {
    const subject = 'The printer in the hall is out of paper again'
    await journey.server().api.post('/tickets', { subject, urgency: 1, status: 'open' })
    const { page } = await journey.visit('/ticket', { viewport: phone })
    const name = page.getByRole('listitem').getByText(subject)
    await name.waitFor()
    expect(await name.evaluate(brokenWords)).toEqual([])
    expect((await name.boundingBox())?.height).toBeGreaterThan(30)
  })

  it('has all ten stars of a rating in sight on a phone, to be chosen [S5.09]', async () => {
    const { page } = await journey.visit('/course/create', { viewport: phone })
    const tenth = page.getByRole('radio', { name: '评分 10 / 10', exact: true })
    await tenth.waitFor()
    const box = await tenth.boundingBox()
    expect(box && box.x + box.width).toBeLessThan(phone.width - 16)
  })

  it('computes from what a reference leads to while one types, for those who may see that [S5.09]', async () => {
    const { page } = await journey.visit('/priceList/create')
    await seeHeading(page, '新建价目')
    await input(page, '名称').fill('会员价')
    await input(page, '价格').fill('259.9')
    await choose(page, '商品', '社群运营从入门到精通', '社群运营')
    const computed = page.getByRole('definition')
    await expect.poll(() => computed.innerText()).toBe('¥39.10')
    await button(page, '保存').click()
    await see(page, '保存成功')
    const [price = {}] = await storedList('/price-lists')
    expect(price).toMatchObject({ price: 259.9, reduction: 39.1 })

    const edited = `/priceList/${idOf(price)}`
    const other = await journey.visit(edited, { language: 'en-us', token: await seller() })
    await expect.poll(() => input(other.page, 'Price').inputValue()).toBe('259.90')
    await see(other.page.getByRole('definition'), '¥39.10')
    await input(other.page, 'Price').fill('200')
    await see(other.page.getByRole('definition'), 'Known once saved')
    await button(other.page, 'Save').click()
    await see(other.page, 'Save successfully')
    expect(await storedList('/price-lists')).toMatchObject([{ reduction: 99 }])
    // Saving leads to the list, which would otherwise appear in between.
    await seeHeading(other.page, 'Prices')

    // The form does not show the values that are filled in from the good either.
    await other.goTo('/priceList/create')
    // The list has an input with this label, too.
    await seeHeading(other.page, 'New price')
    await input(other.page, 'Name').fill('Members')
    await choose(other.page, 'Good', '手机摄影进阶课', '手机摄影')
    await see(other.page.getByRole('main'), 'Left empty, it is filled in on saving')
    await button(other.page, 'Save').click()
    await see(other.page, 'Save successfully')
    expect(await storedList('/price-lists?name=Members')).toMatchObject([{ price: 199, reduction: 0 }])
  })

  it('takes a number twice, and loses no value that has no name, or the name of another [S5.09]', async () => {
    const { page, goTo } = await journey.visit('/priceList/create')
    await seeHeading(page, '新建价目')
    await input(page, '名称').fill('阶梯价')
    await choose(page, '商品', '茶艺师基础课', '茶艺师')
    const steps = page.getByRole('combobox', { name: '数量折扣' })
    for (const step of ['10', '10', '20']) {
      await steps.fill(step)
      await steps.press('Enter')
    }
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(await storedList('/price-lists?name=阶梯价')).toMatchObject([{ steps: [10, 10, 20] }])

    await goTo('/shippingTable/create')
    await seeHeading(page, '新建运费')
    const filled = { 区域: '偏远地区', '重量从（公斤）': '0', '重量至（公斤）': '5', 运费: '20' }
    for (const [label, value] of Object.entries(filled)) await input(page, label).fill(value)
    const add = button(page, '添加 附加费')
    await add.click()
    await input(page, '名称 附加费 1').fill('易碎')
    await input(page, '值 附加费 1').fill('5')
    await add.click()
    await input(page, '值 附加费 2').fill('8')
    await button(page, '保存').click()
    await see(page, '请输入名称')
    await input(page, '名称 附加费 2').fill('易碎')
    await button(page, '保存').click()
    await see(page, '该名称已存在')
    expect(await storedList('/shipping-tables?zone=偏远地区')).toEqual([])
    await input(page, '名称 附加费 2').fill('生鲜')
    await button(page, '保存').click()
    await see(page, '保存成功')
    const [table] = await storedList('/shipping-tables?zone=偏远地区')
    expect(table).toMatchObject({ surcharges: { 易碎: 5, 生鲜: 8 } })
  })

  it('has alternatives, each with its own fields, chosen, changed and found in the list [S5.09]', async () => {
    const { page, goTo } = await journey.visit('/supplier/create')
    await seeHeading(page, '新建供应商')
    await input(page, '名称').fill('山野茶坊')
    // A required choice is left to the person.
    await seeNothingOf(page.getByRole('main'), '户名')
    await button(page, '保存').click()
    await see(page, '请输入付款方式')
    await choose(page, '方式', '银行转账')
    await input(page, '户名').fill('山野茶坊有限公司')
    await button(page, '保存').click()
    await see(page, '请输入账号')
    await choose(page, '方式', '支付宝')
    await expect.poll(() => input(page, '户名').inputValue()).toBe('山野茶坊有限公司')
    await seeNothingOf(page.getByRole('main'), '账期（天）')
    await input(page, '手机号').fill('13800138000')
    await page.getByRole('radio', { name: '快递' }).check()
    await input(page, '运费').fill('8')
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(await stored('/suppliers?name=山野茶坊')).toMatchObject([
      {
        payment: { method: 'alipay', holder: '山野茶坊有限公司', phone: '13800138000' },
        delivery: { by: 'courier', fee: 8, insured: false },
      },
    ])

    await goTo('/supplier')
    await see(row(page, '山野茶坊'), '支付宝')
    await page.getByRole('link', { name: '山野茶坊', exact: true }).click()
    await see(page.getByRole('main'), '13800138000')
    await edit(page)
    await expect.poll(() => input(page, '手机号').inputValue()).toBe('13800138000')
    await choose(page, '方式', '现金')
    const dialog = page.getByRole('dialog')
    await see(dialog, '以下已填写的内容不适用于新的选择：户名、手机号')
    await button(dialog, '取消').click()
    await expect.poll(() => input(page, '手机号').inputValue()).toBe('13800138000')
    await choose(page, '方式', '现金')
    await button(dialog, '确定').click()
    await seeNothingOf(page.getByRole('main'), '手机号')
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(await stored('/suppliers?name=山野茶坊')).toMatchObject([{ payment: { method: 'cash' } }])
  })

  it('shows in each row what follows from the row alone, and tells at its cell what exceeds its limit there [S5.09]', async () => {
    const { page, goTo } = await journey.visit('/course/create')
    await seeHeading(page, '新建课程')
    await input(page, '名称').fill('手冲咖啡')
    await input(page, '每次时长').fill('很久')
    for (const line of [1, 2]) {
      await button(page, '添加 课次').click()
      await fillLine(page, line, { 日期: '2026-03-05', 开始时间: '09:30' })
    }
    await input(page, '教室 2').waitFor()
    await choose(page, '方式 2', '线上')
    await input(page, '会议号 2').fill('886 120')
    expect([await input(page, '教室 2').count(), await input(page, '会议号 1').count()]).toEqual([0, 0])
    await input(page, '教室 1').fill('二楼')
    await fillLine(page, 1, { 报名截止: '2026-03-06', 结束时间: '09:15' })
    await button(page, '保存').click()
    await see(page, '报名截止不能晚于日期')
    await see(page, '开始时间不能晚于结束时间')
    await see(page, '请输入有效的时长，例如 P1DT12H（1 天 12 小时）')
    await input(page, '每次时长').fill('1.5小时')
    await fillLine(page, 1, { 报名截止: '2026-03-05', 结束时间: '11:00' })
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
    await button(page, '保存').click()
    await see(page, '保存成功')
    const [course = {}] = await storedList('/courses')
    expect(course).toMatchObject({
      lasts: 'PT1H30M',
      sessions: [
        { held: 'room', room: '二楼', from: '09:30', to: '11:00', closes_on: '2026-03-05' },
        { held: 'online', meeting: '886 120' },
      ],
    })
    await goTo(`/course/${idOf(course)}/show`)
    await see(page.getByRole('row').filter({ hasText: '线上' }), '886 120')
    await see(page.getByRole('row').filter({ hasText: '线下' }), '二楼')
    await see(page.getByRole('definition'), '1小时30分钟')
  })
})
