import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { phone, wide } from '../support/Looks.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button, input, see, seeHeading } from '../support/screen.ts'

const journey = openJourney()

/** Creates goods with these names and prices and selects all of them in a list that shows them alone. */
async function select(
  names: Readonly<Record<string, number>>,
  start: string,
): Promise<{ page: Page; ids: string[] }> {
  const rest = { min_price: 0, first_price: 0, sequence: 0, status: 'draft', summary: '旧简介' }
  const ids: string[] = []
  for (const [name, price] of Object.entries(names))
    ids.push(idOf(dataOf(await journey.server().api.post('/goods', { ...rest, name, price }))))
  const { page } = await journey.visit('/good')
  await input(page, '商品名称').fill(start)
  await button(page, '查询').click()
  await see(page, `共 ${ids.length} 条`)
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  return { page, ids }
}

async function open(page: Page, properties: readonly string[]) {
  await button(page, '批量修改').click()
  const dialog = page.getByRole('dialog', { name: '批量修改：商品' })
  const box = dialog.getByRole('combobox', { name: '要修改的字段' })
  await box.and(page.locator(':focus')).waitFor()
  if (properties.length > 0) await box.click()
  for (const property of properties) await page.getByRole('option', { name: property, exact: true }).click()
  if (properties.length > 0) await page.keyboard.press('Escape')
  return dialog
}

const good = async (id: string) => dataOf(await journey.server().api.get(`/goods/${id}`))

/** Whether an element is in sight, and nothing covers it. */
function isOnTop(shown: Locator): Promise<boolean> {
  return shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const found = document.elementFromPoint(x + width / 2, y + height / 2)
    return found !== null && (element.contains(found) || found.contains(element))
  })
}

describe('selected records', () => {
  it.each([
    { where: 'a phone', viewport: phone, alsoInSight: [] },
    { where: 'a wide window', viewport: wide, alsoInSight: ['选择本页全部'] },
  ])(
    'far down the page have their actions in sight on $where [S8.04] [S9.10]',
    async ({ viewport, alsoInSight }) => {
      const { page } = await journey.visit('/order?perPage=50', { viewport })
      const last = page.getByRole('checkbox', { name: /^选择 2/u }).nth(49)
      await last.scrollIntoViewIfNeeded()
      await last.check()
      const unselect = button(page, '取消选择')
      await expect.poll(() => isOnTop(unselect)).toBe(true)
      for (const name of alsoInSight) expect(await isOnTop(page.getByRole('checkbox', { name }))).toBe(true)
      await unselect.click()
      await last.and(page.locator(':not(:checked)')).waitFor()
    },
  )

  it('get the same values in the chosen properties, by keyboard, and keep all others [S5.13]', async () => {
    const { page, ids } = await select({ 批改甲: 30, 批改乙: 50 }, '批改')
    await button(page, '批量修改').press('Enter')
    const dialog = page.getByRole('dialog')
    const box = dialog.getByRole('combobox', { name: '要修改的字段' })
    await box.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('排序')
    await page.keyboard.press('Enter')
    await page.keyboard.type('简介')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    // Skips the summary, which stays empty.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await see(page, '已修改 2 项')
    await dialog.waitFor({ state: 'hidden' })
    for (const [index, id] of ids.entries())
      expect(await good(id)).toMatchObject({
        sequence: 7,
        summary: null,
        price: [30, 50][index],
        status: 'draft',
      })
    await page.getByRole('checkbox').and(page.locator(':focus')).waitFor()
  })

  it('that refuse the values are listed with the reason, stay selected, and can be corrected in their form [S5.13]', async () => {
    const { page, ids } = await select({ 最低甲: 30, 最低乙: 50 }, '最低')
    const dialog = await open(page, ['最低价'])
    await dialog.getByRole('textbox', { name: '最低价' }).fill('40')
    await button(dialog, '修改 2 项').click()
    await see(page.getByRole('dialog'), '1 项已变更，以下 1 项保持不变：')
    await see(page.getByRole('dialog'), '最低甲')
    await page.getByRole('dialog').getByText('最低价不能大于价格', { exact: true }).waitFor()
    expect(await good(ids[0] ?? '')).toMatchObject({ min_price: 0 })
    expect(await good(ids[1] ?? '')).toMatchObject({ min_price: 40 })
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('dialog').getByRole('link', { name: '去填写' }).click()
    await seeHeading(page, '编辑商品')
    await expect.poll(() => page.getByRole('textbox', { name: '最低价' }).inputValue()).toBe('40.00')
    await page.goBack()
    await see(page, '已选择 1 项')
  })

  it('are not changed until a property is chosen and required values are filled in [S5.12]', async () => {
    const { page, ids } = await select({ 未填甲: 30 }, '未填')
    const dialog = await open(page, [])
    await button(dialog, '修改 1 项').click()
    await see(dialog, '请选择要修改的字段')
    await dialog.getByRole('combobox', { name: '要修改的字段' }).click()
    await page.getByRole('option', { name: '商品名称', exact: true }).click()
    await page.keyboard.press('Escape')
    await button(dialog, '修改 1 项').click()
    await see(dialog, '请输入商品名称')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await good(ids[0] ?? '')).toMatchObject({ name: '未填甲', version: 1 })
  })

  it('are changed in English on a phone [S1.02]', async () => {
    const name = 'Many on a phone'
    const made = { name, price: 5, min_price: 0, first_price: 0, sequence: 0, status: 'draft' }
    const id = idOf(dataOf(await journey.server().api.post('/goods', made)))
    const { page } = await journey.visit('/good', {
      language: 'en-us',
      viewport: { width: 375, height: 700 },
    })
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
    await button(page, 'Edit selected').click()
    const dialog = page.getByRole('dialog', { name: 'Edit goods' })
    await dialog.getByRole('combobox', { name: 'Properties to edit' }).click()
    await page.getByRole('option', { name: 'Sequence', exact: true }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('textbox', { name: 'Sequence' }).fill('9')
    expect(await accessibilityFaults(page)).toEqual([])
    await button(dialog, 'Edit 1 record').click()
    await see(page, '1 record was changed')
    expect(await good(id)).toMatchObject({ sequence: 9 })
  })
})
