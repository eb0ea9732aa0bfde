import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Figures } from '#shared/contracts/Figures.ts'
import { formatMoney } from '#shared/fields/formatNumber.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { phone } from './support/Looks.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import {
  button,
  choose,
  chooseInRow,
  chosenIn,
  input,
  offeredInRow,
  row,
  see,
  seeHeading,
} from './support/screen.ts'

const journey = openJourney()

async function firstOf(path: string): Promise<JsonObject> {
  const [first] = dataOf(await journey.server().api.get<JsonObject[]>(path))
  if (!first) throw new Error(`nothing at ${path}`)
  return first
}

const salesColumns = ['月份', '订单数', '销售额', '退款', '佣金']

async function createOrder(): Promise<{ id: string; number: string }> {
  const good = await firstOf('/goods?status=normal')
  const user = await firstOf('/users?username_eq=zhoumin')
  const order = { good_id: good['id'] ?? '', user_id: user['id'] ?? '', num: 12.5, status: 'pending' }
  const made = dataOf(await journey.server().api.post('/orders', order))
  return { id: textOf(made['id']), number: textOf(made['trade_no']) }
}

describe('an order', () => {
  it('is created with its good and its user looked up by name [S3.08] [S5.06]', async () => {
    const good = await firstOf('/goods?status=normal')
    const soldOut = textOf((await firstOf('/goods?status=sold_out'))['name'])
    const { page } = await journey.visit('/order/create')
    await page.getByRole('combobox', { name: '商品', exact: true }).fill(soldOut)
    await page.getByRole('option', { name: `新建商品“${soldOut}”` }).waitFor()
    const closed = page.getByRole('option', { name: soldOut, disabled: true })
    await closed.waitFor()
    await see(closed, '只有在售的商品可以下单')
    expect(await page.getByRole('option', { disabled: false }).count()).toBe(1)
    await choose(page, '商品', textOf(good['name']), textOf(good['name']).slice(0, 4))
    // The chosen record does not match another name.
    await page.getByRole('combobox', { name: '商品', exact: true }).fill(soldOut)
    await closed.waitFor()
    expect(await page.getByRole('option', { disabled: false }).count()).toBe(1)
    await page.keyboard.press('Escape')
    await input(page, '支付金额').fill('250')
    await choose(page, '付款用户', '周敏', '周敏')
    await button(page, '保存').click()
    await see(page, '保存成功')
    await seeHeading(page, '订单')
    const order = await firstOf('/orders?sort=-createdAt')
    expect(order).toMatchObject({ num: 250, status: 'pending', name: good['name'], good_id: good['id'] })
    const line = row(page, textOf(order['trade_no']))
    for (const text of ['¥250.00', '周敏', '待支付']) await see(line, text)
  })

  it('shows the whole name of its good on its page, also on a phone', async () => {
    const { api } = journey.server()
    const name = Array.from({ length: 12 }, (_, index) => `茶叶礼盒第${index}款`).join('')
    const good = dataOf(await api.post('/goods', { name, price: 20, min_price: 5, status: 'normal' }))
    const user = await firstOf('/users?username_eq=zhoumin')
    const made = dataOf(
      await api.post('/orders', { good_id: good['id'] ?? '', user_id: user['id'] ?? '', num: 9 }),
    )
    const viewport = { width: 375, height: 812 }
    const { page } = await journey.visit(`/order/${textOf(made['id'])}/show`, { viewport })
    const link = page.getByRole('definition').getByRole('link', { name, exact: true })
    await link.waitFor()
    expect((await link.boundingBox())?.height).toBeGreaterThan(50)
  })

  it('is listed on the page of its user, where another can be created in a dialog [S3.08] [S5.06]', async () => {
    const user = await firstOf('/users?username_eq=zhoumin')
    const { number } = await createOrder()
    const { page } = await journey.visit(`/user/${textOf(user['id'])}/show`)
    await page.getByRole('tab', { name: '订单（付款用户）' }).click()
    await row(page, number).waitFor()
    expect(await page.getByRole('columnheader', { name: '付款用户' }).count()).toBe(0)
    await button(page, '新建订单').click()
    const dialog = page.getByRole('dialog', { name: '新建订单' })
    await expect
      .poll(() => dialog.getByRole('combobox', { name: '付款用户' }).inputValue())
      .toBe(textOf(user['name']))
    const good = await firstOf('/goods?status=normal')
    await choose(page, '商品', textOf(good['name']), textOf(good['name']).slice(0, 4))
    await input(dialog, '支付金额').fill('77.5')
    await button(dialog, '保存').click()
    await see(row(page, textOf(good['name'])), '¥77.50')
    expect(page.url()).toContain(`/user/${textOf(user['id'])}/show`)
    expect(await firstOf('/orders?sort=-createdAt')).toMatchObject({ num: 77.5, user_id: user['id'] })
  })

  it('moves from payment to refunded, each time by a button and after a question [S4.10]', async () => {
    const { id, number } = await createOrder()
    const { page } = await journey.visit('/order')
    const steps = [
      ['确认支付', '确认该订单已支付成功吗？', '支付成功'],
      ['申请退款', '确定要为该订单退款吗？', '退款中'],
      ['确认退款', '确认退款已完成吗？该订单已产生的佣金将全部收回。', '已退款'],
    ] as const
    for (const [move, question, state] of steps) {
      await chooseInRow(page, number, move)
      const dialog = page.getByRole('dialog', { name: `${move}：${number}` })
      await see(dialog, question)
      await button(dialog, move).click()
      await see(page, `${move}成功`)
      await row(page, number).getByText(state, { exact: true }).waitFor()
    }
    expect(dataOf(await journey.server().api.get(`/orders/${id}`))).toMatchObject({ status: 'refused' })
  })

  it('is counted on the home page while it waits for a decision, with a link to all such orders', async () => {
    const { id, number } = await createOrder()
    const { api } = journey.server()
    const waiting = async () =>
      dataOf(await api.get<JsonObject[]>('/orders?status=refusing&pageSize=500')).length
    await api.post(`/orders/${id}/pay`)
    const { page } = await journey.visit('/home')
    const card = page.getByRole('link', { name: /^待确认的退款/ })
    await see(card, String(await waiting()))
    await api.post(`/orders/${id}/refund`)
    await page.reload()
    const count = await waiting()
    await see(card, String(count))
    await card.click()
    await seeHeading(page, '订单')
    await see(page, new RegExp(`共 ${count} 条`))
    await see(page.getByRole('row').nth(1), '退款中')
    await page.goBack()
    // The user's own latest actions are beside it; here the user acts by the API.
    const done = page.getByRole('listitem').filter({ hasText: '状态变更 · 订单' })
    await done.first().getByRole('link', { name: number }).click()
    await seeHeading(page, '订单详情')
  })

  it('is counted among the tasks of the workplace, which also has quick actions and recent ones [S2.31]', async () => {
    const { page } = await journey.visit('/dashboard/workplace')
    await see(page.getByRole('link', { name: /^待确认的退款/ }), /^\d+$/)
    await see(page.getByRole('link', { name: /^注册审核/ }), /^\d+$/)
    await see(page, '我最近的操作')
    // A printed page has no buttons, and no heading above nothing.
    const begin = page.getByRole('heading', { name: '快捷操作' })
    expect(await begin.isVisible()).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await begin.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: '新建订单' }).click()
    await seeHeading(page, '新建订单')
  })

  it('shows its commissions with their explanations, and leads to the earnings of its inviter [S3.10]', async () => {
    const buyer = await firstOf('/users?username_eq=majia')
    const good = await firstOf('/goods?status=normal&sort=-price')
    const order = { good_id: good['id'] ?? '', user_id: buyer['id'] ?? '', num: good['price'] ?? 0 }
    const made = dataOf(await journey.server().api.post('/orders', order))
    const id = textOf(made['id'])
    dataOf(await journey.server().api.post(`/orders/${id}/pay`))
    const { page, goTo } = await journey.visit(`/order/${id}/show`)
    const lines = page.getByRole('region', { name: '佣金记录' }).last()
    for (const text of ['张美玲', '赵悦', '入账', '10.00%']) await see(lines, text)
    const states = page.getByRole('region', { name: '状态进度' }).getByRole('listitem')
    await expect.poll(() => states.allInnerTexts()).toHaveLength(2)
    const [created, paid] = await states.allInnerTexts()
    expect(created).toMatch(/^待支付\s+创建\s+admin · \d{4}-\d\d-\d\d /)
    expect(paid).toMatch(/^支付成功\s+确认支付\s+admin · /)
    await lines.getByRole('link', { name: '金额说明' }).first().click()
    await page.getByRole('heading', { name: '金额说明' }).waitFor()
    await see(page, /邀请链为 张美玲 → 赵悦，张美玲 位于第 1 级/)
    await see(page, /因此 张美玲 入账/)
    await goTo(`/user/${textOf(made['invite_id'])}/show`)
    const statement = page.getByRole('heading', { name: '佣金对账单 · 张美玲' })
    await statement.waitFor()
    await button(page, '马佳: 团队').click()
    await see(page, '袁媛')

    const [file] = await Promise.all([page.waitForEvent('download'), button(page, '导出').click()])
    expect(file.suggestedFilename()).toMatch(/^佣金对账单 张美玲-\d+\.csv$/)
    expect(readFileSync(await file.path(), 'utf8')).toMatch(
      /月份,入账（元）,收回（元）,合计（元）\r\n\d{4}-\d\d,/,
    )
    await page.evaluate(() => (window.print = () => undefined))
    await button(page, '打印').click()
    await page.emulateMedia({ media: 'print' })
    expect(await statement.isVisible()).toBe(true)
    expect(await page.getByRole('heading', { name: '团队' }).isVisible()).toBe(false)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    expect(await page.getByRole('heading', { name: '团队' }).isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })

    await goTo(`/good/${textOf(good['id'])}/show`)
    const sales = page
      .getByRole('table', { name: '销售情况' })
      .or(page.getByLabel('销售情况').locator('table'))
    await expect.poll(() => sales.first().getByRole('row').count()).toBeGreaterThan(2)
    expect(await sales.first().getByRole('columnheader').allInnerTexts()).toEqual(salesColumns)

    await goTo('/distributionVersion')
    await see(page, '1 级 10% · 2 级 5% · 3 级 2.5%')
    await goTo('/distribution')
    await see(page, /^当前共 3 级分销，佣金比例合计 17.5%。支付平台通常最多允许 2 级、合计 30%/)
  })

  it('offers only the moves that its state allows, in the list and on its page [S4.10]', async () => {
    const { id, number } = await createOrder()
    const { page, goTo } = await journey.visit('/order')
    expect(await offeredInRow(page, number)).toEqual(['确认支付', '标记支付失败', '删除'])
    await chooseInRow(page, number, '标记支付失败')
    await button(page.getByRole('dialog'), '标记支付失败').click()
    await row(page, number).getByText('支付失败', { exact: true }).waitFor()
    expect(await offeredInRow(page, number)).toEqual(['重新支付', '删除'])
    await goTo(`/order/${id}/show`)
    await seeHeading(page, '订单详情')
    await button(page, '重新支付').click()
    await see(page, '重新支付成功')
    await button(page, '确认支付').waitFor()
    expect(await button(page, '申请退款').count()).toBe(0)
  })

  it('shows an error and its new state when another person made a move first [S4.10] [S8.01]', async () => {
    const { id, number } = await createOrder()
    const { page, provoke } = await journey.visit('/order')
    await row(page, number).waitFor()
    dataOf(await journey.server().api.post(`/orders/${id}/pay`))
    provoke(`409 POST /orders/${id}/fail`)
    await chooseInRow(page, number, '标记支付失败')
    await button(page.getByRole('dialog'), '标记支付失败').click()
    await page.getByRole('alert').waitFor()
    await row(page, number).getByText('支付成功', { exact: true }).waitFor()
  })

  it('offers a person only the moves and pages that their role permits [S4.10] [S6.02] [S6.04]', async () => {
    const server = journey.server()
    const { number } = await createOrder()
    const service = await firstOf('/users?name=%E5%91%A8%E6%95%8F&username_eq=zhoumin')
    const role = await firstOf('/roles?code_eq=customer_service')
    const changed = { ...service, password: 'Chosen-for-her-1', roles: [{ role_id: role['id'] ?? '' }] }
    dataOf(await server.api.put(`/users/${textOf(service['id'])}`, changed))
    const { page, goTo } = await journey.visit('/order', {
      token: await server.logIn('zhoumin', 'Chosen-for-her-1'),
    })
    expect(await offeredInRow(page, number)).toEqual(['标记支付失败'])
    expect(await button(page, '导出').count()).toBe(0)
    await page.getByRole('link', { name: '新建订单' }).waitFor()
    await goTo('/role')
    await see(page, '没有访问权限')
  })

  it('is counted in a chart whose figures lead to their records', async () => {
    const { page } = await journey.visit('/order')
    await button(page, '图表').click()
    const dialog = page.getByRole('dialog', { name: '订单统计' })
    const figures = async (): Promise<number> => {
      const asked = new URLSearchParams({ group: 'status' })
      const answer = await journey.server().api.get<Figures>(`/orders/figures?${asked.toString()}`)
      return dataOf(answer).groups.find(({ values }) => values['status'] === 'success')?.figures['count'] ?? 0
    }
    const paid = await figures()
    expect(paid).toBeGreaterThan(0)
    const line = dialog.getByRole('row').filter({ has: button(page, '支付成功') })
    await see(line, String(paid))
    await dialog.locator('canvas').waitFor()
    await button(dialog, '支付成功').click()
    await see(page, `共 ${paid} 条`)
    await button(page, '重置').click()
    await button(page, '图表').click()
    await dialog.getByRole('combobox', { name: '分组' }).click()
    await page.getByRole('option', { name: '付款用户 · 省份', exact: true }).click()
    const first = dialog
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: '省' }) })
      .first()
    const [province = '', count = ''] = (await first.innerText()).split(/\s+/u)
    await button(first, province).click()
    await see(page, `共 ${count} 条`)
    await see(page, `付款用户 · 省份 等于 ${province}`)
  })

  it('is filtered by a group of the chart, which keeps another filter that is still being typed [S2.31]', async () => {
    const { page } = await journey.visit('/order')
    await input(page, '关键字').fill('还没查询')
    await button(page, '图表').click()
    await button(page.getByRole('dialog', { name: '订单统计' }), '支付成功').click()
    await expect.poll(() => chosenIn(page, '状态')).toBe('支付成功')
    expect(await input(page, '关键字').inputValue()).toBe('还没查询')
    await input(page, '关键字').fill('')
    await button(page, '查询').click()
    await expect.poll(() => decodeURIComponent(page.url())).toContain('"status":"success"')
  })

  it('is included in a dashboard that stays in sight while the words of its tables are still loading [S2.31]', async () => {
    const { page } = await journey.visit('/home', { once: true })
    let go = () => {}
    const later = new Promise<void>((resolve) => (go = resolve))
    await page.route(/\/assets\/.*\.js$/u, async (route) => {
      const script = await route.fetch()
      if ((await script.text()).includes('%{names}统计')) await later
      await route.fulfill({ response: script })
    })
    await page.reload()
    await page.evaluate(() => void (window.location.hash = '/dashboard/analysis'))
    const loaded = page.getByRole('region', { name: '热销商品' }).locator('[aria-busy=false]')
    await loaded.waitFor({ timeout: 10_000 }).finally(go)
    await page.getByRole('table', { name: '热销商品' }).waitFor()
    await page.unrouteAll({ behavior: 'wait' })
  })

  it('is included in dashboard charts that have the width and colours of paper when printed [S2.31]', async () => {
    const { page } = await journey.visit('/dashboard/analysis', { colorScheme: 'dark', once: true })
    const canvas = page.locator('main canvas').first()
    await canvas.waitFor()
    /** The red part of the axis texts' colour, of 255. */
    const lightest = () =>
      canvas.evaluate((drawn) => {
        if (!(drawn instanceof HTMLCanvasElement)) return undefined
        // Reads a copy: the browser warns of a canvas that is read more than once.
        const copy = Object.assign(document.createElement('canvas'), { width: drawn.width, height: 20 })
        const context = copy.getContext('2d')
        context?.drawImage(drawn, 0, 20 - drawn.height)
        const data = [...(context?.getImageData(0, 0, drawn.width, 20).data ?? [])]
        const whole = data.flatMap((value, at) => (at % 4 === 3 && value === 255 ? (data[at - 3] ?? []) : []))
        return whole.length > 0 ? Math.max(...whole) : undefined
      })
    await expect.poll(lightest).toBeGreaterThan(140)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await lightest()).toBeLessThan(100)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect.poll(lightest).toBeGreaterThan(140)
    await page.emulateMedia({ media: 'print' })
    // Measures in the same task that sets the sheet's width: a printer does not wait until a chart is redrawn.
    expect(
      await page.evaluate(() => {
        document.body.style.width = '1200px'
        const [drawn] = document.querySelectorAll('main canvas')
        return (drawn?.closest('figure')?.clientWidth ?? 0) - (drawn?.clientWidth ?? 0)
      }),
    ).toBe(0)
  })

  it('has a picker that shows a good with one long word as its name in full on a phone [S9.10]', async () => {
    const name = `Extra${'long'.repeat(45)}`
    const good = { name, price: 10, min_price: 0, first_price: 0, sequence: 0, status: 'normal' }
    dataOf(await journey.server().api.post('/goods', good))
    const { page } = await journey.visit('/order/create', { viewport: phone })
    await page.getByRole('combobox', { name: '商品', exact: true }).fill('Extralong')
    const option = page.getByRole('option', { name })
    await option.waitFor()
    expect(await option.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  it('is included in dashboard figures whose digits stay in one line on a phone [S2.31] [S9.10]', async () => {
    const { page } = await journey.visit('/home', { viewport: phone, once: true })
    await page.route(/\/orders\/figures/u, async (route) => {
      const answer = await route.fetch()
      const large = (await answer.text()).replaceAll(/"sum\(num\)":[\d.]+/gu, '"sum(num)":9876543210.98')
      await route.fulfill({ response: answer, body: large })
    })
    await page.evaluate(() => void (window.location.hash = '/dashboard/analysis'))
    const sales = page.getByRole('region', { name: '成交额', exact: true })
    const figure = sales.getByText('¥9,876,543,210.98', { exact: true }).first()
    await figure.waitFor()
    expect(
      await figure.evaluate((text) => {
        const digits = document.createRange()
        digits.selectNodeContents(text)
        const { right = 0 } = text.closest('p')?.getBoundingClientRect() ?? {}
        return {
          lines: digits.getClientRects().length,
          isWithin: digits.getBoundingClientRect().right <= right,
        }
      }),
    ).toEqual({ lines: 1, isWithin: true })
  })

  it('is included in a dashboard whose figures lead to their records [S2.31]', async () => {
    const { page } = await journey.visit('/dashboard/analysis')
    const sales = page.getByRole('region', { name: '成交额', exact: true })
    await sales.getByText('¥').first().waitFor()
    await button(page, '近 7 天').click()
    await page.emulateMedia({ media: 'print' })
    await see(page, /^近 7 天 · \d{4}-\d{2}-\d{2} – \d{4}-\d{2}-\d{2}$/u)
    await page.emulateMedia({ media: 'screen' })
    const week = await page.evaluate(() => {
      const today = new Date()
      return new Date(today.getFullYear(), today.getMonth(), today.getDate() - 6).toISOString()
    })
    const filter = JSON.stringify({ status: 'success', pay_time_gte: week })
    const asked = new URLSearchParams({ filter, measures: 'sum(num),count' })
    const answer = await journey.server().api.get<Figures>(`/orders/figures?${asked.toString()}`)
    const { 'sum(num)': sum, count } = dataOf(answer).whole
    await see(sales, formatMoney(sum ?? 0))
    await page.getByRole('region', { name: '成交额走势' }).locator('canvas').waitFor()
    await page.getByRole('table', { name: '热销商品' }).getByRole('rowheader').first().waitFor()
    const region = page.getByRole('table', { name: '买家地区' }).getByRole('link', { name: '省' }).first()
    const province = await region.innerText()
    const ofRegion = JSON.stringify({
      status: 'success',
      pay_time_gte: week,
      'user_id.province_eq': province,
    })
    const inRegion = await journey
      .server()
      .api.get<Figures>(`/orders/figures?${new URLSearchParams({ filter: ofRegion }).toString()}`)
    await region.click()
    await see(page, `共 ${dataOf(inRegion).whole['count'] ?? 0} 条`)
    await see(page, `付款用户 · 省份 等于 ${province}`)
    await page.goBack()
    await sales.getByRole('link', { name: '成交额' }).click()
    await see(page, `共 ${count ?? 0} 条`)
    await page.goBack()
    await page.getByRole('region', { name: '成交额走势' }).locator('canvas').click()
    // A click on the day in the middle of seven.
    await page.waitForURL(/order\?filter=.*pay_time_gte.*pay_time_lte/u)
    await see(page, /^共 [\d,]+ 条/u)
    await page.goBack()
    const line = page.getByRole('slider', { name: '成交额走势' })
    await line.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    const yesterday = await page.evaluate(() => {
      const today = new Date()
      const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
      return { from: day.toISOString(), month: day.getMonth() + 1, date: day.getDate() }
    })
    expect(await line.getAttribute('aria-valuetext')).toMatch(
      new RegExp(
        `-${String(yesterday.month).padStart(2, '0')}-${String(yesterday.date).padStart(2, '0')}: [\\d,.]+$`,
        'u',
      ),
    )
    await page.keyboard.press('Enter')
    await page.waitForURL((url) =>
      decodeURIComponent(url.hash).includes(`"pay_time_gte":"${yesterday.from}"`),
    )
    await page.goBack()
    const states = page.getByRole('table', { name: '新订单的状态' })
    const paid = states.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '支付成功' }) })
    const [orders = '', share] = (await paid.getByRole('cell').innerText()).split(' · ')
    expect(share).toMatch(/^\d{1,3}\.\d%$/u)
    await paid.getByRole('link', { name: '支付成功' }).click()
    await see(page, `共 ${orders} 条`)
    await see(page.getByRole('row').nth(1), '支付成功')
    await page.goBack()
    const funnel = page.getByRole('table', { name: '新订单的去向' })
    const [placed = ''] = await funnel.getByRole('row').nth(1).getByRole('cell').allInnerTexts()
    const steps = await funnel.getByRole('rowheader').allInnerTexts()
    expect(steps).toEqual(['已下单', '已支付', '申请过退款', '已退款'])
    await see(funnel.getByRole('row').nth(1), '100.0%')
    await funnel.getByRole('link', { name: '已下单' }).click()
    await see(page, `共 ${placed.trim()} 条`)
    await page.goBack()
    const [paidOrders = ''] = await funnel.getByRole('row').nth(2).getByRole('cell').allInnerTexts()
    await funnel.getByRole('link', { name: '已支付' }).click()
    await see(page, `共 ${paidOrders.trim()} 条`)
    expect(await chosenIn(page, '状态')).toBe('支付成功, 退款中, 已退款, 退款失败')
  })

  it('is served by calls that the monitor shows, with their times, the memory and the database [S2.31]', async () => {
    const { page } = await journey.visit('/dashboard/monitor')
    const database = page.getByRole('region', { name: '数据库往返' })
    await see(database, /ms$/)
    await page.getByRole('region', { name: '响应时间（毫秒）' }).locator('canvas').waitFor()
    await page.getByRole('table', { name: '内存（MB）' }).waitFor({ state: 'attached' })
    const calls = page.getByRole('table', { name: '最耗时的接口' })
    await calls
      .getByRole('rowheader', { name: /^[A-Z]+ \/api\/v1\// })
      .first()
      .waitFor()
    await page.getByRole('region', { name: '出错的请求' }).getByRole('link').click()
    await seeHeading(page, '系统日志')
  })

  it('is served by calls that the monitor keeps counting, until its refreshing is switched off [S2.31]', async () => {
    const { page, goTo } = await journey.visit('/home', { once: true })
    await seeHeading(page, '首页')
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/monitor')) asked += 1
    })
    await page.clock.install()
    await goTo('/dashboard/monitor')
    const table = page.getByRole('table', { name: '最耗时的接口' })
    await table.getByRole('rowheader').first().waitFor()
    const refreshed = asked
    await page.clock.runFor(30_000)
    await expect.poll(() => asked).toBeGreaterThan(refreshed)
    const isWatched = page.getByRole('switch', { name: '自动刷新' })
    await isWatched.uncheck()
    const stopped = asked
    await page.clock.runFor(60_000)
    // The next page's call comes after any that the monitor made in this minute.
    await page.getByRole('region', { name: '出错的请求' }).getByRole('link').click()
    await see(page, /^共 \d+ 条$/)
    expect(asked).toBe(stopped)
  })

  it('is served by calls whose number the monitor shows on a phone without scrolling sideways [S2.31]', async () => {
    const { page } = await journey.visit('/dashboard/monitor', { viewport: phone })
    const calls = page.getByRole('table', { name: '最耗时的接口' })
    const times = calls.getByRole('columnheader', { name: '次数' })
    await times.scrollIntoViewIfNeeded()
    const { x = 0, width = 0 } = (await times.boundingBox()) ?? {}
    expect(x + width).toBeLessThan(phone.width - 16)
    expect(await calls.evaluate(({ parentElement }) => parentElement?.scrollLeft)).toBe(0)
  })

  it('is in no dashboard figure for a person who may not open the list of orders [S3.04]', async () => {
    const server = journey.server()
    const menus = dataOf(await server.api.get<JsonObject[]>('/menus?pageSize=500'))
    const granted = menus.filter(({ code }) => ['dashboard', 'dashboard.analysis'].includes(textOf(code)))
    expect(granted).toHaveLength(2)
    const role = { code: 'looker', name: '只看', sequence: 50, status: 'enabled' }
    const made = dataOf(
      await server.api.post('/roles', { ...role, menus: granted.map(({ id }) => ({ menu_id: id ?? '' })) }),
    )
    const password = 'Looks-at-figures-1'
    const user = { username: 'looker', name: '只看', password, status: 'activated' }
    await server.api.post('/users', { ...user, roles: [{ role_id: made['id'] ?? '' }] })
    const { page } = await journey.visit('/dashboard/analysis', {
      token: await server.logIn('looker', password),
    })
    await see(page, '您没有查看这些数据的权限')
    expect(await page.getByRole('region').count()).toBe(0)
    // A user who may open the orders sees their figures, but not the groups by properties of users.
    const orders = menus.filter(({ code }) => ['distribution', 'distribution.order'].includes(textOf(code)))
    const more = [...granted, ...orders].map(({ id }) => ({ menu_id: id ?? '' }))
    await server.api.put(`/roles/${textOf(made['id'])}`, { ...role, menus: more, version: 1 })
    await page.reload()
    await page.getByRole('table', { name: '热销商品' }).waitFor()
    expect(await page.getByRole('region', { name: '买家地区' }).count()).toBe(0)
  })
})

