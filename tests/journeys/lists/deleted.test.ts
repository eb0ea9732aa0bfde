import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button, input, row, see, seeNothingOf } from '../support/screen.ts'

const journey = openJourney()

async function hire(username: string, name: string): Promise<JsonObject> {
  const { api } = journey.server()
  const [role = {}] = dataOf(await api.get<readonly JsonObject[]>('/roles?pageSize=1'))
  const roles = [{ role_id: idOf(role) }]
  return dataOf(await api.post('/users', { username, name, status: 'activated', roles }))
}

async function dismiss(...users: readonly JsonObject[]): Promise<void> {
  for (const user of users) dataOf(await journey.server().api.delete(`/users/${idOf(user)}`))
}

async function openDeleted(page: Page) {
  await button(page, '回收站').click()
  const dialog = page.getByRole('dialog', { name: '已删除的用户' })
  await dialog.getByRole('list', { name: '已删除的用户' }).waitFor()
  return dialog
}

it('a deletion of several records names the one that cannot be deleted, and deletes none', async () => {
  const { api } = journey.server()
  const [menu = {}] = dataOf(await api.get<readonly JsonObject[]>('/menus?pageSize=1'))
  const menus = [{ menu_id: idOf(menu) }]
  const add = async (code: string, name: string) =>
    dataOf(await api.post('/roles', { code, name, sequence: 990, status: 'enabled', menus }))
  const held = await add('held', '有人的角色')
  const idle = await add('idle', '没人的角色')
  const roles = [{ role_id: idOf(held) }]
  const user = dataOf(
    await api.post('/users', { username: 'holds', name: '占用', status: 'activated', roles }),
  )
  const { page, provoke } = await journey.visit('/role')
  provoke('409 DELETE /roles')
  await row(page, '有人的角色').getByRole('checkbox').first().click()
  await row(page, '没人的角色').getByRole('checkbox').first().click()
  await button(page, '删除所选').click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await see(page, /所选记录均未删除，因为“有人的角色”不能删除：/u)
  await see(page, '没人的角色')
  for (const role of [held, idle]) expect(dataOf(await api.get(`/roles/${idOf(role)}`))).toEqual(role)
  await dismiss(user)
})

it('a deletion of several records keeps those selected that are left, and shows no id, when one was deleted meanwhile', async () => {
  const { api } = journey.server()
  const good = { price: 30, min_price: 0, first_price: 0, sequence: 0, status: 'draft' }
  const [first = '', second = '', third = ''] = await Promise.all(
    ['同删甲', '同删乙', '同删丙'].map(async (name) =>
      idOf(dataOf(await api.post('/goods', { ...good, name }))),
    ),
  )
  const { page, provoke } = await journey.visit('/good?filter={"name":"同删"}')
  provoke('404 DELETE /goods')
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await button(page, '删除所选').click()
  dataOf(await api.delete(`/goods/${first}`))
  await button(page.getByRole('dialog'), '删除').click()
  const refusal = page.getByRole('alert').filter({ hasText: '删除失败' })
  await refusal.waitFor()
  expect(await refusal.innerText()).not.toContain(first)
  await see(page, '已选择 2 项')
  await button(page, '删除所选').click()
  await button(page.getByRole('dialog'), '删除').click()
  await see(page, '已删除 2 条记录')
  for (const id of [second, third]) expect((await api.get(`/goods/${id}`)).status).toBe(404)
})

