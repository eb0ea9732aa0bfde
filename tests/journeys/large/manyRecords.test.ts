import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, input, see } from '../support/screen.ts'

const journey = openJourney()

beforeAll(async () => {
  const { database } = journey.server()
  await database.run(sql`
    INSERT INTO role (id, code, name, sequence)
    SELECT gen_random_uuid(), 'many' || n, '角色第' || n, n FROM generate_series(1001, 1120) n`)
  await database.run(sql`
    INSERT INTO department (id, code, name, sequence)
    SELECT gen_random_uuid(), 'many' || n, '部门第' || n, n FROM generate_series(1001, 1800) n`)
})

const department = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

describe('a form with very many options', () => {
  it('finds every role by its name, and says that there are more than it lists [S5.04]', async () => {
    const { page } = await journey.visit('/user/create')
    const roles = page.getByRole('combobox', { name: '角色' })
    await roles.click()
    const more = page.getByRole('option', { name: '还有更多，输入文字可查找' })
    await more.waitFor()
    expect(await more.evaluate((line) => getComputedStyle(line).opacity)).toBe('1')
    for (const name of ['角色第1001', '角色第1120']) {
      await roles.fill(name)
      await page.getByRole('option', { name: new RegExp(`^${name}`, 'u') }).click()
    }
    await page.keyboard.press('Escape')
    for (const name of ['角色第1001', '角色第1120']) await see(page, name)
    await input(page, '用户名').fill('manyroles')
    await input(page, '姓名').fill('多角色')
    await button(page, '保存').click()
    await see(page, '保存成功')
    const rows = await journey.server().database.rows<{ name: string }>(sql`
      SELECT role.name FROM user_roles JOIN role ON role.id = target
      JOIN "user" ON "user".id = owner WHERE username = 'manyroles' ORDER BY 1`)
    expect(rows.map(({ name }) => name)).toEqual(['角色第1001', '角色第1120'])
  })

  it('finds every department of a tree, and lists only a limited number of them [S3.05]', async () => {
    const { page } = await journey.visit('/user/create')
    const departments = page.getByRole('combobox', { name: '部门' })
    await departments.click()
    await page.getByRole('option').first().waitFor()
    expect(await page.getByRole('option').count()).toBeLessThan(210)
    await see(page, '还有更多，输入文字可查找')
    await departments.fill('部门第1799')
    await page.getByRole('option', { name: '部门第1799', exact: true }).click()
    expect(await departments.inputValue()).toBe('部门第1799')
  })
})

describe('a picker with a chosen value', () => {
  it('finds another record by the typed text [S1.05]', async () => {
    const [order] = dataOf(await journey.server().api.get<JsonObject[]>('/orders?status=pending'))
    const { page } = await journey.visit(`/order/${idOf(order ?? {})}`)
    const users = page.getByRole('combobox', { name: '付款用户' })
    await expect.poll(() => users.inputValue()).toMatch(/./u)
    await users.selectText()
    await users.pressSequentially('gaoyang', { delay: 60 })
    const found = page.getByRole('option', { name: /^(?!新建)/u })
    // The chosen person does not match the text and is not offered.
    await expect.poll(() => found.count()).toBe(1)
    expect(await users.inputValue()).toBe('gaoyang')
    await found.filter({ hasText: 'gaoyang' }).click()
    expect(await users.inputValue()).toBe('高洋')
  })

  it('finds another node of a tree by the typed text [S3.05]', async () => {
    const { page } = await journey.visit('/user/create')
    const departments = page.getByRole('combobox', { name: '部门' })
    await departments.click()
    await page.getByRole('option').first().click()
    await departments.selectText()
    await departments.pressSequentially('部门第11', { delay: 60 })
    await page.getByRole('option', { name: '部门第1111', exact: true }).click()
    expect(await departments.inputValue()).toBe('部门第1111')
  })
})

