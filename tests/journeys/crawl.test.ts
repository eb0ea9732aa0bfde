import { describe, expect, it } from 'vitest'
import { resources } from '#generated/resources/resources.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { Crawl } from './Crawl.ts'
import { LayoutShifts } from './LayoutShifts.ts'
import { looksOf, phone, show } from './Looks.ts'
import { RecordTexts, faultsOf, look, settle } from './Sight.ts'
import { accessibilityFaults } from './accessibility.ts'
import { answerForOthers } from './answerForOthers.ts'
import { LinkedScreens, allScreens, wordsOf } from './screens.ts'
import type { Screen } from './screens.ts'

const journey = openJourney()

const languages = [
  { code: 'zh-ch', language: 'zh' },
  { code: 'en-us', language: 'en' },
] as const

describe('every screen', () => {
  it.each(languages)(
    'is whole in $code, wide and on a phone, light and dark, with its menus and dialogs: words, width, nothing that jumps, accessible, a silent console [S1.02] [S2.27] [S2.30] [S2.42]',
    async ({ code, language }) => {
      const words = await wordsOf(language)
      const screens = await allScreens(journey.server().api, words)
      const visitor = await journey.visit('/404', { language: code })
      await answerForOthers(visitor.page, [journey.server().origin])
      // Menus and dialogs are the same in both languages but for their words, and Chinese ones show in English.
      const options = { screens, language, withPopups: language === 'en' }
      const crawl = await Crawl.from(visitor, words('shell.problem.notFoundTitle'), options)
      await crawl.goRound()
      expect(crawl.faults).toEqual([])
      expect(crawl.screens.length).toBeGreaterThan(3 * resources.length)
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
      for (const each of looksOf(index, language)) {
        // Before the log-in the system's style is asked for once.
        await page.emulateMedia({ colorScheme: each.colorScheme })
        await page.setViewportSize(each.viewport)
        await page.goto(`${journey.server().origin}/#${address}`)
        await page.reload({ waitUntil: 'networkidle' })
        await show(page, each)
        const found = [
          ...(await shifts.faults()),
          ...faultsOf(await look(page), language, data),
          ...(await accessibilityFaults(page)),
        ]
        const where = `${address} at ${each.viewport.width}px in ${each.colorScheme}`
        faults.push(...found.map((fault) => `${where}: ${fault}`))
      }
      screens.push(...(await linked.newOn(page)))
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
