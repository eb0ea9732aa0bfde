import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { textOf } from '#console/kit/text/readValue.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { phone } from '../support/Looks.ts'
import { button, choose, input, see, seeNothingOf } from '../support/screen.ts'

const journey = openJourney({}, 'embedded')

async function totalOf(filter: JsonObject): Promise<number> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), pageSize: '1' })
  const { body } = await journey.server().api.get(`/orders?${query.toString()}`)
  return body.success ? (body.total ?? 0) : 0
}

const dialog = (page: Page) => page.getByRole('dialog', { name: '更多条件' })
const line = (page: Page, number: number) =>
  dialog(page).getByRole('group', { name: `条件 ${number}`, exact: true })
const alternative = (page: Page, number: number) =>
  dialog(page).getByRole('group', { name: `任选条件 ${number}` })
const chip = (page: Page, text: string) =>
  page.getByRole('group', { name: '生效中的条件' }).getByRole('button', { name: text, exact: true })

async function pick(place: Locator, label: string, option: string): Promise<void> {
  const box = place.getByRole('combobox', { name: label, exact: true })
  await box.click()
  await box.fill(option)
  await place.page().getByRole('option', { name: option, exact: true }).first().click()
}

describe('the conditions of a list', () => {
  it('find values that are not set, by keyboard alone, and are kept in the address [S2.22]', async () => {
    const { page } = await journey.visit('/order')
    await see(page, `共 ${await totalOf({})} 条`)
    await button(page, '更多条件').focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.type('邀请人')
    await page.getByRole('option', { name: '邀请人', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('未设置')
    await page.getByRole('option', { name: '未设置', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'hidden' })
    const unset = await totalOf({ invite_id_null: true })
    await see(page, `共 ${unset} 条`)
    expect(unset).toBeGreaterThan(0)
    expect(decodeURIComponent(page.url())).toContain('{"invite_id_null":true}')
    await page.reload()
    await chip(page, '邀请人 未设置').waitFor()
    await see(page, `共 ${unset} 条`)
    await chip(page, '邀请人 未设置').focus()
    await page.keyboard.press('Delete')
    await see(page, `共 ${await totalOf({})} 条`)
    await chip(page, '邀请人 未设置').waitFor({ state: 'hidden' })
  })

  it('find several records, numbers and properties of references, together with the usual filters', async () => {
    const { page } = await journey.visit('/order')
    const goods = dataOf(
      await journey.server().api.get<JsonObject[]>('/goods?status=normal&pageSize=2&sort=-sequence'),
    )
    const names = goods.map(({ name }) => textOf(name))
    await choose(page, '状态', '支付成功')
    await page.keyboard.press('Escape')
    await button(page, '查询').click()
    await see(page, `共 ${await totalOf({ status: 'success' })} 条`)
    await button(page, '更多条件').click()
    await pick(line(page, 1), '字段', '商品')
    for (const name of names) await pick(line(page, 1), '值', name)
    await page.keyboard.press('Escape')
    await button(dialog(page), '添加条件').click()
    await pick(line(page, 2), '字段', '支付金额')
    await pick(line(page, 2), '比较方式', '大于')
    await input(line(page, 2), '值').fill('20')
    await button(dialog(page), '添加条件').click()
    await pick(line(page, 3), '字段', '付款用户 · 省份')
    await pick(line(page, 3), '比较方式', '已设置')
    await button(dialog(page), '查询').click()
    const asked = {
      status: 'success',
      good_id_eq: goods.map(({ id = null }) => id),
      num_gt: 20,
      'user_id.province_null': false,
    }
    const total = await totalOf(asked)
    await see(page, `共 ${total} 条`)
    await chip(page, `商品 是 ${names.join('、')}`).waitFor()
    await chip(page, '付款用户 · 省份 已设置').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    // A click on one condition opens all of them.
    await chip(page, '支付金额 大于 ¥20.00').click()
    await expect.poll(() => input(line(page, 2), '值').inputValue()).toBe('20.00')
    await button(line(page, 2), '移除第 2 个条件').click()
    await button(dialog(page), '查询').click()
    const { num_gt: _, ...others } = asked
    await see(page, `共 ${await totalOf(others)} 条`)
    await button(page, '重置').click()
    await see(page, `共 ${await totalOf({})} 条`)
  })

  it('find records that meet any of several, which are one chip and can be edited again', async () => {
    const { page } = await journey.visit('/order')
    const among: JsonObject[] = [{ num_gt: 300 }, { invite_id_null: true }]
    const either = { $or: among }
    await button(page, '更多条件').click()
    await button(dialog(page), '添加任选条件').click()
    await pick(alternative(page, 1), '字段', '支付金额')
    await pick(alternative(page, 1), '比较方式', '大于')
    await input(alternative(page, 1), '值').fill('300')
    await button(dialog(page), '添加任选条件').click()
    await button(dialog(page), '查询').click()
    await see(alternative(page, 2), '请选择字段')
    await pick(alternative(page, 2), '字段', '邀请人')
    await pick(alternative(page, 2), '比较方式', '未设置')
    expect(await accessibilityFaults(page)).toEqual([])
    await button(dialog(page), '查询').click()
    const total = await totalOf(either)
    expect(total).toBeLessThan(await totalOf({}))
    expect(total).toBeGreaterThan(await totalOf({ num_gt: 300 }))
    await see(page, `共 ${total} 条`)
    await page.reload()
    const words = '支付金额 大于 ¥300.00 或 邀请人 未设置'
    await chip(page, words).click()
    await button(alternative(page, 1), '移除第 1 个任选条件').click()
    await button(dialog(page), '添加条件').click()
    await pick(line(page, 1), '字段', '支付金额')
    await pick(line(page, 1), '比较方式', '小于')
    await input(line(page, 1), '值').fill('500')
    await button(dialog(page), '查询').click()
    // The only alternative that is left must be met.
    await chip(page, '邀请人 未设置').waitFor()
    await see(page, `共 ${await totalOf({ num_lt: 500, invite_id_null: true })} 条`)
    expect(decodeURIComponent(page.url())).toContain('{"num_lt":500,"invite_id_null":true}')
  })

  it('report what a line lacks, and a duplicate of another line', async () => {
    const { page } = await journey.visit('/order')
    await button(page, '更多条件').click()
    await button(dialog(page), '添加条件').click()
    await pick(line(page, 1), '字段', '支付金额')
    await button(dialog(page), '查询').click()
    await see(line(page, 1), '请给出值')
    await see(line(page, 2), '请选择字段')
    await input(line(page, 1), '值').fill('5')
    await pick(line(page, 2), '字段', '支付金额')
    await input(line(page, 2), '值').fill('6')
    await button(dialog(page), '查询').click()
    await see(line(page, 2), '与前面的条件重复')
    await button(line(page, 2), '移除第 2 个条件').click()
    await button(dialog(page), '查询').click()
    await see(page, `共 ${await totalOf({ num_eq: 5 })} 条`)
  })

  it('keep the filters of a link that no line can show', async () => {
    const several = { 'user_id.province_eq': ['浙江省', '江苏省'] }
    const together: JsonObject[] = [{ num_gt: 300, invite_id_null: true }, { num_lt: 50 }]
    const filter = { ...several, $or: together }
    const { page } = await journey.visit(`/order?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    await see(page, `共 ${await totalOf(filter)} 条`)
    await chip(page, 'user_id.province_eq: 浙江省, 江苏省').click()
    await pick(line(page, 1), '字段', '邀请人')
    await pick(line(page, 1), '比较方式', '已设置')
    await button(dialog(page), '查询').click()
    await see(page, `共 ${await totalOf({ ...filter, invite_id_null: false })} 条`)
    await chip(page, `$or: ${together.map((each) => JSON.stringify(each)).join(', ')}`).focus()
    await page.keyboard.press('Delete')
    await see(page, `共 ${await totalOf({ ...several, invite_id_null: false })} 条`)
  })

  it('show filters of a link without an input, even unknown ones, and remove them', async () => {
    const filter = encodeURIComponent(JSON.stringify({ pay_no_like: '9', 'good_id.gone_eq': 'x' }))
    const { page, provoke } = await journey.visit('/home')
    provoke('400 GET /orders')
    await page.evaluate((address) => {
      location.hash = address
    }, `#/order?filter=${filter}`)
    await chip(page, 'good_id.gone_eq: x').focus()
    await page.keyboard.press('Delete')
    await see(page, `共 ${await totalOf({ pay_no_like: '9' })} 条`)
    await chip(page, '支付单号 包含 9').waitFor()
  })

  it('fit a phone, in dark colours and in English', async () => {
    const { page } = await journey.visit('/order', {
      viewport: phone,
      language: 'en-us',
      colorScheme: 'dark',
    })
    await button(page, 'Filters').click()
    await button(page, 'More conditions').click()
    const english = page.getByRole('dialog', { name: 'More conditions' })
    await pick(english, 'Property', 'Paid at')
    await pick(english, 'Comparison', 'is not after')
    expect(await accessibilityFaults(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(375)
    await button(english, 'Cancel').click()
    await seeNothingOf(page, 'Comparison')
  })
})
