import { expect, it } from 'vitest'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, chooseInRow, input, see } from '../support/screen.ts'

const journey = openJourney()

const upright = { width: 400, height: 860 }
const lying = { width: 860, height: 400 }
const turns = [
  { turn: 'is turned upright', before: lying, after: upright },
  { turn: 'is laid on its side', before: upright, after: lying },
]

const draft = { price: 30, min_price: 0, first_price: 0, sequence: 0, status: 'draft' }

for (const [index, { turn, before, after }] of turns.entries()) {
  const name = `转屏${index}`

  it(`a dialog that was opened in a row stays when the phone ${turn} [S8.04]`, async () => {
    const id = idOf(dataOf(await journey.server().api.post('/goods', { ...draft, name })))
    const { page } = await journey.visit(`/good?filter={"name":"${name}"}`, { viewport: before })
    await chooseInRow(page, name, '删除')
    const dialog = page.getByRole('dialog', { name: `删除${name}` })
    await dialog.waitFor()
    await page.setViewportSize(after)
    await page.locator(after === upright ? 'ul[aria-label=商品]' : 'table').waitFor()
    await button(dialog, '删除').click()
    await see(page, '删除成功')
    expect((await journey.server().api.get(`/goods/${id}`)).status).toBe(404)
  })

  it(`the recycle bin of users stays open when the phone ${turn} [S8.04]`, async () => {
    const { page } = await journey.visit('/user', { viewport: { ...before, width: before.width + 100 } })
    await button(page, '回收站').click()
    const dialog = page.getByRole('dialog', { name: '已删除的用户' })
    await dialog.waitFor()
    await page.setViewportSize({ ...after, width: after.width + 100 })
    await page.locator('input#departments').waitFor({ state: after === upright ? 'visible' : 'detached' })
    expect(await dialog.isVisible()).toBe(true)
  })

  it(`a filter that is not applied yet stays as typed when the phone ${turn} [S8.04]`, async () => {
    const { page } = await journey.visit('/good', { viewport: before })
    const open = button(page, before === upright ? '筛选条件' : '展开')
    await open.click()
    await input(page, '商品名称').fill('打到一')
    await page.setViewportSize(after)
    await button(page, after === upright ? '筛选条件' : '收起').waitFor()
    expect(await input(page, '商品名称').inputValue()).toBe('打到一')
  })
}
