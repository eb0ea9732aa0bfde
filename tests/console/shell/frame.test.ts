import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { adminPassword } from '#tests/support/testServer.ts'
import { testDatabases } from '#tests/support/database.ts'
import { openLogin } from './openLogin.ts'
import type { OpenLogin } from './openLogin.ts'

// Each test starts a browser session; a busy machine takes its time.
vi.setConfig({ testTimeout: 90_000 })

let shell: OpenLogin

const databases = testDatabases('embedded')

beforeAll(async () => {
  shell = await openLogin(databases)
}, 120_000)

afterAll(() => {
  expect(shell.complaints).toEqual([])
})

const enter = async (...given: Parameters<OpenLogin['open']>): Promise<Page> => {
  const page = await shell.open(...given)
  await shell.logIn(page)
  await page.locator('header h1').waitFor()
  return page
}
const newPassword = 'another password for tests'
const callAs = async (token: string, method: 'POST' | 'PUT' | 'GET', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await shell.server.app.inject({ method, url: `/api/v1${url}`, headers, payload })
  return answer.json<{ data: { id: string; code: string }[] & { id: string } }>().data
}
/** Somebody with a role that opens the given menus; without a password they get the default one. */
const buildMember = async (codes: readonly string[], password?: string) => {
  const token = await shell.server.logIn()
  const code = `r${Math.random().toString(36).slice(2, 8)}`
  const menus = await callAs(token, 'GET', '/menus?range=[0,499]')
  const role = await callAs(token, 'POST', '/roles', {
    code,
    name: code,
    sequence: 1,
    status: 'enabled',
    menus: menus.filter((menu) => codes.includes(menu.code)).map(({ id }) => ({ menu_id: id })),
  })
  const user = { username: code, name: `成员 ${code}`, status: 'activated', roles: [{ role_id: role.id }] }
  await callAs(token, 'POST', '/users', { ...user, ...(password !== undefined && { password }) })
  return code
}
const menuOf = (page: Page) => page.getByRole('navigation', { name: '主导航' })