describe('a tree of many hundreds of records', () => {
  it('draws only the lines near the window, while End and Home reach the last and the first [S3.05]', async () => {
    const { page } = await journey.visit('/department')
    const first = page.locator('[data-tree-id]').first()
    await first.waitFor()
    expect(await page.locator('[data-tree-id]').count()).toBeLessThan(400)
    await first.focus()
    await page.keyboard.press('End')
    const last = department(page, '部门第1800')
    await expect.poll(() => last.evaluate((row) => row === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowUp')
    const before = department(page, '部门第1799')
    await expect.poll(() => before.evaluate((row) => row === document.activeElement)).toBe(true)
    expect(await page.locator('[data-tree-id]').count()).toBeLessThan(400)
    await page.keyboard.press('Home')
    await expect.poll(() => first.evaluate((row) => row === document.activeElement)).toBe(true)
  })

  it('draws the lines that are scrolled to', async () => {
    const { page } = await journey.visit('/department')
    await page.locator('[data-tree-id]').first().waitFor()
    await page.mouse.move(700, 600)
    const middle = department(page, '部门第1400')
    for (let step = 0; step < 100 && !(await middle.isVisible()); step++) await page.mouse.wheel(0, 600)
    await middle.waitFor()
    expect(await page.locator('[data-tree-id]').count()).toBeLessThan(400)
  })

  it('is printed completely', async () => {
    const { page } = await journey.visit('/department', { once: true })
    await page.locator('[data-tree-id]').first().waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await page.locator('[data-tree-id]').count()).toBeGreaterThan(800)
  })

  it('beside the list of users draws only a part of its lines, and finds any by search [S2.27]', async () => {
    const { page } = await journey.visit('/user')
    await page.getByRole('treeitem').first().waitFor()
    expect(await page.getByRole('treeitem').count()).toBeLessThan(400)
    await page.getByRole('searchbox', { name: '搜索部门' }).fill('部门第1798')
    await page.getByRole('treeitem', { name: /^部门第1798/u }).click()
    await see(page, /^共 0 条$/u)
  })
})

describe('a selection of more records than one call takes', () => {
  it('is changed in several calls, but cannot be deleted, as that is all or nothing [S5.13]', async () => {
    const { database } = journey.server()
    await database.run(sql`
      INSERT INTO good (id, name, price, min_price, first_price, status)
      SELECT gen_random_uuid(), '很多商品' || n, 100, 50, 0, 'draft' FROM generate_series(1, 600) n`)
    const filter = encodeURIComponent(JSON.stringify({ name: '很多商品' }))
    const { page, provoke } = await journey.visit(`/good?filter=${filter}&perPage=200&page=1`)
    for (const last of ['200', '400', '600']) {
      await see(page, new RegExp(`-${last} 条，共 600 条`, 'u'))
      // The pager shows the next page before its rows have arrived.
      const all = page.getByRole('checkbox', { name: '选择本页全部' })
      await expect.poll(() => all.isChecked()).toBe(false)
      await all.check()
      await see(page, `已选择 ${last} 项`)
      if (last !== '600') await button(page, '下一页').click()
    }
    provoke('400 DELETE /goods')
    await button(page, '删除所选').click()
    await button(page.getByRole('dialog'), '删除').click()
    await see(page, /一次最多处理 500 条记录/u)
    await button(page, '批量修改').click()
    const dialog = page.getByRole('dialog', { name: '批量修改：商品' })
    await dialog.getByRole('combobox', { name: '要修改的字段' }).click()
    await page.getByRole('option', { name: '排序', exact: true }).click()
    await page.keyboard.press('Escape')
    await input(dialog, '排序').fill('9')
    await button(dialog, '修改 600 项').click()
    await see(page, '已修改 600 项')
    const rows = await database.rows(
      sql`SELECT DISTINCT sequence FROM good WHERE starts_with(name, '很多商品')`,
    )
    expect(rows).toEqual([{ sequence: 9 }])
  })
})
