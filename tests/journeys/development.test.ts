import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, input, see, seeHeading } from './screen.ts'
import { consoleConfig } from '../../vite.config.ts'

const journey = openJourney()

let vite: ViteDevServer | undefined

afterAll(() => vite?.close())

async function serveSources(): Promise<string> {
  const { origin } = journey.server()
  vite = await createServer({
    ...consoleConfig,
    configFile: false,
    logLevel: 'silent',
    // Beside the one of `npm run dev`, which may be running.
    cacheDir: '.cache/vite-journeys',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, proxy: { '/api': { target: origin } } },
  })
  await vite.listen()
  return vite.resolvedUrls?.local[0] ?? ''
}

describe('the console while it is worked on', () => {
  it('shows log-in, list, form, detail and tree without a word of React, Material UI or react-admin', async () => {
    const server = journey.server()
    const [good] = dataOf(await server.api.get<JsonObject[]>('/goods'))
    const origin = await serveSources()
    const { page, goTo } = await journey.visit('/404', { token: null })
    await page.goto(`${origin}#/login`)
    await input(page, '用户名').fill('admin')
    const token = await server.logIn()
    await page.evaluate((given) => {
      localStorage.setItem('fenxiao_token', given)
      localStorage.setItem('fenxiao_is_login', 'true')
    }, token)
    await page.goto(`${origin}#/good`)
    await page.reload()
    await see(page, /^共 \d+ 条$/)
    await goTo('/good/create')
    await page.getByRole('textbox', { name: '商品详情' }).waitFor()
    await button(page, '保存').click()
    await see(page, '请输入商品名称')
    await goTo(`/good/${textOf(good?.['id'])}/show`)
    await seeHeading(page, '商品详情')
    await see(page.getByRole('main'), textOf(good?.['name']))
    await goTo('/menu')
    await seeHeading(page, '菜单')
    await page.locator('[role=treegrid] tbody tr').first().waitFor()
    expect(await page.locator('h1').innerText()).toBe('菜单')
  })
})
