import { describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, input, see, seeHeading } from './support/screen.ts'

const journey = openJourney()

const nobodysId = '01890000-0000-7000-8000-000000000000'

describe('an address', () => {
  it('opens a record, for reading and for editing', async () => {
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

  it('in capitals or with a final slash opens the same page in the same tab', async () => {
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

  it('in the form of the API’s paths opens the list', async () => {
    const { page, goTo } = await journey.visit('/orders')
    await seeHeading(page, '订单')
    expect(new URL(page.url()).hash).toMatch(/^#\/order(?:\?|$)/)
    await goTo('/distributions/logs')
    await seeHeading(page, '分销记录')
    const tabs = page.getByRole('tab').filter({ hasText: /./ })
    expect(await tabs.allInnerTexts()).toEqual(['首页', '订单', '分销记录'])
  })

  it('that redirects does so again for a person who returns to it before the other page is shown', async () => {
    const { page, goTo } = await journey.visit('/good', { once: true })
    await seeHeading(page, '商品')
    await page.evaluate(comeBackAtOnce)
    await goTo('/')
    await expect.poll(() => new URL(page.url()).hash).toBe('#/home')
    await see(page.getByRole('main'), '我最近的操作')
    const tabs = page.getByRole('tab').filter({ hasText: /./ })
    expect(await tabs.allInnerTexts()).toEqual(['首页', '商品'])
  })

  it('of no page shows the not-found page, with a button to the home page [S2.04]', async () => {
    const { page, goTo } = await journey.visit('/home')
    for (const address of [
      '/nowhere',
      '/good/nonsense',
      '/good/nonsense/show',
      '/good/create/more',
      '/logger/create',
      '/exception/nothing',
    ]) {
      await goTo(address)
      await seeHeading(page, '页面不存在')
      expect(new URL(page.url()).hash).toBe('#/exception/404.vue')
      await button(page, '返回首页').click()
      await see(page, /，系统管理员$/)
    }
  })

  it('of a record with a long name leaves room for the record’s values', async () => {
    const { api } = journey.server()
    const name = 'W'.repeat(200)
    const { id = '' } = dataOf(
      await api.post('/goods', { name, price: 1, min_price: 0, first_price: 0, status: 'draft' }),
    )
    const looks = { viewport: { width: 375, height: 667 } }
    const { page, goTo } = await journey.visit(`/good/${textOf(id)}/show`, looks)
    const head = page.locator(`p[title="${name}"]`).filter({ visible: true })
    await head.waitFor()
    const isShort = async () => ((await head.boundingBox())?.height ?? 999) < 100
    expect(await isShort()).toBe(true)
    await goTo(`/good/${textOf(id)}`)
    await head.waitFor()
    expect(await isShort()).toBe(true)
  })

  it('of a missing record says that it does not exist, with the way back to the list', async () => {
    const { page, provoke } = await journey.visit(`/good/${nobodysId}/show`)
    provoke('404 GET /goods/')
    await see(page, '该商品不存在')
    await expect(button(page, '重试').count()).resolves.toBe(0)
    await button(page, '返回商品列表').click()
    await seeHeading(page, '商品')
    // An address without a record is not kept in a tab.
    expect(await page.locator(`[role=tab][data-path="/good/${nobodysId}/show"]`).count()).toBe(0)
  })

  it('of a record that cannot be loaded offers another try and stays the same', async () => {
    const [good] = dataOf(await journey.server().api.get<JsonObject[]>('/goods'))
    const { page, goTo, provoke } = await journey.visit('/home')
    await see(page, /，系统管理员$/)
    provoke('net::ERR_FAILED')
    const call = '**/api/v1/goods/*'
    await page.route(call, (route) => route.abort())
    await goTo(`/good/${textOf(good?.['id'])}`)
    await see(page, '商品加载失败')
    await page.unroute(call)
    await button(page, '重试').click()
    await expect.poll(() => input(page, '商品名称').inputValue()).toBe(good?.['name'])
  })
})

/** Imitates the second click on a slow machine. */
function comeBackAtOnce(): void {
  const replaceState = window.history.replaceState.bind(window.history)
  window.history.replaceState = (...change) => {
    replaceState(...change)
    if (!String(change[2]).endsWith('#/home')) return
    window.history.replaceState = replaceState
    setTimeout(() => (window.location.hash = '#/'))
  }
}
