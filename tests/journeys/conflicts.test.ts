import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, input, see, seeHeading } from './support/screen.ts'

const journey = openJourney()

const untouched = { price: 50, min_price: 20, first_price: 0, sequence: 1, status: 'normal' }

async function createGood(name: string): Promise<string> {
  const good = dataOf(await journey.server().api.post('/goods', { name, summary: '原简介', ...untouched }))
  return textOf(good['id'])
}

async function stored(id: string): Promise<JsonObject> {
  return dataOf(await journey.server().api.get(`/goods/${id}`))
}

/** Opens the same record for two people, in two windows. */
async function openTwice(id: string) {
  const mine = await journey.visit(`/good/${id}`)
  const theirs = await journey.visit(`/good/${id}`)
  await Promise.all([mine, theirs].map(({ page }) => input(page, '商品名称').waitFor()))
  mine.provoke('409 PUT /goods/')
  return { mine, theirs }
}

function isFocused(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element === document.activeElement)
}

describe('two people who edit one record', () => {
  it('both keep their changes when they change different fields', async () => {
    const id = await createGood('同改')
    const { mine, theirs } = await openTwice(id)
    await input(theirs.page, '价格').fill('60')
    await button(theirs.page, '保存').click()
    await seeHeading(theirs.page, '商品')
    await input(mine.page, '简介').fill('我的简介')
    await button(mine.page, '保存').click()
    await see(mine.page, '他人也修改了该记录，双方的修改已自动合并')
    await seeHeading(mine.page, '商品')
    expect(await stored(id)).toMatchObject({ name: '同改', price: 60, summary: '我的简介', version: 3 })
  })

  it('choose field by field when both changed the same ones, and lose nothing typed', async () => {
    const id = await createGood('争改')
    const { mine, theirs } = await openTwice(id)
    await input(theirs.page, '商品名称').fill('他们的名称')
    await input(theirs.page, '简介').fill('他们的简介')
    await input(theirs.page, '价格').fill('70')
    await button(theirs.page, '保存').click()
    await seeHeading(theirs.page, '商品')
    await input(mine.page, '商品名称').fill('我的名称')
    await input(mine.page, '简介').fill('我的简介')
    await input(mine.page, '排序').fill('7')
    await button(mine.page, '保存').click()

    const dialog = mine.page.getByRole('dialog', { name: '该记录已被他人修改' })
    for (const text of ['争改', '我的名称', '他们的名称', '原简介', '我的简介', '他们的简介'])
      await see(dialog, text)
    expect(await dialog.getByRole('group').count()).toBe(2)
    await mine.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(button(mine.page, '保存'))).toBe(true)
    expect(await input(mine.page, '商品名称').inputValue()).toBe('我的名称')
    expect(await input(mine.page, '排序').inputValue()).toBe('7')
    expect(await stored(id)).toMatchObject({ name: '他们的名称', price: 70, sequence: 1 })

    await button(mine.page, '保存').click()
    expect(await button(dialog, '保存合并结果').isDisabled()).toBe(true)
    await dialog.getByRole('radio', { name: '商品名称：保留我的修改' }).check()
    await dialog.getByRole('radio', { name: '简介：采用他人的修改' }).check()
    await button(dialog, '保存合并结果').click()
    await see(mine.page, '保存成功')
    await seeHeading(mine.page, '商品')
    expect(await stored(id)).toMatchObject({
      name: '我的名称',
      summary: '他们的简介',
      price: 70,
      sequence: 7,
      version: 3,
    })
  })

  it('see changed rows of both in whole tables, without scrolling sideways', async () => {
    const { api } = journey.server()
    const path = '/api/v1/distribution-logs/:id/history'
    const menu = (resources: JsonObject[]) => ({
      code: 'two',
      name: '同改的菜单',
      type: 'page',
      path: '/two',
      resources,
    })
    const id = textOf(dataOf(await api.post('/menus', menu([{ method: 'GET', path }])))['id'])
    const { page, provoke } = await journey.visit(`/menu/${id}`)
    await page.getByRole('combobox', { name: '请求路径 1' }).fill(`${path}/mine`)
    dataOf(await api.put(`/menus/${id}`, menu([{ method: 'GET', path: `${path}/theirs` }])))
    provoke('409 PUT /menus/')
    await button(page, '保存').click()
    const dialog = page.getByRole('dialog', { name: '该记录已被他人修改' })
    const tables = dialog.getByRole('table')
    await expect.poll(() => tables.count()).toBe(3)
    const hidden = await tables.evaluateAll((all) =>
      all.map(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0)),
    )
    expect(hidden).toEqual([0, 0, 0])
    await dialog.getByRole('radio', { name: /：采用他人的修改$/u }).check()
    await button(dialog, '保存合并结果').click()
    await see(page, '保存成功')
  })

  it('are told when the other deleted the record, and keep what they typed', async () => {
    const id = await createGood('已删')
    const mine = await journey.visit(`/good/${id}`)
    await input(mine.page, '简介').fill('白写了吗')
    dataOf(await journey.server().api.delete(`/goods/${id}`))
    mine.provoke('404 PUT /goods/')
    await button(mine.page, '保存').click()
    await see(mine.page, /^保存失败/)
    expect(await input(mine.page, '简介').inputValue()).toBe('白写了吗')
  })
})
