import { describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { LayoutShifts } from './support/LayoutShifts.ts'
import { phone } from './support/Looks.ts'
import { settle } from './support/ScreenContent.ts'
import { button, input, row, see } from './support/screen.ts'

const journey = openJourney()

const wordsOfDeletions = {
  'zh-ch': {
    delete: '删除',
    deleteSelected: '删除所选',
    moreOf: / 的更多操作$/,
    failed: '删除失败：网络错误',
  },
  'en-us': {
    delete: 'Delete',
    deleteSelected: 'Delete selected',
    moreOf: /^More actions for /,
    failed: 'Failed to delete: Network Error',
  },
} as const

const languages = ['zh-ch', 'en-us'] as const

const refusal = { success: false, code: 500, msg: '出错了' }

describe('a call without an answer', () => {
  for (const language of languages)
    it(`is reported as a failed deletion, in a list, for several records and on a record’s page, in ${language} [S8.01] [S9.06]`, async () => {
      const words = wordsOfDeletions[language]
      const [good] = dataOf(await journey.server().api.get<JsonObject[]>('/goods'))
      const { page, goTo, provoke } = await journey.visit('/good', { language })
      provoke('net::ERR_CONNECTION_RESET DELETE /goods')
      await page.route(/api\/v1\/goods/, (route) =>
        route.request().method() === 'DELETE' ? route.abort('connectionreset') : route.continue(),
      )
      const dialog = page.getByRole('dialog')
      const message = page.getByRole('alert').filter({ hasText: words.failed })
      const confirm = async () => {
        await button(dialog, words.delete).click()
        await message.waitFor()
        await dialog.waitFor({ state: 'detached' })
        await page.keyboard.press('Escape')
        await message.waitFor({ state: 'detached' })
      }
      await page.getByRole('button', { name: words.moreOf }).first().click()
      await page.getByRole('menuitem', { name: words.delete, exact: true }).click()
      await confirm()
      await page.getByRole('checkbox').nth(1).check()
      await page.getByRole('checkbox').nth(2).check()
      await button(page, words.deleteSelected).click()
      await confirm()
      await goTo(`/good/${textOf(good?.['id'])}/show`)
      await button(page, words.delete).filter({ visible: true }).click()
      await confirm()
    })

  it('is no failure of a deletion that the server has carried out, of one record or of several [S8.01]', async () => {
    const good = { price: 30, min_price: 0, first_price: 0, sequence: 0, status: 'draft', name: '断线' }
    for (let made = 0; made < 3; made += 1) dataOf(await journey.server().api.post('/goods', good))
    const { page, provoke } = await journey.visit('/good?filter={"name":"断线"}')
    provoke('net::ERR_CONNECTION_RESET DELETE /goods')
    await page.route(/api\/v1\/goods/, async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    const dialog = page.getByRole('dialog')
    await button(page, '断线 的更多操作').first().click()
    await page.getByRole('menuitem', { name: '删除', exact: true }).click()
    await button(dialog, '删除').click()
    await see(page, '删除成功')
    await see(page, '共 2 条')
    await page.getByRole('checkbox', { name: '选择本页全部' }).check()
    await button(page, '删除所选').click()
    await button(dialog, '删除').click()
    await see(page, '已删除 2 条记录')
    await button(page, '删除所选').waitFor({ state: 'detached' })
  })

  it('is reported in words in the dialog for a phone number and in the settings [S8.01]', async () => {
    const { page, goTo, provoke } = await journey.visit('/setting/security', { language: 'en-us' })
    provoke('net::ERR_CONNECTION_RESET PUT /current/user')
    await page.route('**/api/v1/current/user', (route) =>
      route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
    )
    await button(page, 'Change phone number').click()
    await button(page.getByRole('dialog'), 'Save').click()
    await see(page.getByRole('dialog'), 'Failed to save: Network Error')
    await button(page.getByRole('dialog'), 'Cancel').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await goTo('/setting')
    await input(page, 'Nickname').fill('Not stored')
    await button(page, 'Update basic information').click()
    await see(page.getByRole('alert'), 'Failed to save: Network Error')
  })

  it('is reported once, in place of a list, or in a message when its rows stay [S8.02]', async () => {
    const { page, goTo, provoke } = await journey.visit('/404', { language: 'en-us' })
    provoke('net::ERR_CONNECTION_RESET GET /goods')
    const reason = page.getByText('Network Error').filter({ visible: true })
    await page.route('**/api/v1/goods?*', (route) => route.abort('connectionreset'))
    await goTo('/good')
    await see(page.getByRole('alert'), 'Goods could not be loaded')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/overlays-')),
    )
    await settle(page)
    expect(await reason.count()).toBe(1)
    await page.unroute('**/api/v1/goods?*')
    await button(page, 'Try again').click()
    await row(page, '¥').first().waitFor()
    await page.route('**/api/v1/goods?*', (route) => route.abort('connectionreset'))
    await button(page, 'Refresh').click()
    await see(page.getByRole('alert'), 'Goods could not be loaded: Network Error')
    expect(await reason.count()).toBe(1)
  })

  it('is reported in place of a name in a list, which is shown after a refresh [S8.02]', async () => {
    const { page, provoke } = await journey.visit('/404')
    provoke('500 GET /users/options')
    await page.route('**/api/v1/users/options?*', (route) => route.fulfill({ status: 500, json: refusal }))
    await page.goto(page.url().replace('/404', '/order'))
    const unread = page.locator('tbody').getByText('名称加载失败')
    await unread.first().waitFor()
    expect(await page.locator('tbody').innerText()).not.toMatch(uuid)
    await page.unroute('**/api/v1/users/options?*')
    await button(page, '刷新').click()
    await unread.first().waitFor({ state: 'detached' })
    expect(await page.locator('tbody').innerText()).not.toMatch(uuid)
  })

  it('does not replace “All users” on a phone, which is no record [S3.05] [S8.02]', async () => {
    const { page, goTo, provoke } = await journey.visit('/404', {
      language: 'en-us',
      viewport: { width: 375, height: 800 },
    })
    provoke('net::ERR_CONNECTION_RESET GET /departments/members')
    await page.route('**/api/v1/departments/members*', (route) => route.abort('connectionreset'))
    await goTo('/user')
    const department = page.getByRole('combobox', { name: 'Choose a department', exact: true })
    await department.click()
    await page.getByRole('option', { name: 'Could not be loaded. Try again' }).waitFor()
    expect(await department.inputValue()).toBe('All users')
  })
})

const wordsOfGone = {
  'zh-ch': { gone: '记录不存在', history: '变更历史', department: '部门' },
  'en-us': { gone: 'No such record', history: 'History', department: 'Department' },
} as const

describe('a reference to a record that no longer exists', () => {
  for (const language of languages)
    it(`is shown as missing instead of by its id: in a history, a list, a detail and a form, in ${language} [S3.05] [S3.08]`, async () => {
      const words = wordsOfGone[language]
      const user = await userOnceIn(`gone-${language}`)
      const [order] = dataOf(await journey.server().api.get<JsonObject[]>('/orders'))
      const { page, goTo } = await journey.visit(`/user/${user}/show`, { language })
      await page.getByRole('tab', { name: words.history }).click()
      await page.locator('del').getByText(words.gone).waitFor()
      // The answer is as if all of them had been deleted.
      await page.route(/\/(?:users|departments)\/options\?/, (route) =>
        route.fulfill({ json: { success: true, data: [], msg: '', total: 0 } }),
      )
      await page.goto(page.url().replace(/#.*/, '#/order'))
      await row(page, words.gone).first().waitFor()
      expect(await page.locator('tbody').innerText()).not.toMatch(uuid)
      await goTo(`/order/${textOf(order?.['id'])}/show`)
      await see(page.locator('dd'), words.gone)
      await goTo(`/user/${user}`)
      const department = page.getByRole('combobox', { name: words.department, exact: true })
      await expect.poll(() => department.inputValue()).toBe(words.gone)
    })
})

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-/

/** Creates a user who was moved out of a department that was deleted after that. */
async function userOnceIn(code: string): Promise<string> {
  const { api } = journey.server()
  const [department = {}] = dataOf(await api.get<JsonObject[]>('/departments'))
  const former = idOf(
    dataOf(await api.post('/departments', { code, name: code, sequence: 1, status: 'enabled' })),
  )
  const [role = {}] = dataOf(await api.get<JsonObject[]>('/roles'))
  const user = { username: code, name: code, roles: [{ role_id: idOf(role) }], status: 'activated' }
  const id = idOf(dataOf(await api.post('/users', { ...user, department_id: former })))
  dataOf(await api.put(`/users/${id}`, { ...user, department_id: idOf(department) }))
  dataOf(await api.delete(`/departments/${former}`))
  return id
}

describe('parts of a page that arrive late', () => {
  it('move nothing on the page of a version of the rules [S2.30]', async () => {
    const { page, goTo } = await journey.visit('/404', { viewport: phone, once: true })
    const shifts = await LayoutShifts.of(page)
    await page.reload()
    await settle(page, '页面不存在')
    const [version] = dataOf(await journey.server().api.get<JsonObject[]>('/distributions/versions'))
    const loaded = page.waitForResponse(`**/distributions/versions/${textOf(version?.['id'])}`)
    const drawn = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.route('**/assets/RatesCompared-*.js', async (route) => {
      await loaded
      await drawn()
      await route.continue()
    })
    await page.route('**/api/v1/distributions/versions?*', async (route) => {
      await see(page, '生效时间')
      await drawn()
      await route.continue()
    })
    await shifts.forget()
    await goTo(`/distributionVersion/${textOf(version?.['id'])}/show`)
    await see(page, '+2.5%')
    await drawn()
    expect(await shifts.faults()).toEqual([])
  })
})
