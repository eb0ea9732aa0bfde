import { describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, input, see, seeHeading } from './screen.ts'

const journey = openJourney()

const nobodysId = '01890000-0000-7000-8000-000000000000'

describe('an address', () => {
  it('leads straight to a record, for reading and for editing', async () => {
    const [good] = dataOf(await journey.server().api.get<JsonObject[]>('/goods'))
    const shown = await journey.visit(`/good/${textOf(good?.['id'])}/show`)
    await seeHeading(shown.page, '商品详情')
    await see(shown.page.getByRole('main'), textOf(good?.['name']))
    const edited = await journey.visit(`/good/${textOf(good?.['id'])}`)
    await seeHeading(edited.page, '编辑商品')
    await expect.poll(() => input(edited.page, '商品名称').inputValue()).toBe(good?.['name'])
    await edited.page.reload()
    await expect.poll(() => input(edited.page, '商品名称').inputValue()).toBe(good?.['name'])
  })

  it('in capitals, or with a slash behind it, is the one of the same page in the same tab', async () => {
    const { page, goTo } = await journey.visit('/wechatconfig/')
    await seeHeading(page, '微信配置')
    await expect.poll(() => new URL(page.url()).hash).toBe('#/weChatConfig')
    await goTo('/Order/?page=2')
    await seeHeading(page, '订单')
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/order\?page=2/)
    await goTo('/order')
    const tabs = page.getByRole('tab').filter({ hasText: /./ })
    expect(await tabs.allInnerTexts()).toEqual(['首页', '微信配置', '订单'])
  })

  it('that leads nowhere shows the page that says so, with a way on [S2.04]', async () => {
    const { page, goTo } = await journey.visit('/home')
    for (const address of ['/nowhere', '/good/create/more', '/logger/create', '/exception/nothing']) {
      await goTo(address)
      await seeHeading(page, '页面不存在')
      expect(new URL(page.url()).hash).toBe('#/exception/404.vue')
      await button(page, '返回首页').click()
      await see(page, /，系统管理员$/)
    }
  })

  it('of a record that is gone says so and leads back to the list', async () => {
    const { page, goTo, provoke } = await journey.visit('/home')
    provoke('404 GET /goods/')
    for (const address of [`/good/${nobodysId}/show`, `/good/${nobodysId}`]) {
      await goTo('/home')
      await see(page, /，系统管理员$/)
      await goTo(address)
      await seeHeading(page, '商品')
      await page.getByRole('alert').waitFor()
    }
  })
})

describe('while the server cannot be reached', () => {
  const refused = 'net::ERR_CONNECTION_REFUSED GET'

  it('a list says so and loads when it is tried again [S8.01]', async () => {
    const { page, goTo, provoke } = await journey.visit('/home')
    await see(page, /，系统管理员$/)
    provoke(`${refused} /goods`)
    await page.route('**/api/v1/goods?*', (route) => route.abort('connectionrefused'))
    await goTo('/good')
    await see(page, '商品加载失败')
    await see(page, '网络错误')
    await page.unroute('**/api/v1/goods?*')
    await button(page, '重试').click()
    await see(page, /^共 \d+ 条$/)
  })

  it('a form keeps what was typed and saves when it is tried again [S8.04]', async () => {
    const { page, provoke } = await journey.visit('/distribution/create')
    await input(page, '分销层级').fill('9')
    await input(page, '佣金比例').fill('1.5')
    provoke('net::ERR_CONNECTION_REFUSED POST /distributions')
    await page.route('**/api/v1/distributions', (route) => route.abort('connectionrefused'))
    await button(page, '保存').click()
    await see(page, /^保存失败/)
    await page.unroute('**/api/v1/distributions')
    expect(await input(page, '分销层级').inputValue()).toBe('9')
    await button(page, '保存').click()
    await see(page, '保存成功')
  })

  it('the console does not start without its menus, and starts when it is tried again [S8.03]', async () => {
    const { page, provoke } = await journey.visit('/home')
    await see(page, /，系统管理员$/)
    provoke(`${refused} /current/menus`)
    await page.route('**/api/v1/current/menus', (route) => route.abort('connectionrefused'))
    await page.reload()
    await see(page, '菜单加载失败')
    await page.unroute('**/api/v1/current/menus')
    await button(page, '重试').click()
    await see(page, /，系统管理员$/)
  })
})
