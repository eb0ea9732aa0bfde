import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { phone } from '../support/Looks.ts'
import { button, choose, input, see, seeHeading } from '../support/screen.ts'

const journey = openJourney()

async function openCalendar(address: string, looks = {}): Promise<Page> {
  const { page } = await journey.visit(address, looks)
  await see(page, /共 \d+ 条/u)
  await button(page, '日历').click()
  await button(page, '上个月').waitFor()
  return page
}

const month = (page: Page) => page.getByRole('heading', { level: 3 }).first()
const links = (page: Page) => page.getByRole('table').getByRole('link')

describe('the calendar of a list', () => {
  it('shows the records of a month on their days, the months before and after, and a link to each record', async () => {
    const page = await openCalendar('/order')
    const now = await month(page).innerText()
    expect(now).toMatch(/^\d{4}年\d{1,2}月$/u)
    await page.getByRole('table', { name: `${now}的日历` }).waitFor()
    await button(page, '上个月').click()
    await expect.poll(() => month(page).innerText()).not.toBe(now)
    await links(page).first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const more = page.getByRole('button', { name: /^还有 \d+ 条$/u })
    const day = page.getByRole('cell').filter({ has: more }).first()
    const few = await day.getByRole('link').count()
    await day.getByRole('button').click()
    const open = page.getByRole('cell').filter({ has: page.getByRole('button', { name: '收起' }) })
    await open.waitFor()
    expect(await open.getByRole('link').count()).toBeGreaterThan(few)
    await button(page, '下个月').click()
    await expect.poll(() => month(page).innerText()).toBe(now)
    await button(page, '下个月').click()
    await see(page, '本月没有记录')
    await button(page, '今天').click()
    await expect.poll(() => month(page).innerText()).toBe(now)
    await button(page, '上个月').click()
    const name = await links(page).first().innerText()
    await links(page).first().click()
    await seeHeading(page, '订单详情')
    await see(page, name)
  })

  it('follows the filters, and is restored by a saved view', async () => {
    const page = await openCalendar('/order')
    await button(page, '上个月').click()
    await page.locator('li[data-color="success"]').first().waitFor()
    await choose(page, '状态', '支付失败')
    await button(page, '查询').click()
    await page.locator('li[data-color="success"]').first().waitFor({ state: 'hidden' })
    await page.locator('li[data-color="error"]').first().waitFor()
    await button(page, '视图').click()
    await page.getByRole('menuitem', { name: '保存当前列表为视图…' }).click()
    const dialog = page.getByRole('dialog', { name: '保存视图' })
    await input(dialog, '视图名称').fill('失败日历')
    await button(dialog, '保存').click()
    await dialog.waitFor({ state: 'hidden' })
    await button(page, '日历').click()
    await page.getByRole('columnheader', { name: '订单号' }).waitFor()
    await button(page, '视图').click()
    await page.getByRole('menuitemradio', { name: '失败日历' }).click()
    await button(page, '上个月').waitFor()
  })

  it('is a list of days on a phone, and not wider than the screen', async () => {
    const page = await openCalendar('/order', { viewport: phone })
    await button(page, '上个月').click()
    await page.getByRole('listitem').getByRole('link').first().waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(375)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('tells that it could not be loaded, and can be loaded again', async () => {
    const { page, provoke } = await journey.visit('/order', { once: true })
    await see(page, /共 \d+ 条/u)
    provoke('503 GET /orders')
    await page.route(/createdAt_lt/u, (route) =>
      route.fulfill({
        status: 503,
        json: {
          success: false,
          data: null,
          error: { id: 'DATABASE_BUSY', code: 503, status: 503, detail: '忙' },
        },
      }),
    )
    await button(page, '日历').click()
    const alert = page.getByRole('alert').filter({ hasText: '无法加载' })
    await alert.waitFor()
    await page.unroute(/createdAt_lt/u)
    await alert.getByRole('button', { name: '重试' }).click()
    await page.getByRole('table').waitFor()
    // On the first day of a month there may be no order yet.
    await button(page, '上个月').click()
    await links(page).first().waitFor()
  })
})
