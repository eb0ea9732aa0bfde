import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { resources } from '#generated/resources/resources.ts'
import type { LanguageCode } from '#console/kit/config/language.ts'
import type { Language } from '#shared/contracts/Text.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import type { Journey } from '#tests/support/openJourney.ts'
import { Crawl } from './Crawl.ts'
import { LayoutShifts } from './LayoutShifts.ts'
import { looksOf, show } from './Looks.ts'
import { RecordTexts, faultsOf, readScreen } from './ScreenContent.ts'
import { accessibilityFaults } from './accessibility.ts'
import { answerForOthers } from './answerForOthers.ts'
import { LinkedScreens, allScreens, wordsOf } from './screens.ts'
import type { Screen } from './screens.ts'

interface CrawledLanguage {
  code: LanguageCode
  language: Language
}

/** Looks at every screen in one language. Each language has a test file of its own, so that they can run in parallel. */
export function crawlIn({ code, language }: CrawledLanguage): Journey {
  const journey = openJourney()
  describe('every screen', () => {
    it(`has no untranslated text, overflow, layout shift, accessibility fault or console error in ${code} [S1.02] [S2.27] [S2.30] [S2.42]`, async () => {
      const words = await wordsOf(language)
      const screens = await allScreens(journey.server().api, words, language)
      const visitor = await journey.visit('/404', { language: code, once: true })
      await answerForOthers(visitor.page, [journey.server().origin])
      // Menus and dialogs differ between the languages only in their words, and Chinese words would show in English.
      const options = { screens, language, withPopups: language === 'en' }
      const crawl = await Crawl.from(visitor, words('shell.problem.notFoundTitle'), options)
      await crawl.goRound()
      expect(crawl.faults).toEqual([])
      expect(crawl.screens.length).toBeGreaterThan(3 * resources.length)
    }, 2_700_000)

    it(`has no such fault in ${code} before the log-in either [S2.02] [S2.03]`, async () => {
      const { page } = await journey.visit('/404', { token: null, language: code, once: true })
      expect(await faultsForVisitors(page, journey.server().origin, language)).toEqual([])
    })
  })
  return journey
}

/** Before the log-in there are no tabs: each look of a page needs a load of its own. */
async function faultsForVisitors(page: Page, origin: string, language: Language): Promise<string[]> {
  const shifts = await LayoutShifts.of(page)
  const data = new RecordTexts(page)
  const screens: Screen[] = [{ address: '/login' }, { address: '/404' }]
  const linked = new LinkedScreens(screens)
  const faults: string[] = []
  for (const [index, { address }] of screens.entries()) {
    for (const each of looksOf(index, language)) {
      await page.emulateMedia({ colorScheme: each.colorScheme })
      await page.setViewportSize(each.viewport)
      await page.goto(`${origin}/#${address}`)
      await page.reload({ waitUntil: 'networkidle' })
      await show(page, each)
      const found = [
        ...(await shifts.faults()),
        ...faultsOf(await readScreen(page), language, await data.read()),
        ...(await accessibilityFaults(page)),
      ]
      const where = `${address} at ${each.viewport.width}px in ${each.colorScheme}`
      faults.push(...found.map((fault) => `${where}: ${fault}`))
    }
    screens.push(...(await linked.newOn(page)))
  }
  return faults
}
