import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openJourney } from '#tests/support/openJourney.ts'
import { consoleConfig } from '../../vite.config.ts'
import { RecordTexts, readScreen, settle, textsInNoCatalogue } from './support/ScreenContent.ts'
import { answerForOthers } from './support/answerForOthers.ts'
import { eachInnerTab } from './support/innerTabs.ts'
import { eachPopup } from './support/popups.ts'
import { LinkedScreens, allScreens, closeTab, pseudoWords } from './support/screens.ts'
import { button, see } from './support/screen.ts'

const journey = openJourney()

let vite: ViteDevServer | undefined

afterAll(() => vite?.close())

/** The console as `npm run dev` serves it, in the pseudo-language. */
async function serveSources(): Promise<string> {
  const { origin } = journey.server()
  vi.stubEnv('VITE_PSEUDO_LANGUAGE', 'true')
  vite = await createServer({
    ...consoleConfig,
    configFile: false,
    logLevel: 'silent',
    // Not the cache of `npm run dev`, which may be running.
    cacheDir: '.cache/vite-journeys',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, proxy: { '/api': { target: origin } } },
  })
  vi.unstubAllEnvs()
  await vite.listen()
  return vite.resolvedUrls?.local[0] ?? ''
}

describe('the console in development', () => {
  it('shows no text outside the message catalogues on any screen, menu or dialog [S1.02]', async () => {
    const server = journey.server()
    const screens = await allScreens(server.api, await pseudoWords(), 'zh')
    const { origin } = new URL(await serveSources())
    const { page, goTo } = await journey.visit('/404', { token: null })
    await answerForOthers(page, [origin, server.origin])
    const data = new RecordTexts(page, { isMenuRecord: true })
    const faults: string[] = []
    const seen = new Set<string>()
    const visited = [{ address: '/login' }, { address: '/404' }]
    const linkedBefore = new LinkedScreens(visited)
    const linked = new LinkedScreens(screens)
    const judge = async (where: string) => {
      const strange = textsInNoCatalogue(await readScreen(page), await data.read())
      faults.push(...strange.map((fault) => `${where}: ${fault}`))
    }
    const lookAt = async (where: string) => {
      await judge(where)
      screens.push(...(await linked.newOn(page)))
    }
    for (const { address } of visited) {
      await page.goto(`${origin}/#${address}`)
      await page.reload({ waitUntil: 'commit' })
      // In development each source is a file of its own, and there are hundreds.
      await page.getByRole('heading').first().waitFor({ timeout: 90_000 })
      await settle(page)
      await judge(address)
      visited.push(...(await linkedBefore.newOn(page)))
    }
    expect(visited.length).toBeGreaterThan(3)
    const token = await server.logIn()
    await page.evaluate((given) => {
      localStorage.setItem('fenxiao_token', given)
      localStorage.setItem('fenxiao_is_login', 'true')
    }, token)
    await page.reload()
    for (const { address, heading } of screens) {
      await goTo(address)
      await settle(page, heading).catch((error: unknown) => faults.push(`${address}: ${String(error)}`))
      await lookAt(address)
      const further = { seen, look: (name: string) => lookAt(`${address}, ${name}`) }
      await eachInnerTab(page, further)
      await eachPopup(page.locator(address === '/home' ? 'body' : 'main'), further)
      await closeTab(page)
    }
    await goTo('/good/create')
    await page.getByRole('textbox', { name: '⟦商品详情⟧' }).waitFor()
    await button(page, '⟦保存⟧').click()
    await see(page, '⟦请输入⟦商品名称⟧⟧')
    await judge('/good/create with complaints')
    expect(faults).toEqual([])
  }, 1_800_000)
})