describe('the trial of other distribution rules', () => {
  it('computes past orders under other rules, explains and exports that, and changes nothing [S3.09]', async () => {
    const { api } = journey.server()
    const before = (await api.get<JsonObject[]>('/distributions')).body
    const { page } = await journey.visit('/distribution')
    await see(
      page.getByRole('region', { name: '规则的变更记录' }),
      '1 级 8% → 10% · 2 级 4% → 5% · 新增 3 级 2.5%',
    )
    await page.getByRole('link', { name: '试算其他规则' }).click()
    await seeHeading(page, '分销规则试算')
    const start = button(page, '开始试算')
    await input(page, '1 级的试算比例').fill('95')
    await input(page, '2 级的试算比例').fill('12')
    await see(page, '各级佣金比例之和不能超过 100%')
    expect(await start.isDisabled()).toBe(true)
    await input(page, '1 级的试算比例').fill('12')
    await input(page, '2 级的试算比例').fill('')
    await start.click()
    await page.getByRole('heading', { name: /^试算结果 · \d{4}-\d\d-\d\d 至 / }).waitFor()
    const levels = page.getByRole('region', { name: '各级佣金' }).getByRole('row')
    expect(await levels.nth(1).innerText()).toMatch(/^1 级\s+10.00%\s+12.00%\s+¥[\d,.]+\s+¥[\d,.]+\s+\+¥/)
    expect(await levels.nth(2).innerText()).toMatch(/^2 级\s+5.00%\s+0.00%\s+¥[\d,.]+\s+¥0.00\s+-¥/)
    expect(await accessibilityFaults(page)).toEqual([])
    const goods = page.getByRole('region', { name: '商品的变化' })
    expect(await goods.getByRole('row').count()).toBeGreaterThan(3)
    const save = button(page, '导出：邀请人的变化')
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(readFileSync(await file.path(), 'utf8')).toMatch(
      /名称,订单数,现行规则（元）,试算规则（元）,变化（元）,最低价扣减（元）\r\n[^,]+,\d+,/,
    )
    expect((await api.get<JsonObject[]>('/distributions')).body).toEqual(before)
  })
})
