import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { resources } from '#generated/resources/resources.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { LayoutShifts } from './LayoutShifts.ts'
import { RecordTexts, faultsOf, look, settle } from './Sight.ts'
import { accessibilityFaults } from './accessibility.ts'
import { eachPopup, popups } from './popups.ts'
import { LinkedScreens, allScreens, closeTab, wordsOf } from './screens.ts'
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

interface Looks {
  /** It is loaded at the first of them. */
  widths: readonly [typeof wide, typeof wide]
  styles: readonly ('light' | 'dark')[]
}

/** How a screen is looked at: one way in one language, the other way in the other. */
function looksOf(index: number, language: 'zh' | 'en'): Looks {
  const turned = language === 'en' ? 1 : 0
  const styles: Looks['styles'] =
    (Math.floor(index / 2) + turned) % 2 === 0 ? ['dark', 'light'] : ['light', 'dark']
  return {
    widths: (index + turned) % 2 === 0 ? [wide, phone] : [phone, wide],
    styles: everyLook ? styles : styles.slice(1),
  }
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
      const seen = new Set<string>()
      const note = (where: string, found: readonly string[]) =>
        faults.push(...found.map((fault) => `${where}: ${fault}`))

      const lookAtPopup = async (where: string) => {
        note(where, faultsOf(await look(page), language, data))
        note(where, await accessibilityFaults(page, popups))
        screens.push(...(await linked.newOn(page)))
      }
      const load = async ({ address, heading }: Screen, viewport: typeof wide) => {
        await page.setViewportSize(viewport)
        await shifts.forget()
        await goTo(address)
        await settle(page, heading)
        note(`${address} at ${viewport.width}px`, await shifts.faults())
      }
      const lookAtScreen = async (screen: Screen, { widths, styles }: Looks) => {
        const { address, heading } = screen
        await load(screen, widths[0])
        for (const [step, viewport] of widths.entries()) {
          const where = `${address} at ${viewport.width}px`
          await page.setViewportSize(viewport)
          await settle(page, heading)
          note(where, faultsOf(await look(page), language, data))
          for (const colorScheme of step === 0 && !everyLook ? [] : styles) {
            await page.emulateMedia({ colorScheme })
            await page.locator(`html[data-style=${colorScheme}]`).waitFor({ state: 'attached' })
            await settle(page, heading)
            note(`${where} in ${colorScheme}`, await accessibilityFaults(page))
          }
        }
        const place = page.locator(address === '/home' ? 'body' : 'main')
        await eachPopup(place, { seen, look: (name) => lookAtPopup(`${address}, ${name}`) })
        screens.push(...(await linked.newOn(page)))
        await closeTab(page)
      }
      for (const [index, screen] of screens.entries())
        await lookAtScreen(screen, looksOf(index, language)).catch((error: unknown) =>
          note(screen.address, [String(error)]),
        )
      expect(faults).toEqual([])
      expect(screens.length).toBeGreaterThan(3 * resources.length)
    },
    900_000,
  )

  it.each(languages)('is whole in $code for visitors too [S2.02] [S2.03]', async ({ code, language }) => {
    const { page } = await journey.visit('/404', { token: null, language: code })
    const shifts = await LayoutShifts.of(page)
    const data = new RecordTexts(page)
    const screens: Screen[] = [{ address: '/login' }, { address: '/404' }]
    const linked = new LinkedScreens(screens)
    const faults: string[] = []
    for (const [index, { address }] of screens.entries()) {
      for (const [step, viewport] of looksOf(index, language).widths.entries()) {
        const colorScheme = step === 0 ? 'light' : 'dark'
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        await page.goto(`${journey.server().origin}/#${address}`)
        await page.reload({ waitUntil: 'networkidle' })
        await settle(page)
        const found = [
          ...(await shifts.faults()),
          ...faultsOf(await look(page), language, data),
          ...(await accessibilityFaults(page)),
        ]
        faults.push(...found.map((fault) => `${address} at ${viewport.width}px in ${colorScheme}: ${fault}`))
        screens.push(...(await linked.newOn(page)))
      }
    }
    expect(faults).toEqual([])
  })

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
