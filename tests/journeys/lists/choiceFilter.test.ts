import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, choose, chosenIn, see } from '../support/screen.ts'

const journey = openJourney()

async function countOf(states: readonly string[]): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ status: states }))
  const found = dataOf(await journey.server().api.get<JsonObject[]>(`/orders?filter=${filter}&range=[0,499]`))
  return found.length
}

describe('the filter of a choice', () => {
  it('finds records with any of several choices, by mouse and by keyboard [S3.02]', async () => {
    const { page } = await journey.visit('/order')
    await page.locator('tbody tr').first().waitFor()
    await choose(page, '状态', '退款中')
    await page.getByRole('option', { name: '支付失败' }).click()
    await button(page, '查询').click()
    await see(page, `共 ${await countOf(['fail', 'refusing'])} 条`)
    expect(await chosenIn(page, '状态')).toBe('支付失败, 退款中')
    await page.getByRole('combobox', { name: '状态', exact: true }).focus()
    await page.keyboard.press('Backspace')
    await expect.poll(() => chosenIn(page, '状态')).toBe('支付失败')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await see(page, `共 ${await countOf(['fail'])} 条`)
    expect(decodeURIComponent(page.url())).toContain('{"status":"fail"}')
  })

  it('shows a value from a link that the schema does not know, so that it can be removed [S3.02]', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: ['fail', 'gone'] }))
    const { page, provoke } = await journey.visit(`/order?filter=${filter}`)
    provoke('400 GET /orders')
    await expect.poll(() => chosenIn(page, '状态')).toBe('支付失败, gone')
    await page.getByRole('combobox', { name: '状态', exact: true }).click()
    await page.getByRole('option', { name: 'gone' }).click()
    await expect.poll(() => chosenIn(page, '状态')).toBe('支付失败')
    await button(page, '查询').click()
    await see(page, `共 ${await countOf(['fail'])} 条`)
  })
})
