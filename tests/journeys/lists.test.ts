import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre'
import { parse } from 'papaparse'
import type { Download, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { LayoutShifts } from './support/LayoutShifts.ts'
import { phone } from './support/Looks.ts'
import { settle } from './support/ScreenContent.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { popups } from './support/popups.ts'
import { button, choose, chooseInRow, input, row, see, seeHeading, seeNothingOf } from './support/screen.ts'

const journey = openJourney()

const rest = { price: 10, min_price: 0, first_price: 0, sequence: 0, status: 'normal' }

async function createGoods(names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => dataOf(await journey.server().api.post('/goods', { ...rest, name }))),
  )
}

async function findGoods(page: Page, name: string, count: number): Promise<void> {
  await input(page, '商品名称').fill(name)
  await button(page, '查询').click()
  await see(page, `共 ${count} 条`)
}

/** The file that the browser downloads from the export button. */
async function exportedAs(page: Page, format: string): Promise<Download> {
  await button(page, '导出').click()
  const chosen = page.getByRole('menuitem', { name: format })
  const [download] = await Promise.all([page.waitForEvent('download'), chosen.click()])
  return download
}

/** The downloaded CSV, as a spreadsheet would read it. */
async function exported(page: Page): Promise<{ name: string; text: string; rows: string[][] }> {
  const download = await exportedAs(page, 'CSV')
  const text = await readFile(await download.path(), 'utf8')
  const rows = parse<string[]>(text.replace(/^\uFEFF/, '').trimEnd()).data
  return { name: download.suggestedFilename(), text, rows }
}

function titles(page: Page): Promise<string[]> {
  return page.getByRole('columnheader').allInnerTexts()
}