describe('deleted records', () => {
  it('are found in the recycle bin and restored, one or several', async () => {
    const users = [
      await hire('returns1', '回来一'),
      await hire('returns2', '回来二'),
      await hire('stays', '离开'),
    ]
    const { page } = await journey.visit('/user')
    await input(page, '姓名').fill('回来')
    await button(page, '查询').click()
    await see(page, '共 2 条')
    await row(page, '回来一').getByRole('checkbox').click()
    await row(page, '回来二').getByRole('checkbox').click()
    await button(page, '删除所选').click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await see(page, /没有符合/u)
    await dismiss(...users.slice(2))
    const dialog = await openDeleted(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await expect.poll(() => dialog.getByRole('listitem').first().innerText()).toContain('离开')
    await input(dialog, '搜索').fill('回来')
    await page.keyboard.press('Enter')
    await seeNothingOf(dialog, '离开')
    await dialog.getByRole('checkbox', { name: '选择 回来一' }).click()
    await dialog.getByRole('checkbox', { name: '选择 回来二' }).click()
    await button(dialog, '恢复所选（2）').click()
    await see(page, '已恢复 2 条记录')
    await see(dialog, '没有找到“回来”')
    await button(dialog, '清空').click()
    await dialog.getByRole('listitem').filter({ hasText: '离开' }).getByRole('link').first().click()
    await dialog.waitFor({ state: 'hidden' })
    await page.goBack()
    await see(page, '共 2 条')
  })

  it('are restored by “Undo” in the message about the deletion', async () => {
    await hire('mistaken', '误删')
    const { page } = await journey.visit('/user')
    await input(page, '姓名').fill('误删')
    await button(page, '查询').click()
    await see(page, '共 1 条')
    await row(page, '误删').getByRole('checkbox').click()
    await button(page, '删除所选').click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await see(page, /没有符合/u)
    const undo = button(page.getByRole('alert'), '撤销')
    await undo.press('Enter')
    await see(page, '已恢复')
    await see(page, '共 1 条')
    await undo.waitFor({ state: 'hidden' })
    // The message has disappeared with its button; the focus goes to the page.
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBeTruthy()
  })

  it('are counted where several are deleted at once and restored by “Undo”', async () => {
    await hire('counted.a', '数甲')
    await hire('counted.b', '数乙')
    const { page } = await journey.visit('/user', { language: 'en-us' })
    await input(page, 'Name').fill('数')
    await button(page, 'Search').click()
    for (const name of ['数甲', '数乙']) await row(page, name).getByRole('checkbox').check()
    await button(page, 'Delete selected').click()
    await button(page.getByRole('dialog'), 'Delete').click()
    await see(page, '2 records deleted')
    await button(page.getByRole('alert'), 'Undo').click()
    await see(page, '2 records restored')
  })

  it('say at their line why they cannot be restored', async () => {
    const user = await hire('unique', '重名甲')
    await dismiss(user)
    const other = await hire('unique', '重名乙')
    const { page, provoke } = await journey.visit('/user')
    const dialog = await openDeleted(page)
    const line = dialog.getByRole('listitem').filter({ hasText: '重名甲' })
    provoke('409 POST /users/deleted/restore')
    await button(line, '恢复 重名甲').click()
    await see(line.getByRole('alert'), /用户名.*已/u)
    await dismiss(other)
    await button(line, '恢复 重名甲').click()
    await see(page, '已恢复：重名甲')
    await page.keyboard.press('Escape')
    await input(page, '姓名').fill('重名甲')
    await button(page, '查询').click()
    await see(page, '共 1 条')
  })

  it('name the one that prevents “Undo”, with the reason', async () => {
    await hire('taken', '被占甲')
    await hire('free', '被占乙')
    const { page, provoke } = await journey.visit('/user')
    provoke('409 POST /users/deleted/restore')
    await input(page, '姓名').fill('被占')
    await button(page, '查询').click()
    await see(page, '共 2 条')
    for (const name of ['被占甲', '被占乙']) await row(page, name).getByRole('checkbox').click()
    await button(page, '删除所选').click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await see(page, /没有符合/u)
    const undo = button(page.getByRole('alert'), '撤销')
    await undo.waitFor()
    const other = await hire('taken', '后来的')
    await undo.click()
    await see(page.getByRole('alert'), /恢复失败：“被占甲”：用户名.*已/u)
    await dismiss(other)
  })

  it('are selected on all pages at once, and restored together', async () => {
    const users: JsonObject[] = []
    for (let each = 1; each <= 45; each += 1) users.push(await hire(`paged${each}`, `翻页${each}`))
    await dismiss(...users)
    const { page } = await journey.visit('/user')
    const dialog = await openDeleted(page)
    await input(dialog, '搜索').fill('翻页')
    await page.keyboard.press('Enter')
    await button(dialog, '第 3 页').waitFor()
    await dialog.getByRole('checkbox', { name: '全选本页' }).click()
    await button(dialog, '恢复所选（20）').waitFor()
    await button(dialog, '选择全部 45 条').click()
    await button(dialog, '恢复所选（45）').waitFor()
    await button(dialog, '取消选择').click()
    await button(dialog, '恢复所选（45）').waitFor({ state: 'detached' })
    await dialog.getByRole('checkbox', { name: '选择 翻页45' }).click()
    await button(dialog, '第 3 页').click()
    await dialog.getByRole('checkbox', { name: '选择 翻页1', exact: true }).click()
    await button(dialog, '恢复所选（2）').click()
    await see(page, '已恢复 2 条记录')
    await dialog.getByRole('checkbox', { name: '全选本页' }).click()
    await button(dialog, '选择全部 43 条').click()
    await button(dialog, '恢复所选（43）').click()
    await see(dialog, '没有找到“翻页”')
  })

  it('are removed for good after a confirmation, one or several', async () => {
    const users = [
      await hire('purged1', '彻底一'),
      await hire('purged2', '彻底二'),
      await hire('purged3', '彻底三'),
    ]
    await dismiss(...users)
    const { page } = await journey.visit('/user')
    const dialog = await openDeleted(page)
    await input(dialog, '搜索').fill('彻底')
    await page.keyboard.press('Enter')
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3)
    const question = page.getByRole('dialog', { name: '彻底删除', exact: true })
    await button(dialog, '彻底删除 彻底一').click()
    await see(question, '“彻底一”以及与它一起删除的记录将被彻底清除，无法恢复。')
    await button(question, '取消').click()
    await question.waitFor({ state: 'hidden' })
    await button(dialog, '彻底删除 彻底一').click()
    expect(await accessibilityFaults(page)).toEqual([])
    await button(question, '彻底删除').click()
    await see(page, '已彻底删除：彻底一')
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2)
    await dialog.getByRole('checkbox', { name: '选择 彻底二' }).click()
    await dialog.getByRole('checkbox', { name: '全选本页' }).click()
    await button(dialog, '彻底删除所选（2）').click()
    await button(question, '彻底删除').click()
    await see(page, '已彻底删除 2 条记录')
    await see(dialog, '没有找到“彻底”')
    const { api } = journey.server()
    expect(
      dataOf(await api.get<readonly JsonObject[]>(`/users/deleted?q=${encodeURIComponent('彻底')}`)),
    ).toEqual([])
  })
})
