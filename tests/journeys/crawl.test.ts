import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { resources } from '#generated/resources/resources.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { LayoutShifts } from './LayoutShifts.ts'
import { RecordTexts, faultsOf, look, settle } from './Sight.ts'
import { accessibilityFaults } from './accessibility.ts'
import { eachPopup, popups } from './popups.ts'
import { LinkedScreens, allScreens, wordsOf } from './screens.ts'
import type { Screen } from './screens.ts'

const journey = openJourney()

const languages = [
  { code: 'zh-ch', language: 'zh' },
  { code: 'en-us', language: 'en' },
] as const
const wide = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }
/** With `CRAWL=all` axe looks at each screen in both styles and on both widths, else at one of the four per language. */
const everyLook = process.env['CRAWL'] === 'all'

/** How a screen is looked at: one way in one language, the other way in the other. */
function looksOf(index: number, language: 'zh' | 'en') {
  const turned = language === 'en' ? 1 : 0
  const widths = (index + turned) % 2 === 0 ? [wide, phone] : [phone, wide]
  const styles: readonly ('light' | 'dark')[] =
    (Math.floor(index / 2) + turned) % 2 === 0 ? ['dark', 'light'] : ['light', 'dark']
  return { widths, styles: everyLook ? styles : styles.slice(1) }
}

/** Few tabs at a time: every one that stays open is laid out again when the window changes. */
async function closeTab(page: Page, { address }: Screen): Promise<void> {
  if (address === '/home') return
  await page.locator('[role=tab][aria-selected=true]').press('Delete')
  await page.waitForFunction((left) => window.location.hash !== `#${left}`, address)
}

/** Other sites, which pages show in frames, are answered for: they may be out of reach. */
async function answerForOthers(page: Page, origin: string): Promise<void> {
  const body = '<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1></main></html>'
  const isOther = (url: URL) => url.protocol.startsWith('http') && url.origin !== origin
  await page.route(isOther, (route) => route.fulfill({ contentType: 'text/html', body }))
}

describe('every screen', () => {
  it.each(languages)(
    'is whole in $code, wide and on a phone, light and dark, with its menus and dialogs: words, width, nothing that jumps, accessible, a silent console [S1.02] [S2.27] [S2.30] [S2.42]',
    async ({ code, language }) => {
      const words = await wordsOf(language)
      const screens = await allScreens(journey.server().api, words)
      const linked = new LinkedScreens(screens)
      const { page, goTo } = await journey.visit('/404', { language: code })
      await answerForOthers(page, journey.server().origin)
      const data = new RecordTexts(page)
      const shifts = await LayoutShifts.of(page)
      await page.reload()
      await settle(page, words('shell.problem.notFoundTitle'))
      const faults: string[] = []
      const note = (where: string, found: readonly string[]) =>
        faults.push(...found.map((fault) => `${where}: ${fault}`))
      for (const [index, screen] of screens.entries()) {
        const { widths, styles } = looksOf(index, language)
        for (const [step, viewport] of widths.entries()) {
          const where = `${screen.address} at ${viewport.width}px`
          await page.setViewportSize(viewport)
          if (step === 0) await shifts.forget()
          if (step === 0) await goTo(screen.address)
          await settle(page, screen.heading).catch((error: unknown) => note(where, [String(error)]))
          if (step === 0) note(where, await shifts.faults())
          note(where, faultsOf(await look(page), language, data))
          if (step === 0 && !everyLook) continue
          for (const colorScheme of styles) {
            await page.emulateMedia({ colorScheme })
            await page.locator(`html[data-style=${colorScheme}]`).waitFor({ state: 'attached' })
            await settle(page, screen.heading)
            note(`${where} in ${colorScheme}`, await accessibilityFaults(page))
          }
        }
        await eachPopup(page.locator(screen.address === '/home' ? 'body' : 'main'), async (name) => {
          const where = `${screen.address}, ${name}`
          note(where, faultsOf(await look(page), language, data))
          note(where, await accessibilityFaults(page, popups))
          screens.push(...(await linked.newOn(page)))
        })
        screens.push(...(await linked.newOn(page)))
        await closeTab(page, screen)
      }
      expect(faults).toEqual([])
      expect(screens.length).toBeGreaterThan(3 * resources.length)
    },
    600_000,
  )

  it('would not pass with a message key, a forgotten Chinese word, a button without a name or a page wider than the window', async () => {
    const translate = await wordsOf('en')
    const { page } = await journey.visit('/404', { language: 'en-us', viewport: phone })
    const data = new RecordTexts(page)
    await page.reload()
    await settle(page, translate('shell.problem.notFoundTitle'))
    expect(faultsOf(await look(page), 'en', data)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await page.evaluate(() => {
      const wrong = document.createElement('p')
      wrong.append('shell.problem.unknown', document.createElement('button'))
      wrong.title = '忘了翻译'
      wrong.style.width = '400px'
      const panels = [...document.querySelectorAll('[role=tabpanel]')]
      panels.find((panel) => panel.checkVisibility())?.append(wrong)
    })
    expect(faultsOf(await look(page), 'en', data)).toEqual([
      'message key: shell.problem.unknown',
      'Chinese: 忘了翻译',
      expect.stringMatching(/^\d+px wider than the window$/),
    ])
    expect(await accessibilityFaults(page)).toEqual([expect.stringMatching(/^button-name at /)])
  })
})
