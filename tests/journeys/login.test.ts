import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney } from '#tests/support/openJourney.ts'
import { adminPassword } from '#tests/support/testServer.ts'
import { button, input, see, seeHeading, seeNothingOf } from './screen.ts'

const journey = openJourney()

async function captchaId(page: Page): Promise<string> {
  const image = page.locator('img[src*="/captcha/image"]')
  await image.waitFor()
  const address = new URL((await image.getAttribute('src')) ?? '', page.url())
  return address.searchParams.get('id') ?? ''
}

async function logIn(page: Page, { username = 'admin', password = adminPassword, code = '' } = {}) {
  await input(page, '用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await input(page, '验证码').fill(code || (await journey.server().captchaAnswer(await captchaId(page))))
  await button(page, '登录').click()
}

function ourKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((name) => name.includes('fenxiao_'))
      .toSorted(),
  )
}

describe('logging in', () => {
  it('leads from the bare address to the log-in page and on to the first page, greeted [S2.01] [S2.02] [S4.01] [S8.04]', async () => {
    const { page } = await journey.visit('/', { token: null })
    await page.getByRole('heading', { name: '欢迎登录' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#/login')
    expect(await page.title()).toBe('登录 - Admin')
    await logIn(page)
    await see(page, '登录成功！')
    await see(page, /，系统管理员$/)
    expect(await ourKeys(page)).toEqual(
      expect.arrayContaining(['fenxiao_is_login', 'fenxiao_token', 'fenxiao_user_info']),
    )
    await page.getByRole('link', { name: '商品', exact: true }).first().click()
    await seeHeading(page, '商品')
    expect(await page.title()).toBe('商品 - Admin')
  })

  it.each([
    ['zh-ch', '登录', ['请输入用户名！', '请输入密码！', '请输入验证码！']],
    [
      'en-us',
      'Log in',
      ['Please input your username!', 'Please input your password!', 'Please input captcha!'],
    ],
  ] as const)('asks for what is missing, in %s [S5.01]', async (language, submit, words) => {
    const { page } = await journey.visit('/login', { token: null, language })
    await captchaId(page)
    await button(page, submit).click()
    for (const word of words) await see(page, word)
    expect(await page.locator('input:focus').getAttribute('name')).toBe('username')
  })

  it('says that the captcha is wrong, empties it and shows another [S2.02] [S8.04]', async () => {
    const { page, provoke } = await journey.visit('/login', { token: null })
    provoke('400 POST /login')
    const former = await captchaId(page)
    await logIn(page, { code: '????' })
    await see(page, '登录失败，请重试！')
    await see(page, '验证码错误或已过期')
    await expect.poll(() => captchaId(page)).not.toBe(former)
    expect(await input(page, '验证码').inputValue()).toBe('')
    expect(await input(page, '用户名').inputValue()).toBe('admin')
    await logIn(page)
    await see(page, '登录成功！')
  })

  it('does not tell a wrong password from an unknown name, and shows another captcha [S8.04]', async () => {
    const { page, provoke } = await journey.visit('/login', { token: null })
    provoke('400 POST /login')
    for (const wrong of [{ password: 'not the password' }, { username: 'nobody' }]) {
      const former = await captchaId(page)
      await logIn(page, wrong)
      await see(page, '用户名或密码错误')
      await expect.poll(() => captchaId(page)).not.toBe(former)
    }
    expect(await ourKeys(page)).toEqual(['fenxiao_lang'])
  })

  it('changes the language, stores it and loads the page anew [S2.02] [S9.01]', async () => {
    const { page } = await journey.visit('/login', { token: null })
    await button(page, 'English').click()
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('fenxiao_lang'))).toBe('en-us')
    expect(await page.title()).toBe('Login - Admin')
  })
})

describe('the style', () => {
  it('follows the system until somebody chooses, and the choice outlives log-in and reload [S2.08]', async () => {
    const { page } = await journey.visit('/login', { token: null, colorScheme: 'dark' })
    const style = () => page.locator('html').getAttribute('data-style')
    await page.getByRole('heading', { name: '欢迎登录' }).waitFor()
    expect(await style()).toBe('dark')
    await button(page, '切换到浅色').click()
    expect(await style()).toBe('light')
    await logIn(page)
    await see(page, '登录成功！')
    await page.reload()
    await see(page, /，系统管理员$/)
    expect(await style()).toBe('light')
    await button(page, '切换到深色').click()
    await expect.poll(style).toBe('dark')
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(ground).not.toBe('rgb(255, 255, 255)')
  })
})

describe('logging out', () => {
  it('asks first, then leaves nothing of the person in the browser [S2.06] [S4.01]', async () => {
    // A session of its own: the other tests go on with theirs.
    const { page } = await journey.visit('/good', { token: await journey.server().logIn() })
    await seeHeading(page, '商品')
    await page.getByRole('button', { name: '系统管理员' }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    const dialog = page.getByRole('dialog')
    await see(dialog, '确定要退出登录吗？未保存的内容将会丢失。')
    await button(dialog, '取消').click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: '系统管理员' }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await button(dialog, '确定').click()
    await page.getByRole('heading', { name: '欢迎登录' }).waitFor()
    expect(await ourKeys(page)).toEqual(['fenxiao_lang'])
    await page.goBack()
    await page.getByRole('heading', { name: '欢迎登录' }).waitFor()
  })

  it('takes somebody whose session was ended elsewhere back to where they were [S8.02]', async () => {
    const server = journey.server()
    const token = await server.logIn()
    const { page, goTo, provoke } = await journey.visit('/good', { token })
    await see(page, /^共 \d+ 条$/)
    await server.app.inject({
      method: 'POST',
      url: '/api/v1/current/logout',
      headers: { authorization: `Bearer ${token}` },
    })
    provoke('401 GET /')
    await goTo('/order')
    await see(page, '登录已失效，请重新登录')
    await logIn(page)
    await seeHeading(page, '订单')
  })
})

describe('the guard', () => {
  it('sends a stranger to the log-in page and then to the address asked for [S2.41]', async () => {
    const { page } = await journey.visit('/order?page=2', { token: null })
    await page.getByRole('heading', { name: '欢迎登录' }).waitFor()
    const query = new URLSearchParams(new URL(page.url()).hash.split('?')[1])
    expect(query.get('redirect')).toBe('/order?page=2')
    await logIn(page)
    await seeHeading(page, '订单')
    await see(page, /^第 21-40 条/)
  })

  it('does not follow an address of somebody else after the log-in [S2.41]', async () => {
    const strange = await journey.visit('/login?redirect=https%3A%2F%2Fexample.com%2F', { token: null })
    await logIn(strange.page)
    await see(strange.page, /，系统管理员$/)
    for (const foreign of ['//example.com', '/\\example.com', 'javascript:alert(1)']) {
      const { page } = await journey.visit(`/login?redirect=${encodeURIComponent(foreign)}`)
      await see(page, /，系统管理员$/)
      const { origin, hash } = new URL(page.url())
      expect([foreign, origin, hash]).toEqual([foreign, journey.server().origin, '#/home'])
    }
  })

  it.each(['/404', '/exception/404.vue'])('lets anybody see %s [S2.04] [S2.41]', async (address) => {
    const { page } = await journey.visit(address, { token: null })
    await see(page, '页面不存在')
    await seeNothingOf(page, '欢迎登录')
  })
})
