import { readFile } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import { entityScreens } from './entityScreens.ts'

vi.setConfig({ testTimeout: 120_000 })
const { screens, buildGood, menuCalled, isSaid, save } = entityScreens()

describe('a list', () => {
  it('finds by keyword on Enter, keeps the filter in the address and can be reset', async () => {
    const wanted = await buildGood()
    const other = await buildGood()
    const page = await screens().open('/good')
    await page.getByRole('link', { name: other.name, exact: true }).waitFor()
    await page.getByLabel('关键字').fill(wanted.name)
    await page.getByLabel('关键字').press('Enter')
    await page.getByRole('link', { name: other.name, exact: true }).waitFor({ state: 'detached' })
    expect(decodeURIComponent(page.url())).toContain(wanted.name)
    await page.reload()
    await page.getByText('共 1 条', { exact: true }).waitFor()
    await page.getByRole('button', { name: '重置' }).click()
    await page.getByRole('link', { name: other.name, exact: true }).waitFor()
  })

  it('says what to do when nothing matches', async () => {
    const page = await screens().open(`/good?filter=${encodeURIComponent('{"name":"没有这样的商品"}')}`)
    await page.getByText('没有符合条件的商品').waitFor()
  })

  it('hides and shows columns, and remembers the choice', async () => {
    await buildGood()
    const page = await screens().open('/good')
    await page.getByRole('columnheader', { name: '最低价' }).waitFor()
    await page.getByRole('button', { name: '列设置' }).click()
    await page.getByRole('menuitemcheckbox', { name: '最低价' }).click()
    await page.reload()
    await page.getByRole('columnheader', { name: '价格', exact: true }).waitFor()
    expect(await page.getByRole('columnheader', { name: '最低价' }).count()).toBe(0)
  })

  it('exports what the filter finds, as people read it', async () => {
    const good = await buildGood({ price: 1234.5, name: '=1+1 导出' })
    const page = await screens().open(`/good?filter=${encodeURIComponent('{"name":"=1+1 导出"}')}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toMatch(/^\uFEFF封面图,商品名称,价格/)
    expect(csv).toContain(`"'=1+1 导出","¥1,234.50"`)
    expect(csv).toContain('草稿')
    await screens().call('DELETE', `/goods/${good.id}`)
  })

  it('deletes the selected rows after a question', async () => {
    const goods = [await buildGood(), await buildGood()]
    const page = await screens().open('/good')
    for (const { name } of goods) await page.getByRole('checkbox', { name: `选择 ${name}` }).check()
    await page.getByText('已选择 2 项').waitFor()
    await page.getByRole('button', { name: '删除所选' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await isSaid(page, '删除成功')
    for (const { id } of goods) expect((await screens().call('GET', `/goods/${id}`)).success).toBe(false)
  })

  it('makes a state move from the row after its question [S4.11]', async () => {
    const good = await buildGood({ status: 'normal' })
    const page = await screens().open('/good')
    await page.getByRole('button', { name: `${good.name} 的更多操作` }).click()
    await page.getByRole('menuitem', { name: '下架' }).click()
    await page.getByRole('dialog').getByText('下架后用户将无法购买该商品').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: '下架' }).click()
    await isSaid(page, '下架成功')
    expect((await screens().call('GET', `/goods/${good.id}`)).data['status']).toBe('draft')
  })

  it('needs no sideways scrolling on a phone', async () => {
    const good = await buildGood()
    const page = await screens().open('/good', { viewport: { width: 375, height: 812 } })
    await page.getByRole('listitem').filter({ hasText: good.name }).waitFor()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

describe('somebody with few rights', () => {
  it('sees only the buttons that the role holds [S5.07] [S6.02]', async () => {
    const good = await buildGood()
    const menus = await Promise.all(
      ['distribution', 'distribution.good', 'distribution.good.edit'].map(menuCalled),
    )
    const role = await screens().call('POST', '/roles', {
      code: 'editor',
      name: '编辑',
      menus: menus.map((id) => ({ menu_id: id })),
    })
    const login = { username: 'editor', password: 'a password for tests' }
    await screens().call('POST', '/users', { ...login, name: '编辑员', roles: [{ role_id: role.data.id }] })
    const page = await screens().open('/good', login)
    await page.getByRole('link', { name: `编辑 ${good.name}` }).waitFor()
    for (const button of ['导出', '删除所选']) {
      expect(await page.getByRole('button', { name: button }).count()).toBe(0)
    }
    expect(await page.getByRole('link', { name: '新建商品' }).count()).toBe(0)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await page.getByRole('button', { name: `${good.name} 的更多操作` }).click()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['查看'])
  })
})

describe('a tree', () => {
  it('keeps the ancestors of what is searched for', async () => {
    const page = await screens().open('/menu')
    await page.getByRole('row', { name: /distribution\.good\.create/ }).waitFor()
    await page.getByRole('searchbox').fill('distribution.good.publish')
    await page
      .getByRole('row', { name: /system\.user/ })
      .first()
      .waitFor({ state: 'detached' })
    const names = await page.getByRole('row').locator('td:first-child').allInnerTexts()
    expect(names).toEqual(['分销', '商品', '上架'])
  })

  it('folds and unfolds by keyboard', async () => {
    const page = await screens().open('/menu')
    const first = page.locator('[data-tree-id]').first()
    await first.focus()
    await page.keyboard.press('ArrowLeft')
    expect(await first.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-level'))).toBe('2')
  })

  it('offers a new record below a row with the parent filled in', async () => {
    const { data } = await screens().call('POST', '/departments', { code: 'hq', name: '总部' })
    const page = await screens().open('/department')
    await page.getByRole('link', { name: '新增下级 总部' }).click()
    await page.getByLabel('编码').fill('sales')
    await page.getByLabel('名称').fill('销售部')
    expect(await page.getByRole('combobox', { name: '上级部门' }).inputValue()).toBe('总部')
    await save(page)
    await isSaid(page, '保存成功')
    await page.getByRole('row', { name: /销售部/ }).waitFor()
    expect((await screens().call('GET', `/departments?parent_id=${data.id}`)).total).toBe(1)
  })
})