describe('the side menu [S2.05] [S2.40] [S9.02]', () => {
  it('is 220 wide, folds to 60 and remembers it', async () => {
    const page = await enter()
    const width = async () => (await menuOf(page).boundingBox())?.width
    expect(await width()).toBe(220)
    expect((await page.locator('header').boundingBox())?.height).toBe(60)
    await page.getByRole('button', { name: '收起菜单' }).click()
    await expect.poll(width).toBe(60)
    await page.reload()
    await expect.poll(width).toBe(60)
    await menuOf(page).getByRole('button', { name: '系统管理' }).click()
    await page.getByRole('menuitem', { name: '角色' }).click()
    await page.waitForURL(/#\/role/)
  })

  it('marks the present page and says where one is [S2.10]', async () => {
    const page = await enter('/role')
    const current = menuOf(page).locator('[aria-current=page]')
    expect(await current.textContent()).toBe('角色')
    await page.getByRole('navigation', { name: '当前位置' }).getByText('系统管理').waitFor()
  })

  it('is a drawer below the lg breakpoint, which closes when one goes somewhere', async () => {
    const page = await enter('/', { viewport: { width: 375, height: 740 } })
    expect(await menuOf(page).count()).toBe(0)
    await page.getByRole('button', { name: '打开菜单' }).click()
    await menuOf(page).getByRole('link', { name: '角色' }).click()
    await page.waitForURL(/#\/role/)
    await menuOf(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })

  it('is in English once that is chosen [S1.02]', async () => {
    const page = await enter()
    await page.getByRole('button', { name: '语言' }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Roles' })
      .waitFor()
    expect(await page.title()).toBe('Home - Admin')
  })
})

it('turns dark at once and stays dark after a reload [S2.08]', async () => {
  const page = await enter()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: '切换到深色' }).click()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.reload()
  await page.locator('header h1').waitFor()
  expect(await ground()).toBe(dark)
})

describe('a password change [S5.05]', () => {
  it('checks what was typed, asks the server and then holds', async () => {
    const page = await enter('/', { language: 'en-us' })
    await page.getByRole('button', { name: '系统管理员' }).click()
    await page.getByRole('menuitem', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog')
    const save = () => dialog.getByRole('button', { name: 'Save' }).click()
    const fill = (name: string, text: string) => dialog.locator(`input[name=${name}]`).fill(text)
    await save()
    for (const text of ['Old', 'New', 'Confirm'])
      await dialog.getByText(`${text} password is required!`).waitFor()
    await fill('old_password', 'wrong')
    await fill('password', 'a new long password')
    await fill('confirm_password', 'another long password')
    await save()
    await dialog.getByText('The two passwords that you entered do not match!').waitFor()
    await fill('confirm_password', 'a new long password')
    await save()
    await dialog.getByText('The old password is wrong').waitFor()
    await fill('old_password', adminPassword)
    await fill('password', newPassword)
    await fill('confirm_password', newPassword)
    await save()
    await page.getByText('Your password was changed').waitFor()
    const token = await shell.server.logIn('admin', newPassword)
    expect(token).toEqual(expect.any(String))
    await callAs(token, 'PUT', '/current/password', {
      old_password: newPassword,
      password: adminPassword,
      confirm_password: adminPassword,
    })
  })
})

describe('a member of a small role [S6.02] [S2.40]', () => {
  it('sees only what the role opens, and a refusal instead of anything else', async () => {
    const name = await buildMember(['distribution.good'], 'a password of one’s own')
    const page = await shell.open('/role')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await shell.logIn(page, name, 'a password of one’s own')
    await page.getByRole('heading', { level: 2, name: '没有访问权限' }).waitFor()
    expect(asked).not.toContain('/api/v1/roles')
    const links = menuOf(page).getByRole('list').getByRole('link')
    expect(await links.allTextContents()).toEqual(['首页', '商品'])
    await menuOf(page).getByRole('link', { name: '商品' }).click()
    await page.locator('header h1', { hasText: '商品' }).waitFor()
    expect(await page.getByRole('link', { name: '新建商品' }).count()).toBe(0)
  })

  it('replaces a password that was given out before anything else [S5.04]', async () => {
    const name = await buildMember(['distribution.good'])
    const page = await shell.open()
    await shell.logIn(page, name, shell.server.config.defaultPassword)
    await page.getByRole('heading', { name: '请先设置新密码' }).waitFor()
    expect(await page.locator('header').count()).toBe(0)
    await page.locator('input[name=old_password]').fill(shell.server.config.defaultPassword)
    await page.locator('input[name=password]').fill(newPassword)
    await page.locator('input[name=confirm_password]').fill(newPassword)
    await page.getByRole('button', { name: '保存' }).click()
    await menuOf(page).getByRole('link', { name: '商品' }).waitFor()
  })
})

describe('what goes wrong', () => {
  it('sends an unknown address to the page that says so [S2.04]', async () => {
    const page = await shell.open('/404')
    await page.getByRole('heading', { name: '页面不存在' }).waitFor()
    await page.getByRole('link', { name: '去登录' }).click()
    await shell.logIn(page)
    await page.locator('header h1').waitFor()
    await page.evaluate(() => void (location.hash = '/no/such/page'))
    await page.waitForURL(/#\/exception\/404\.vue$/)
    await page.getByRole('heading', { level: 2, name: '页面不存在' }).waitFor()
    expect(await page.title()).toBe('页面不存在 - Admin')
  })

  it('leaves the console closed while the menus cannot be loaded, and offers a retry [S8.03]', async () => {
    const page = await shell.open()
    await page.route('**/current/menus', (route) => route.abort())
    await shell.logIn(page)
    await page.getByRole('heading', { name: '菜单加载失败' }).waitFor()
    expect(await page.locator('header').count()).toBe(0)
    await page.unroute('**/current/menus')
    await page.getByRole('button', { name: '重试' }).click()
    await page.locator('header h1').waitFor()
  })

  it('says so while the browser is offline [S8.04]', async () => {
    const page = await shell.open()
    await shell.logIn(page)
    await page.locator('header h1').waitFor()
    await page.context().setOffline(true)
    await page.getByText('您当前处于离线状态').waitFor()
    await page.context().setOffline(false)
    await page.getByText('您当前处于离线状态').waitFor({ state: 'detached' })
  })
})

it('keeps the page one is on alive when the browser goes back and forth', async () => {
  const page = await shell.open()
  await shell.logIn(page)
  await page.locator('header h1').waitFor()
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-same', 'yes'))
  await page.evaluate(() => void (location.hash = '/role'))
  await page.locator('header h1', { hasText: '角色' }).waitFor()
  await page.goBack()
  await page.locator('header h1', { hasText: '首页' }).waitFor()
  expect(await page.locator('header').getAttribute('data-same')).toBe('yes')
})
