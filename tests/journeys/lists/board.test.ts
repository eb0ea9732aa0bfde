import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import type { Visit } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button, input, see } from '../support/screen.ts'

const journey = openJourney()

async function makeGood(name: string): Promise<string> {
  const rest = { price: 10, min_price: 0, first_price: 0, sequence: 0, status: 'draft' }
  return idOf(dataOf(await journey.server().api.post('/goods', { ...rest, name })))
}

async function statusOf(id: string) {
  return dataOf(await journey.server().api.get(`/goods/${id}`))['status']
}

const column = (page: Page, state: string) => page.getByRole('region', { name: new RegExp(`^${state}`, 'u') })
const card = (place: Page | Locator, name: string) => place.getByRole('listitem').filter({ hasText: name })

async function openBoard(address: string, look: Visit = {}): Promise<Page> {
  const { page } = await journey.visit(address, look)
  await see(page, /共 \d+ 条/u)
  await button(page, '看板').click()
  await page.getByRole('group', { name: '看板，每个状态一列' }).waitFor()
  return page
}

/** Takes a card by the link of its name, and holds it over a column. */
async function hold(page: Page, name: string, state: string): Promise<void> {
  const link = card(page, name).getByRole('link').first()
  await link.hover()
  const [from, to] = await Promise.all([link.boundingBox(), column(page, state).boundingBox()])
  if (!from || !to) throw new Error(`no ${name} or ${state}`)
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 8 })
  // The held card is drawn above the column, and a copy of it stays at its place.
  await expect.poll(() => page.getByText(name, { exact: true }).count()).toBe(2)
}

describe('a list of records with states', () => {
  it('can be shown as a board, where a card dropped into a column makes the move to its state', async () => {
    const id = await makeGood('看板茶')
    const page = await openBoard('/good')
    await input(page, '商品名称').fill('看板茶')
    await button(page, '查询').click()
    await column(page, '草稿，共 1 条').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await hold(page, '看板茶', '在售')
    await page.mouse.up()
    await column(page, '在售，共 1 条').waitFor()
    await column(page, '草稿，共 0 条').waitFor()
    expect(await statusOf(id)).toBe('normal')
    // A move with a question is made once the question is answered.
    await hold(page, '看板茶', '草稿')
    await page.mouse.up()
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
    expect(await statusOf(id)).toBe('normal')
    await page.reload()
    await column(page, '在售，共 1 条').waitFor()
    await button(page, '看板茶 的更多操作').click()
    await page.getByRole('menuitem', { name: '售罄' }).click()
    await column(page, '售罄，共 1 条').waitFor()
    expect(await statusOf(id)).toBe('sold_out')
    await button(page, '看板').click()
    await page.getByRole('row').filter({ hasText: '看板茶' }).waitFor()
  })

  it.each([1440, 375])('draws a held card on a board at the mouse, %i px wide', async (width) => {
    const name = `随手茶${width}`
    await makeGood(name)
    const page = await openBoard('/good', { viewport: { width, height: 812 } })
    const link = card(page, name).getByRole('link').first()
    await link.hover()
    const from = await link.boundingBox()
    if (!from) throw new Error('no card')
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(from.x + 38, from.y + 28, { steps: 4 })
    const held = page.getByText(name, { exact: true })
    await expect.poll(() => held.count()).toBe(2)
    const to = await held.last().boundingBox()
    expect(Math.abs((to?.x ?? 0) - from.x - 30)).toBeLessThan(12)
    expect(Math.abs((to?.y ?? 0) - from.y - 20)).toBeLessThan(12)
    await page.mouse.up()
  })

  it('is restored as a board by a saved view', async () => {
    const page = await openBoard('/user')
    await button(page, '视图').click()
    await page.getByRole('menuitem', { name: '保存当前列表为视图…' }).click()
    const dialog = page.getByRole('dialog', { name: '保存视图' })
    await input(dialog, '视图名称').fill('用户看板')
    await button(dialog, '保存').click()
    await dialog.waitFor({ state: 'hidden' })
    await button(page, '看板').click()
    await page.getByRole('row').first().waitFor()
    await button(page, '视图').click()
    await page.getByRole('menuitemradio', { name: '用户看板' }).click()
    await column(page, '正常').waitFor()
  })

  it('refuses a card dropped where no move leads, and has columns for the filtered states only', async () => {
    const page = await openBoard('/order?filter=%7B%22status%22%3A%5B%22pending%22%2C%22success%22%5D%7D')
    const first = column(page, '支付成功').getByRole('listitem').first()
    const name = (await first.getByRole('link').first().innerText()).trim()
    expect(await page.getByRole('group').getByRole('region').count()).toBe(2)
    await hold(page, name, '待支付')
    await page.mouse.up()
    await see(page, `“${name}”不能从“支付成功”变更为“待支付”`)
  })

  it('keeps the menus of all cards within the column beside a name that cannot be wrapped', async () => {
    await makeGood('窄茶')
    await makeGood(`窄茶${Array.from({ length: 80 }, () => '👩').join('\u200d')}`)
    const page = await openBoard(`/good?filter=${encodeURIComponent('{"name":"窄茶"}')}`)
    const drafts = column(page, '草稿，共 2 条')
    const menu = drafts.getByRole('button', { name: '窄茶 的更多操作' })
    const [around, own] = await Promise.all([drafts.boundingBox(), menu.boundingBox()])
    if (!around || !own) throw new Error('the column has no menu')
    expect(own.x + own.width).toBeLessThan(around.x + around.width)
  })
})
