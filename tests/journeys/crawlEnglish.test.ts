import { describe, expect, it } from 'vitest'
import { phone } from './support/Looks.ts'
import { RecordTexts, faultsOf, readScreen, settle } from './support/ScreenContent.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { crawlIn } from './support/crawlIn.ts'
import { wordsOf } from './support/screens.ts'

const journey = crawlIn({ code: 'en-us', language: 'en' })

describe('the crawl', () => {
  it('reports a message key, untranslated Chinese, a button without a name and a page wider than the window', async () => {
    const translate = await wordsOf('en')
    const { page } = await journey.visit('/404', { language: 'en-us', viewport: phone })
    const data = new RecordTexts(page)
    await page.reload()
    await settle(page, translate('shell.problem.notFoundTitle'))
    expect(faultsOf(await readScreen(page), 'en', await data.read())).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await page.evaluate(() => {
      const wrong = document.createElement('p')
      wrong.append('shell.problem.unknown', document.createElement('button'))
      wrong.title = '忘了翻译'
      wrong.style.width = '400px'
      const panels = [...document.querySelectorAll('[role=tabpanel]')]
      panels.find((panel) => panel.checkVisibility())?.append(wrong)
    })
    expect(faultsOf(await readScreen(page), 'en', await data.read())).toEqual([
      'message key: shell.problem.unknown',
      'Chinese: 忘了翻译',
      expect.stringMatching(/^\d+px wider than the window$/),
    ])
    expect(await accessibilityFaults(page)).toEqual([expect.stringMatching(/^button-name at /)])
  })
})
