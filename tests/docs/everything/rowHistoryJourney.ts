import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { accessibilityFaults } from '#tests/journeys/support/accessibility.ts'
import { button, input, see, seeHeading, seeNothingOf } from '#tests/journeys/support/screen.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { openJourney } from '#tests/support/openJourney.ts'

// everything.test.ts runs this in a copy of the project with the examples as entities.
describe('the history of a document, in a browser', () => {
  const journey = openJourney({}, 'embedded')
  const linesOf = ({ lines = [] }: JsonObject) => (Array.isArray(lines) ? lines.filter(isJsonObject) : [])
  const stored = async (id: string): Promise<JsonObject> =>
    dataOf(await journey.server().api.get(`/invoices/${id}`))
  const names = async (id: string) => linesOf(await stored(id)).map(({ description }) => description)

  /** Creates an invoice whose first line was changed and whose last two lines were removed. */
  const changedInvoice = async (customer: string): Promise<string> => {
    const { api } = journey.server()
    const lines = ['画册', '装订', '封套'].map((description) => ({ description, quantity: 2, price: 5 }))
    const made: JsonObject = dataOf(await api.post('/invoices', { customer, lines }))
    const [first = {}] = linesOf(made)
    const { id: _, version: __, ...values } = made
    dataOf(await api.put(`/invoices/${idOf(made)}`, { ...values, lines: [{ ...first, quantity: 7 }] }))
    return idOf(made)
  }
  const openHistory = (page: Page) => page.getByRole('tab', { name: '变更历史', exact: true }).click()
  const part = (page: Page, action: string, line: string) =>
    page
      .getByRole('listitem')
      .locator('div')
      .filter({ has: page.getByText(action, { exact: true }) })
      .filter({ hasText: `发票明细“${line}”` })
      .last()

  it('tells what became of its lines, one call at a time, and brings back those that were removed', async () => {
    const id = await changedInvoice('溪畔书屋')
    const { page } = await journey.visit(`/invoice/${id}/show`)
    await openHistory(page)
    await see(page, '发票明细“装订”')
    const cards = page.getByRole('tabpanel').getByRole('listitem').filter({ visible: true })
    await expect.poll(() => cards.count()).toBe(2)
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
    await part(page, '删除', '装订').getByRole('button', { name: '恢复为修改前' }).click()
    await see(page, /^已填入 .+ 修改之前的内容（明细），保存后生效。$/u)
    await expect.poll(() => input(page, '名称 2').inputValue()).toBe('装订')
    await openHistory(page)
    await part(page, '删除', '封套').getByRole('button', { name: '恢复为修改前' }).click()
    await expect.poll(() => input(page, '名称 3').inputValue()).toBe('封套')
    expect(await input(page, '名称 2').inputValue()).toBe('装订')
    expect(await input(page, '数量 1').inputValue()).toBe('7')
    expect(await names(id)).toEqual(['画册'])
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(linesOf(await stored(id))).toMatchObject([
      { description: '画册', quantity: 7 },
      { description: '装订', quantity: 2, price: 5 },
      { description: '封套', quantity: 2, price: 5 },
    ])
  })

  it('takes back what was changed in a line alone, and gives that up again', async () => {
    const id = await changedInvoice('松间茶舍')
    const { page } = await journey.visit(`/invoice/${id}`)
    await seeHeading(page, '编辑发票')
    await openHistory(page)
    await part(page, '修改', '画册').getByRole('button', { name: '恢复为修改前' }).click()
    await see(page, /保存后生效。$/u)
    await expect.poll(() => input(page, '数量 1').inputValue()).toBe('2')
    await button(page, '不恢复').click()
    await seeNothingOf(page, /保存后生效。$/u)
    expect(await input(page, '数量 1').inputValue()).toBe('7')
    await openHistory(page)
    await part(page, '修改', '画册').getByRole('button', { name: '恢复为修改前' }).click()
    await expect.poll(() => input(page, '数量 1').inputValue()).toBe('2')
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(linesOf(await stored(id))).toMatchObject([{ description: '画册', quantity: 2 }])
  })
})
