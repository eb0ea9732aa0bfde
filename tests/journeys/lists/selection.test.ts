import { expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, see } from '../support/screen.ts'

const journey = openJourney()

const words = {
  'zh-ch': {
    all: '选择本页全部',
    delete: '删除所选',
    confirm: '删除',
    withdrawn: '您的权限已变更，已取消选择',
    tooMany: '一次最多删除 500 项，您选择了 501 项',
  },
  'en-us': {
    all: 'Select all on this page',
    delete: 'Delete selected',
    confirm: 'Delete',
    withdrawn: 'Your permissions have changed, so the selection was cleared',
    tooMany: 'At most 500 records can be deleted at once, and you have selected 501.',
  },
} as const

async function createGoods(name: string, count: number): Promise<void> {
  const good = { price: 30, min_price: 0, first_price: 0, sequence: 0, status: 'draft' }
  await Promise.all(
    Array.from({ length: count }, async () =>
      dataOf(await journey.server().api.post('/goods', { ...good, name })),
    ),
  )
}

for (const language of ['zh-ch', 'en-us'] as const) {
  const said = words[language]

  it(`a selection is cleared, with its reason, when the permission for it is withdrawn, in ${language} [S3.04] [S8.02]`, async () => {
    const name = `withdrawn-${language}`
    await createGoods(name, 2)
    const { token, takeDeletion } = await makeDeleter(name)
    const { page } = await journey.visit(`/good?filter={"name":"${name}"}`, { token, language })
    await see(page, name)
    const live = page.waitForResponse('**/current/live')
    await page.reload()
    await live
    await page.getByRole('checkbox', { name: said.all }).check()
    await button(page, said.delete).click()
    await page.getByRole('dialog').waitFor()
    await takeDeletion()
    await see(page, said.withdrawn)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByText(said.withdrawn).count()).toBe(1)
    expect(await page.locator('tbody tr').count()).toBe(2)
    expect(await page.locator('tr[data-selected]').count()).toBe(0)
  })
}

/** Creates a user who may only delete goods, and returns a function that takes this permission away. */
async function makeDeleter(username: string) {
  const server = journey.server()
  const { api } = server
  const codes = ['distribution', 'distribution.good', 'distribution.good.delete']
  const filter = encodeURIComponent(JSON.stringify({ code_eq: codes }))
  const found = dataOf(await api.get<JsonObject[]>(`/menus?filter=${filter}`))
  const menus = found.toSorted(
    (one, other) => codes.indexOf(textOf(one['code'])) - codes.indexOf(textOf(other['code'])),
  )
  const role = { code: username, name: username, sequence: 1, status: 'enabled' }
  const grant = (count: number) => menus.slice(0, count).map((menu) => ({ menu_id: idOf(menu) }))
  const id = idOf(dataOf(await api.post('/roles', { ...role, menus: grant(3) })))
  const password = 'a password of their own'
  const user = { username, name: username, password, status: 'activated', roles: [{ role_id: id }] }
  dataOf(await api.post('/users', user))
  const takeDeletion = async () => dataOf(await api.put(`/roles/${id}`, { ...role, menus: grant(2) }))
  return { token: await server.logIn(username, password), takeDeletion }
}

it('a selection that is too large to be deleted at once cannot be confirmed, and the question says so [S8.02]', async () => {
  await createGoods('too-many', 501)
  const filter = encodeURIComponent(JSON.stringify({ name: 'too-many' }))
  const { page, goTo } = await journey.visit(`/good?perPage=500&filter=${filter}`)
  await page.getByRole('checkbox', { name: words['zh-ch'].all }).check()
  await goTo(`/good?perPage=500&page=2&filter=${filter}`)
  await page.locator('tbody tr').nth(1).waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: words['zh-ch'].all }).check()
  await button(page, words['zh-ch'].delete).click()
  const dialog = page.getByRole('dialog')
  await see(dialog, words['zh-ch'].tooMany)
  expect(await button(dialog, words['zh-ch'].confirm).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: words['zh-ch'].all }).uncheck()
  await button(page, words['zh-ch'].delete).click()
  await see(dialog, '确定要删除所选的 500 项吗')
  expect(await button(dialog, words['zh-ch'].confirm).isDisabled()).toBe(false)
})
