import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button, input, see } from '../support/screen.ts'

const journey = openJourney({}, 'embedded')

async function makeGood(name: string): Promise<JsonObject> {
  const given = { name, price: 20, min_price: 5, sequence: 1 }
  return dataOf(await journey.server().api.post('/goods', given))
}

const stored = async (good: JsonObject): Promise<JsonObject> =>
  dataOf(await journey.server().api.get(`/goods/${idOf(good)}`))

async function changeElsewhere(good: JsonObject, more: JsonObject): Promise<void> {
  const now = await stored(good)
  dataOf(await journey.server().api.put(`/goods/${idOf(good)}`, { ...now, ...more }))
}

const cell = (page: Page, name: string, column: number) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('cell').nth(column)

const columns = { image: 1, name: 2, price: 3, status: 6, createdAt: 8 }

/** Opens the input of a cell; its button appears under the mouse. */
async function change(page: Page, name: string, label: keyof typeof columns): Promise<void> {
  await cell(page, name, columns[label]).hover()
  await page.locator('[data-cell-edit]').click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

describe('a value in the table', () => {
  it('is edited in its cell, and the rest of the record is unchanged', async () => {
    const good = await makeGood('Jasmine tea')
    const { page } = await journey.visit('/good?filter={"q":"Jasmine"}')
    await change(page, 'Jasmine tea', 'price')
    const dialog = page.getByRole('dialog', { name: '修改价格' })
    await expect.poll(() => input(dialog, '价格').inputValue()).toBe('20.00')
    expect(await accessibilityFaults(page)).toEqual([])
    await input(dialog, '价格').fill('31.5')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    // The button is gone; the focus stays in the row.
    await page.getByRole('row').filter({ hasText: 'Jasmine tea' }).locator(':focus').waitFor()
    await expect.poll(() => cell(page, 'Jasmine tea', columns.price).innerText()).toBe('¥31.50')
    const { price, version, updatedAt: _, ...others } = await stored(good)
    expect({ price, version }).toEqual({ price: 31.5, version: 2 })
    expect(good).toMatchObject(others)
    // Saving an unchanged value changes nothing.
    await change(page, 'Jasmine tea', 'price')
    await button(dialog, '保存').click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await stored(good)).toMatchObject({ version: 2 })
  })

  it('has no edit button where it is read-only, or is a state, which has moves', async () => {
    await makeGood('Plain tea')
    const { page } = await journey.visit('/good?filter={"q":"Plain"}')
    const offered = page.locator('[data-cell-edit]')
    await cell(page, 'Plain tea', columns.name).hover()
    await offered.waitFor()
    await cell(page, 'Plain tea', columns.createdAt).hover()
    await offered.waitFor({ state: 'hidden' })
    await cell(page, 'Plain tea', columns.name).hover()
    await offered.waitFor()
    await cell(page, 'Plain tea', columns.status).hover()
    await offered.waitFor({ state: 'hidden' })
  })

  it('that is refused has the reason at its input, and is discarded by Escape', async () => {
    const good = await makeGood('Dear tea')
    const { page } = await journey.visit('/good?filter={"q":"Dear"}')
    await change(page, 'Dear tea', 'name')
    const dialog = page.getByRole('dialog', { name: '修改商品名称' })
    await input(dialog, '商品名称').fill('')
    // A click beside the dialog loses nothing.
    await page.mouse.click(5, 5)
    await button(dialog, '保存').click()
    await expect.poll(() => input(dialog, '商品名称').getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await stored(good)).toMatchObject({ name: 'Dear tea', version: 1 })
  })

  it('that conflicts with another property leads to the form, which takes it over', async () => {
    const good = await makeGood('Cheap tea')
    const { page, provoke } = await journey.visit('/good?filter={"q":"Cheap"}')
    provoke('400 PUT /goods')
    await change(page, 'Cheap tea', 'price')
    await input(page.getByRole('dialog'), '价格').fill('1')
    await page.keyboard.press('Enter')
    await see(page, '最低价不能大于价格')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await stored(good)).toMatchObject({ price: 20, version: 1 })
    await page.getByRole('link', { name: '去填写' }).click()
    await expect.poll(() => input(page, '价格').inputValue()).toBe('1.00')
    await input(page, '最低价').fill('0.5')
    await button(page, '保存').click()
    await expect.poll(() => stored(good)).toMatchObject({ price: 1, min_price: 0.5 })
  })

  it('is saved when another person edited other values, and needs a confirmation when they edited the same one', async () => {
    const good = await makeGood('Shared tea')
    const other = (more: JsonObject) => changeElsewhere(good, more)
    const { page, provoke } = await journey.visit('/good?filter={"q":"Shared"}')
    provoke('409 PUT /goods')
    await change(page, 'Shared tea', 'price')
    await other({ min_price: 8 })
    await input(page.getByRole('dialog'), '价格').fill('22')
    await button(page.getByRole('dialog'), '保存').click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await stored(good)).toMatchObject({ price: 22, min_price: 8 })
    await change(page, 'Shared tea', 'price')
    await other({ price: 25 })
    await input(page.getByRole('dialog'), '价格').fill('23')
    await button(page.getByRole('dialog'), '保存').click()
    await see(page, '他人刚刚修改了这个值，请确认后再保存。')
    expect(await stored(good)).toMatchObject({ price: 25 })
    await button(page.getByRole('dialog'), '取消').click()
    await expect.poll(() => cell(page, 'Shared tea', columns.price).innerText()).toBe('¥25.00')
  })

  it('is restored by undo, and edits of other values by other people stay', async () => {
    const good = await makeGood('Undone tea')
    const { page, provoke } = await journey.visit('/good?filter={"q":"Undone"}')
    provoke('409 PUT /goods')
    await change(page, 'Undone tea', 'price')
    await input(page.getByRole('dialog'), '价格').fill('22')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await changeElsewhere(good, { min_price: 8 })
    const undo = button(page.getByRole('alert'), '撤销')
    expect(await accessibilityFaults(page)).toEqual([])
    await undo.press('Enter')
    await see(page, '已撤销')
    await expect.poll(() => cell(page, 'Undone tea', columns.price).innerText()).toBe('¥20.00')
    expect(await stored(good)).toMatchObject({ price: 20, min_price: 8 })
    // The message has disappeared with its button; the focus goes to the page.
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBeTruthy()
  })

  it('is not restored by undo when another person has edited it since', async () => {
    const good = await makeGood('Late tea')
    const { page, provoke } = await journey.visit('/good?filter={"q":"Late"}')
    provoke('409 PUT /goods')
    await change(page, 'Late tea', 'price')
    await input(page.getByRole('dialog'), '价格').fill('22')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await changeElsewhere(good, { price: 25 })
    await button(page.getByRole('alert'), '撤销').click()
    await see(page, '他人此后又修改了这个值，没有撤销。')
    await expect.poll(() => cell(page, 'Late tea', columns.price).innerText()).toBe('¥25.00')
    expect(await stored(good)).toMatchObject({ price: 25 })
  })
})