describe('a list', () => {
  it('fits all its buttons, also the one for a new record, into a narrow phone [S2.30]', async () => {
    const { page, goTo } = await journey.visit('/order', { viewport: { width: 320, height: 700 } })
    for (const [address, label] of [
      ['/order', '新建订单'],
      ['/user', '新建用户'],
    ] as const) {
      await goTo(address)
      const made = page.getByRole('link', { name: label, exact: true })
      await made.waitFor()
      await button(page, '列设置').filter({ visible: true }).waitFor()
      const edges = await page
        .locator('section')
        .filter({ has: made })
        .evaluate((card) => ({
          card: card.getBoundingClientRect().right,
          buttons: Math.max(
            ...[...card.querySelectorAll('a, button')].map((each) => each.getBoundingClientRect().right),
          ),
        }))
      expect(edges.buttons).toBeLessThanOrEqual(edges.card)
    }
  })

  it.each([1440, 700])(
    'cuts the button for a new record where an entity has a name of 100 characters, %i px wide [S9.10]',
    async (width) => {
      const { page } = await journey.visit('/home', { viewport: { width, height: 700 }, once: true })
      await page.route(/\/assets\/.*\.js$/u, async (route) => {
        const script = await route.fetch()
        const named = (await script.text()).replaceAll('新建%{name}', `新建${'长'.repeat(100)}`)
        await route.fulfill({ response: script, body: named })
      })
      await page.goto(`${journey.server().origin}/#/good`)
      await page.reload()
      const made = page.getByRole('link', { name: `新建${'长'.repeat(100)}`, exact: true })
      await made.waitFor()
      await button(page, '列设置').filter({ visible: true }).waitFor()
      const { right, height } = await made.evaluate((link) => link.getBoundingClientRect())
      expect(right).toBeLessThan(width)
      expect(height).toBeLessThan(40)
      expect(await made.locator('span:has-text("长")').evaluate((text) => text.clientWidth)).toBeLessThan(400)
      await page.unrouteAll({ behavior: 'wait' })
    },
  )

  it('deletes all selected records at once, after telling how many they are [S8.04]', async () => {
    await createGoods(['批量甲', '批量乙', '批量丙'])
    const { page } = await journey.visit('/good')
    await findGoods(page, '批量', 3)
    await page.getByRole('checkbox', { name: '选择 批量甲', exact: true }).check()
    await button(page, '取消选择').press('Enter')
    await page.getByRole('checkbox').and(page.locator(':focus')).waitFor()
    await page.getByRole('checkbox', { name: '选择 批量甲', exact: true }).check()
    await page.getByRole('checkbox', { name: '选择 批量丙', exact: true }).check()
    await see(page, '已选择 2 项')
    await button(page, '删除所选').click()
    const dialog = page.getByRole('dialog')
    await see(dialog, '确定要删除所选的 2 项吗？此操作不可恢复。')
    await button(dialog, '删除').click()
    await see(page, '已删除 2 条记录')
    await see(page, '共 1 条')
    await row(page, '批量乙').waitFor()
    // The bar has disappeared with the selection; the focus goes to the list.
    await page.getByRole('checkbox', { name: '选择本页全部' }).and(page.locator(':focus')).waitFor()
  })

  it('deletes a record once when the deletion is confirmed by a double click [S8.04]', async () => {
    await createGoods(['双击删除'])
    const { page } = await journey.visit('/good')
    await findGoods(page, '双击删除', 1)
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.method()))
    await chooseInRow(page, '双击删除', '删除')
    await button(page.getByRole('dialog'), '删除').dblclick()
    await see(page, '删除成功')
    await see(page, '没有符合条件的商品')
    expect(calls.filter((method) => method === 'DELETE')).toEqual(['DELETE'])
  })

  it('moves the focus to the next row when a row is deleted by keyboard', async () => {
    await createGoods(['键删甲', '键删乙', '键删丙'])
    const { page } = await journey.visit('/good')
    await findGoods(page, '键删', 3)
    const [first = '', second = '', third = ''] = await page
      .getByRole('link', { name: /^键删/u })
      .allInnerTexts()
    const deleteByKeys = async (name: string) => {
      await button(page, `${name} 的更多操作`).press('Enter')
      await page.getByRole('menuitem', { name: '删除' }).press('Enter')
      await button(page.getByRole('dialog'), '删除').press('Enter')
    }
    const tickOf = (name: string) =>
      page.getByRole('checkbox', { name: `选择 ${name}` }).and(page.locator(':focus'))
    await deleteByKeys(second)
    await tickOf(third).waitFor()
    await deleteByKeys(third)
    await tickOf(first).waitFor()
  })

  it('selects and unselects ranges of rows with Shift, by mouse and by keyboard', async () => {
    await createGoods(['范围甲', '范围乙', '范围丙', '范围丁', '范围戊'])
    const { page } = await journey.visit('/good')
    await findGoods(page, '范围', 5)
    const ticks = page.getByRole('checkbox', { name: /^选择 范围/ })
    const ticked = () => ticks.evaluateAll((boxes) => boxes.map((box) => box.matches(':checked')))
    await ticks.nth(3).click()
    await ticks.nth(1).click({ modifiers: ['Shift'] })
    expect(await ticked()).toEqual([false, true, true, true, false])
    await see(page, '已选择 3 项')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    await ticks.nth(4).focus()
    await page.keyboard.press('Shift+Space')
    expect(await ticked()).toEqual([false, true, true, true, true])
    await ticks.nth(2).click({ modifiers: ['Shift'] })
    expect(await ticked()).toEqual([false, true, false, false, false])

    // The ticked row is out of sight and no longer selected, so there is no range.
    await findGoods(page, '范围乙', 1)
    expect(await ticked()).toEqual([false])
    await ticks.nth(0).click({ modifiers: ['Shift'] })
    await page.getByRole('checkbox', { name: '选择本页全部', exact: true }).waitFor()
    expect(await ticked()).toEqual([true])
  })

  it('is filtered by days, typed in the format of the console or picked by keyboard [S9.10]', async () => {
    const { page } = await journey.visit('/order')
    await button(page, '展开').click()
    const from = input(page, '创建时间（起）')
    await from.fill('2026年2月5日')
    await from.blur()
    expect(await from.inputValue()).toBe('2026-02-05')
    await from.press('ArrowDown')
    const calendar = page.getByRole('dialog', { name: '选择日期 创建时间（起）' })
    await calendar
      .getByRole('button', { name: /^2026年2月5日星期四/ })
      .and(page.locator(':focus'))
      .waitFor()
    expect(await accessibilityFaults(page, { within: popups })).toEqual([])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await calendar.waitFor({ state: 'hidden' })
    expect(await from.inputValue()).toBe('2026-02-06')
    await expect.poll(() => from.evaluate((field) => field === document.activeElement)).toBe(true)
    const asked = page.waitForRequest(/createdAt_gte/)
    await page.keyboard.press('Enter')
    // The window is in Shanghai, where the day begins at this moment.
    expect(decodeURIComponent((await asked).url())).toContain('"createdAt_gte":"2026-02-05T16:00:00.000Z"')
  })

  it('reports an invalid number or day at its filter, and requests nothing until it is corrected [S7.03]', async () => {
    const { page } = await journey.visit('/order')
    const asked: string[] = []
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
    await button(page, '展开').click()
    await input(page, '支付金额（起）').fill('1,5')
    await input(page, '创建时间（起）').fill('2026-02-30')
    await page.keyboard.press('Enter')
    await see(page.getByRole('search'), '请输入数字')
    await see(page.getByRole('search'), '请输入有效的日期')
    await input(page, '支付金额（起）').and(page.locator(':focus')).waitFor()
    expect(await input(page, '创建时间（起）').inputValue()).toBe('2026-02-30')
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await see(page.getByRole('search'), '请输入有效的日期')
    await button(page, '重置').click()
    await seeNothingOf(page.getByRole('search'), '请输入有效的日期')
    await input(page, '支付金额（起）').fill('¥1,500')
    await button(page, '查询').click()
    await expect.poll(() => asked.some((address) => address.includes('num_gte'))).toBe(true)
    expect(asked.filter((address) => /_gte":/.test(address))).toEqual([
      expect.stringContaining('"num_gte":1500'),
    ])
  })

  it('reports a range whose end is before its start, instead of finding nothing [S7.03]', async () => {
    const { page } = await journey.visit('/order')
    await page.getByRole('table').getByRole('link').first().waitFor()
    await button(page, '展开').click()
    await input(page, '创建时间（起）').fill('2026-12-31')
    await input(page, '创建时间（止）').fill('2026-01-01')
    await page.keyboard.press('Enter')
    await see(page.getByRole('search'), '起止颠倒，请对调')
    await input(page, '创建时间（止）').and(page.locator(':focus')).waitFor()
    expect(page.url()).not.toContain('createdAt')
    await input(page, '创建时间（止）').fill('2026-12-31')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain('createdAt_lte')
    await seeNothingOf(page.getByRole('search'), '起止颠倒，请对调')
  })

  it('reports a search text that is too long at its filter, and keeps its rows [S7.03]', async () => {
    const { page } = await journey.visit('/order')
    const search = page.getByRole('search')
    for (const label of ['关键字', '订单号']) {
      await button(search, '展开').or(button(search, '收起')).waitFor()
      if (await button(search, '展开').isVisible()) await button(search, '展开').click()
      await input(search, label).fill('长'.repeat(201))
      // Nothing is requested: a refused call would fail the test.
      await page.keyboard.press('Enter')
      await see(search, '最多输入 200 个字符')
      expect(await page.locator('tbody tr').count()).toBeGreaterThan(0)
      await input(search, label).fill('长'.repeat(200))
      await page.keyboard.press('Enter')
      await see(page, '没有符合条件的订单')
      await button(search, '重置').click()
      await page.locator('tbody tr').first().waitFor()
    }
  })

  it('uses the phone’s own date picker [S9.10]', async () => {
    const { page } = await journey.visit('/order', { viewport: { width: 375, height: 700 }, hasTouch: true })
    await button(page, '筛选条件').click()
    // The date input is loaded when the filter is first shown.
    await page.getByLabel('创建时间（起）').and(page.locator('input[type="date"]')).waitFor()
  })

  it('does not move its cards on a phone when the names arrive after the rows', async () => {
    const { page, goTo } = await journey.visit('/home', { viewport: phone, once: true })
    const shifts = await LayoutShifts.of(page)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/users\/options\?/, (route) => released.then(() => route.continue()))
    await page.reload()
    await settle(page)
    await shifts.forget()
    await goTo('/order')
    await page.locator('dt', { hasText: '付款用户' }).first().waitFor()
    await shifts.forget()
    release()
    await page.locator('dd a[href*="/user/"]').first().waitFor()
    await settle(page)
    expect(await shifts.faults()).toEqual([])
  })

  it('exports every row that the filters find, not only the page, and disarms formulas', async () => {
    const names = Array.from({ length: 22 }, (_, index) => `导出 ${index + 1}`)
    await createGoods([...names, '=HYPERLINK("https://example.com","导出")', '@导出', '导出, "引号"'])
    const { page } = await journey.visit('/good')
    await findGoods(page, '导出', 25)
    const { name, text, rows } = await exported(page)
    await see(page, '已导出 25 条')
    expect(name).toMatch(/^商品-\d{14}\.csv$/)
    expect(text.startsWith('\uFEFF')).toBe(true)
    const [header = [], ...lines] = rows
    expect(header.slice(1, 4)).toEqual(['商品名称', '价格（元）', '最低价（元）'])
    expect(lines).toHaveLength(25)
    const nameAt = header.indexOf('商品名称')
    const found = lines.map((line) => line[nameAt] ?? '')
    expect(found).toEqual(expect.arrayContaining([...names, '导出, "引号"']))
    expect(found).toEqual(expect.arrayContaining([`'=HYPERLINK("https://example.com","导出")`, "'@导出"]))
    expect(new Set(lines.map((line) => line[header.indexOf('价格（元）')]))).toEqual(new Set(['10.00']))
  })

  it('exports a workbook with amounts as numbers and without formulas [S7.11]', async () => {
    await createGoods(['=1+1 工作簿', '工作簿乙'])
    const { page } = await journey.visit('/good')
    await findGoods(page, '工作簿', 2)
    const download = await exportedAs(page, 'Excel')
    await see(page, '已导出 2 条')
    expect(download.suggestedFilename()).toMatch(/^商品-\d{14}\.xlsx$/)
    const { sheets } = await readXlsx(await readFile(await download.path()))
    const [header = [], ...lines] = sheets[0]?.rows ?? []
    expect(sheets[0]?.name).toBe('商品')
    expect(header.slice(1, 3)).toEqual(['商品名称', '价格（元）'])
    expect(lines.map((line) => line.slice(1, 3))).toEqual(
      expect.arrayContaining([
        ['=1+1 工作簿', 10],
        ['工作簿乙', 10],
      ]),
    )
  })

  it('exports many rows in the background, announces the end and offers the file [S7.03]', async () => {
    const { database } = journey.server()
    await database.run(sql`INSERT INTO logger (id, message, level, created_at)
      SELECT gen_random_uuid(), 'large ' || n, 'info', now() FROM generate_series(1, 21000) n`)
    await database.run(sql`ANALYZE logger`)
    const { page, goTo } = await journey.visit('/logger')
    await see(page, /^共 [\d,]+ 条/)
    await button(page, '导出').click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    await see(page, /正在后台导出/)
    // The person leaves the list at once, and the export continues.
    await goTo('/exports')
    await see(page, '已完成')
    const fetched = page.getByRole('button', { name: /^下载/ })
    const [download] = await Promise.all([page.waitForEvent('download'), fetched.click()])
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text.match(/large \d+/g)).toHaveLength(21_000)
    await see(page, /条 · [\d.]+ (?:KB|MB) · 文件保留到/)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: /^删除/ }).click()
    await button(page.getByRole('dialog'), '删除').click()
    await see(page, '还没有导出')
    await database.run(sql`DELETE FROM logger WHERE message LIKE 'large %'`)
  })

  it('exports references by name and negative amounts as numbers [S3.10]', async () => {
    const { page } = await journey.visit('/distributionLog')
    await see(page, /^共 [\d,]+ 条$/)
    const { rows } = await exported(page)
    const [header = [], ...lines] = rows
    const of = (title: string) => lines.map((line) => line[header.indexOf(title)] ?? '')
    expect(of('获佣用户').filter((name) => /^[\da-f]{8}-/.test(name))).toEqual([])
    const amounts = of('佣金（元）').filter((amount) => amount.startsWith('-'))
    expect(amounts.length).toBeGreaterThan(0)
    expect(amounts.filter((amount) => !/^-\d+\.\d\d$/.test(amount))).toEqual([])
  })

  it('keeps the chosen columns after a reload, and restores the default ones on request', async () => {
    const { page } = await journey.visit('/good')
    await see(page, /^共 \d+ 条$/)
    const initial = await titles(page)
    await button(page, '列设置').click()
    await page.getByRole('menuitemcheckbox', { name: '简介' }).click()
    await page.getByRole('menuitemcheckbox', { name: '最低价' }).click()
    await page.keyboard.press('Escape')
    const chosen = initial.filter((title) => title !== '最低价')
    await expect.poll(() => titles(page)).toEqual(chosen.toSpliced(chosen.indexOf('创建时间'), 0, '简介'))
    await page.reload()
    await see(page, /^共 \d+ 条$/)
    expect(await titles(page)).toContain('简介')
    expect(await titles(page)).not.toContain('最低价')
    await button(page, '列设置').click()
    await page.getByRole('menuitem', { name: '恢复默认' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => titles(page)).toEqual(initial)
  })

  it('shows a tooltip for its icon buttons on hover and on focus, and hides it when they are left or pressed', async () => {
    const { page } = await journey.visit('/good')
    const tip = page.getByRole('tooltip')
    await button(page, '列设置').hover()
    await see(tip, '列设置')
    await page.mouse.move(0, 0)
    await tip.waitFor({ state: 'detached' })
    await button(page, '图表').focus()
    await page.keyboard.press('Tab')
    await see(tip, '列设置')
    await page.keyboard.press('Escape')
    await tip.waitFor({ state: 'detached' })
    await button(page, '列设置').click()
    await page.getByRole('menu').waitFor()
    await tip.waitFor({ state: 'detached' })
  })

  it('keeps its rows when a refresh fails, and says so [S8.02]', async () => {
    const { page, provoke } = await journey.visit('/good')
    provoke('net::ERR_CONNECTION_RESET GET /goods')
    await row(page, '¥').first().waitFor()
    const count = await row(page, '¥').count()
    await page.route('**/api/v1/goods?*', (route) => route.abort('connectionreset'))
    await button(page, '刷新').click()
    await see(page.getByRole('alert'), /./)
    expect(await row(page, '¥').count()).toBe(count)
    await page.unroute('**/api/v1/goods?*')
    await button(page, '刷新').click()
    await page.locator('main [aria-busy=true]').filter({ visible: true }).waitFor({ state: 'detached' })
    expect(await row(page, '¥').count()).toBe(count)
  })

  it('opens its menus without a connection, as their code was loaded before', async () => {
    const { page, provoke } = await journey.visit('/good')
    // A mouse over the table requests the code that edits its values, which people do not miss here.
    provoke('net::ERR_INTERNET_DISCONNECTED GET /assets/')
    await row(page, '¥').first().waitFor()
    const names = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      )
    for (const part of ['ListFoot', 'overlays', 'NoticePanel', 'SelectionBar'])
      await expect.poll(names).toContain(`/${part}-`)
    await page.route('**/assets/**', (route) => route.abort('internetdisconnected'))
    for (const name of ['列设置', '导出', '语言']) {
      await button(page, name).click()
      await page.getByRole('menu').press('Escape')
      await page.getByRole('menu').waitFor({ state: 'hidden' })
    }
    await page.getByRole('button', { name: /^通知/ }).click()
    await page.getByRole('dialog').press('Escape')
    await page.getByRole('checkbox').nth(1).check()
    await see(page, '已选择 1 项')
  })

  it('is left by one step back, however often it was filtered, and is unchanged on return', async () => {
    const { page, goTo } = await journey.visit('/home')
    await seeHeading(page, '首页')
    await goTo('/order')
    await page.locator('tbody tr').first().waitFor()
    await choose(page, '状态', '支付成功')
    await button(page, '查询').click()
    await page.waitForURL(/success/)
    await page.getByRole('columnheader').getByRole('button', { name: '支付金额' }).click()
    await page.waitForURL(/sort=num/)
    await button(page, '下一页').click()
    await page.waitForURL(/page=2/)
    // The menu's link does not leave the list either.
    await page.getByRole('link', { name: '订单', exact: true }).first().click()
    await page.locator('tbody').getByRole('link').first().click()
    await seeHeading(page, '订单详情')
    await page.goBack()
    await page.waitForURL(/success.*page=2/)
    await page.goBack()
    await seeHeading(page, '首页')
    await page.goForward()
    await page.waitForURL(/success.*page=2/)
  })

  it('keeps the pager and the focused row visible when it is used by keyboard', async () => {
    const { page } = await journey.visit('/order')
    await see(page, /^第 1-20 条，共 400 条$/)
    const isInSight = () =>
      page.evaluate(() => {
        const { left, width, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
        const seen = [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + width / 2, y))
        return seen.every(
          (element) => element?.closest('tr, button') === document.activeElement?.closest('tr, button'),
        )
      })
    const next = button(page, '下一页')
    await next.focus()
    for (const rows of [/^第 21-40 条/, /^第 41-60 条/]) {
      await page.keyboard.press('Enter')
      await see(page.locator('[aria-live=polite]'), rows)
      expect(await isInSight()).toBe(true)
    }
    await page.getByRole('row').getByRole('link', { name: /^\d+$/ }).first().focus()
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      expect([step, await isInSight()]).toEqual([step, true])
    }
  })

  it('can be paged through, and offers a reset when nothing matches', async () => {
    const { page } = await journey.visit('/order')
    await see(page, /^第 1-20 条，共 400 条$/)
    const first = await page.locator('tbody tr').first().innerText()
    await button(page, '下一页').click()
    await see(page.locator('[aria-live=polite]'), /^第 21-40 条/)
    await expect.poll(() => page.locator('tbody tr').first().innerText()).not.toBe(first)
    await input(page, '关键字').fill('没有这样的订单号')
    await button(page, '查询').click()
    await see(page, '没有符合条件的订单')
    await page.getByRole('main').locator('section').getByRole('button', { name: '重置' }).click()
    await see(page, /^第 1-20 条/)
  })

  it('goes to the page whose number is typed, or to the nearest one', async () => {
    const { page } = await journey.visit('/order')
    const number = input(page, '第几页，共 20 页')
    await number.click()
    await page.keyboard.type('１２')
    await page.keyboard.press('Enter')
    await see(page, /^第 221-240 条/)
    await button(page, '下一页').click()
    await expect.poll(() => number.inputValue()).toBe('13')
    for (const [typed, shown] of [
      ['999', '20'],
      ['many', '20'],
      ['0', '1'],
    ] as const) {
      await number.fill(typed)
      await page.keyboard.press('Enter')
      await expect.poll(() => number.inputValue()).toBe(shown)
    }
    await see(page, /^第 1-20 条/)
    await button(page, '下一页').press('Enter')
    await see(page, /^第 21-40 条/)
    await button(page, '上一页').press('Enter')
    await number.and(page.locator(':focus')).waitFor()
    await see(page, /^第 1-20 条/)
    await number.fill('7')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await number.inputValue()).toBe('1')
  })

  it('goes to the first page, and says so, when its total is estimated and the page does not exist', async () => {
    const { page } = await journey.visit('/order', { viewport: { width: 375, height: 700 }, hasTouch: true })
    await page.route(/\/orders\/?\?/, async (route) => {
      const response = await route.fetch()
      const json = { ...(await response.json()), total: 50_000_000 }
      await route.fulfill({ response, json, headers: { ...response.headers(), 'x-total-estimated': 'true' } })
    })
    await button(page, '刷新').click()
    const number = input(page, '第几页，共 50,001+ 页')
    await number.fill('5')
    await page.keyboard.press('Enter')
    await see(page, '81-100 / 50,000,000+')
    await number.fill('99,999,999')
    await page.keyboard.press('Enter')
    await see(page, '没有第 50,001 页，已回到第一页')
    await see(page, '1-20 / 50,000,000+')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('tells how many records a search was limited to, and can search all [S7.03]', async () => {
    const { page } = await journey.visit('/order', { viewport: { width: 375, height: 700 } })
    await page.route(/\/orders\/?\?/, async (route) => {
      const response = await route.fetch()
      const isPartial = route.request().url().includes('%22q%22') && !route.request().url().includes('q_all')
      const json = await response.json()
      const headers = { 'x-search-partial': '30000', 'x-total-estimated': 'true' }
      await (isPartial
        ? route.fulfill({ response, json, headers: { ...response.headers(), ...headers } })
        : route.fulfill({ response, json }))
    })
    const search = async (word: string) => {
      await page.getByRole('button', { name: /^筛选条件/ }).click()
      await input(page, '关键字').fill(word)
      await button(page, '查询').click()
    }
    await search('没有这样的订单号')
    await see(page, '前 30,000 条记录中没有符合条件的订单')
    await see(page, '已找到 0 条')
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, '查找全部').click()
    await see(page, '没有符合条件的订单')
    await button(page, '筛选条件，已启用 1 项').waitFor()
    await search('1')
    await see(page, /^只查找了当前排序的前 30,000 条记录/)
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, '查找全部').click()
    await page.getByText(/^只查找了/).waitFor({ state: 'detached' })
  })

  it('has the same distance below a state chip on a phone, wherever the chip is placed [S4.10]', async () => {
    const { page } = await journey.visit('/order', {
      language: 'en-us',
      viewport: { width: 375, height: 812 },
    })
    const gapBelow = async (state: string) => {
      const said = page.getByText(state, { exact: true })
      const card = page.getByRole('listitem').filter({ has: said }).first()
      const [chip, values] = await Promise.all([
        card.getByText(state, { exact: true }).boundingBox(),
        card.locator('dl').boundingBox(),
      ])
      return chip && values && values.y - chip.y - chip.height
    }
    await see(page, 'Pending payment')
    expect(await gapBelow('Pending payment')).toBe(await gapBelow('Paid'))
  })

  it('wraps a long state within its card on a phone', async () => {
    const { page } = await journey.visit('/order', {
      language: 'en-us',
      viewport: { width: 375, height: 812 },
    })
    const chip = page.getByRole('listitem').getByText('Paid', { exact: true }).first()
    const words = 'Paid within a long-term cooperation commissioned by an external customer'
    const card = await chip.evaluate((element, text) => {
      element.textContent = text
      const within = document.createRange()
      within.selectNodeContents(element)
      const ends = [within, element].map((each) => each.getBoundingClientRect().right)
      return { ends, end: element.closest('li')?.getBoundingClientRect().right ?? 0 }
    }, words)
    expect(Math.max(...card.ends)).toBeLessThanOrEqual(card.end)
  })

  it('aligns all column titles, whether they can be sorted or not', async () => {
    const { page, goTo } = await journey.visit('/user')
    for (const [address, title] of [
      ['/user', '角色'],
      ['/good', '价格'],
    ] as const) {
      await goTo(address)
      const titles = page.getByRole('columnheader').filter({ visible: true, hasText: /./ })
      await titles.filter({ hasText: title }).first().waitFor()
      const feet = await titles.evaluateAll((all) =>
        all.map((each) => {
          const text = document.createRange()
          text.selectNodeContents(each.querySelector('button')?.firstChild ?? each)
          return text.getBoundingClientRect().bottom
        }),
      )
      expect(feet.length).toBeGreaterThan(3)
      expect(new Set(feet).size).toBe(1)
    }
  })

  it('offers the default order when its sort property no longer exists, and keeps its filters [S7.03]', async () => {
    const { page, goTo, provoke } = await journey.visit('/home')
    provoke('400 GET /orders')
    const filter = encodeURIComponent(JSON.stringify({ gone_eq: 'x', status: 'success' }))
    await goTo(`/order?sort=vanished&order=ASC&filter=${filter}`)
    await see(page, '订单加载失败')
    await page.getByRole('button', { name: 'gone_eq: x' }).press('Delete')
    await see(page.getByRole('alert'), /sort/u)
    await button(page.getByRole('alert'), '恢复默认排序').press('Enter')
    await see(page, /^共 \d+ 条$/)
    await see(page.getByRole('table'), '支付成功')
    await seeNothingOf(page.getByRole('table'), '待支付')
  })

  it('is reset in one step when both its sort property and a filter no longer exist [S7.03]', async () => {
    const { page, goTo, provoke } = await journey.visit('/home')
    provoke('400 GET /orders')
    const filter = encodeURIComponent(JSON.stringify({ gone_eq: 'x' }))
    await goTo(`/order?sort=vanished&order=ASC&filter=${filter}`)
    await see(page, '订单加载失败')
    await button(page.getByRole('alert'), '重置').press('Enter')
    await see(page, /^共 \d+ 条$/)
    await page.getByRole('table').getByRole('link').first().waitFor()
  })

  it.each(['sort=id&order=gone', 'perPage=100000', `filter=${encodeURIComponent('{"gone":1}')}`])(
    'offers a reset when the server refuses its address, and does not request that again: %s [S7.03]',
    async (query) => {
      const { page, goTo, provoke } = await journey.visit('/home')
      provoke('400 GET /orders')
      await goTo(`/order?${query}`)
      await see(page, '订单加载失败')
      await button(page.getByRole('alert'), '重置').press('Enter')
      await see(page, /^共 \d+ 条$/)
      // The focus stays in the list.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('section') !== null))
        .toBe(true)
      await goTo('/home')
      await seeHeading(page, '首页')
      await goTo('/order')
      await see(page, /^共 \d+ 条$/)
    },
  )

  it('moves the focus to the filters that open on a phone, and back to the list after a search', async () => {
    const { page } = await journey.visit('/order', { viewport: { width: 375, height: 700 } })
    await button(page, '筛选条件').press('Enter')
    await expect(input(page, '关键字').evaluate((each) => each === document.activeElement)).resolves.toBe(
      true,
    )
    await page.keyboard.type('茶')
    await page.keyboard.press('Enter')
    await button(page, '筛选条件，已启用 1 项').waitFor()
    const isInList = () => page.evaluate(() => document.activeElement?.closest('main') !== null)
    await expect.poll(isInList).toBe(true)
  })

  it('never hides a row focused with Shift+Tab behind the column titles', async () => {
    const { page } = await journey.visit('/order', { viewport: { width: 1440, height: 560 } })
    const names = page.getByRole('row').getByRole('link', { name: /^\d+$/ })
    await names.nth(10).focus()
    // The focus moves upwards past everything in six rows.
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Shift+Tab')
      const inSight = await page.evaluate(() => {
        const { left, top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
        const seen = document.elementFromPoint(left + 4, top + 4)
        return document.activeElement?.closest('tbody tr') === seen?.closest('tr')
      })
      expect([step, inSight]).toEqual([step, true])
    }
  })

  it('links to its records even when the column of names is hidden', async () => {
    const { page, goTo } = await journey.visit('/role')
    await page.getByRole('link', { name: '财务', exact: true }).waitFor()
    await button(page, '列设置').click()
    await page.getByRole('menuitemcheckbox', { name: '名称', exact: true }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'finance', exact: true }).click()
    await seeHeading(page, '角色详情')
    await page.setViewportSize(phone)
    await goTo('/role')
    await page.getByRole('listitem').getByRole('link', { name: 'finance', exact: true }).click()
    await seeHeading(page, '角色详情')
  })

  it('shows times in the time zone of the person [S9.10]', async () => {
    const created = Date.parse('2026-03-01T04:05:06.000Z')
    await createGoods(['时差'])
    const { database } = journey.server()
    await database.run(sql`UPDATE good SET "createdAt" = to_timestamp(${created / 1000}) WHERE name = '时差'`)
    for (const [timezoneId, shown] of [
      ['Asia/Shanghai', '2026-03-01 12:05:06'],
      ['America/New_York', '2026-02-28 23:05:06'],
    ] as const) {
      const { page } = await journey.visit('/good', { timezoneId })
      await findGoods(page, '时差', 1)
      await see(row(page, '时差'), shown)
    }
  })
})
