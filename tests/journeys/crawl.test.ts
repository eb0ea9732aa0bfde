import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createI18nProvider } from '#console/providers/createI18nProvider.ts'
import { loadMessages } from '#console/messages/loadMessages.ts'
import { resources } from '#generated/resources/resources.ts'
import { textOf } from '#server/crud/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Language } from '#shared/contracts/Text.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { RecordTexts, faultsOf, lookAt } from './Sight.ts'

const journey = openJourney()

interface Screen {
  address: string
  heading: string
}

/** A title by its key, with the name of an entity in it. */
type Translate = (key: string, options?: Record<string, unknown>) => string

async function wordsOf(language: Language): Promise<Translate> {
  const { consoleMessages } = await loadMessages(language)
  return createI18nProvider(language, consoleMessages).translate
}

async function screensOf(resource: Resource, translate: Translate): Promise<Screen[]> {
  const { entity, kind, permissions, form } = resource
  const nameOf = (count: number) => translate(`resources.${entity}.name`, { smart_count: count })
  const titled = (key: string) => translate(`screens.form.${key}Title`, { name: nameOf(1) })
  if (kind === 'single') return [{ address: `/${entity}`, heading: nameOf(1) }]
  const id = await firstId(resource)
  const screens = [
    { address: `/${entity}`, heading: nameOf(2) },
    { address: `/${entity}/${id}/show`, heading: titled('show') },
  ]
  if (form && permissions.create) screens.push({ address: `/${entity}/create`, heading: titled('create') })
  if (form && permissions.edit) screens.push({ address: `/${entity}/${id}`, heading: titled('edit') })
  return screens
}

async function firstId({ path }: Resource): Promise<string> {
  const [record] = dataOf(await journey.server().api.get<JsonObject[]>(path))
  return textOf(record?.['id'])
}

async function allScreens(translate: Translate): Promise<Screen[]> {
  const screens = await Promise.all(resources.map((resource) => screensOf(resource, translate)))
  const home = { address: '/home', heading: translate('shell.home') }
  const unknown = { address: '/404', heading: translate('shell.problem.notFoundTitle') }
  return [home, ...screens.flat(), unknown]
}

/** Few tabs at a time: every one that stays open is laid out again when the window changes. */
async function closeTab(page: Page, { address }: Screen): Promise<void> {
  if (address === '/home') return
  await page.locator('[role=tab][aria-selected=true]').press('Delete')
  await page.waitForFunction((left) => window.location.hash !== `#${left}`, address)
}

const languages = [
  { code: 'zh-ch', language: 'zh' },
  { code: 'en-us', language: 'en' },
] as const
const wide = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

describe('every screen of every entity', () => {
  it.each(languages)(
    'is whole in $code on a wide window and on a phone: heading, words, width, a silent console [S1.02] [S2.27] [S2.30] [S2.42]',
    async ({ code, language }) => {
      const screens = await allScreens(await wordsOf(language))
      const { page, goTo } = await journey.visit('/404', { language: code })
      const data = new RecordTexts(page)
      await page.reload()
      const faults: string[] = []
      const look = async ({ address, heading }: Screen, viewport: typeof wide | typeof phone) => {
        await page.setViewportSize(viewport)
        const sight = await lookAt(page, heading).catch((error: unknown) => String(error))
        const found = typeof sight === 'string' ? [sight] : faultsOf(sight, language, data)
        faults.push(...found.map((fault) => `${address} at ${viewport.width}px: ${fault}`))
      }
      for (const [index, screen] of screens.entries()) {
        await goTo(screen.address)
        // Every other screen is opened on the phone and widened then.
        const order = index % 2 === 0 ? [wide, phone] : [phone, wide]
        for (const viewport of order) await look(screen, viewport)
        await closeTab(page, screen)
      }
      expect(faults).toEqual([])
      expect(screens.length).toBeGreaterThan(3 * resources.length)
    },
    300_000,
  )

  it('would not pass with a message key, a forgotten Chinese word or a page wider than the window', async () => {
    const translate = await wordsOf('en')
    const { page } = await journey.visit('/404', { language: 'en-us', viewport: phone })
    const heading = translate('shell.problem.notFoundTitle')
    const data = new RecordTexts(page)
    expect(faultsOf(await lookAt(page, heading), 'en', data)).toEqual([])
    await page.evaluate(() => {
      const wrong = document.createElement('p')
      wrong.append('shell.problem.unknown')
      wrong.title = '忘了翻译'
      wrong.style.width = '400px'
      const panels = [...document.querySelectorAll('[role=tabpanel]')]
      panels.find((panel) => panel.checkVisibility())?.append(wrong)
    })
    expect(faultsOf(await lookAt(page, heading), 'en', data)).toEqual([
      'message key: shell.problem.unknown',
      'Chinese: 忘了翻译',
      expect.stringMatching(/^\d+px wider than the window$/),
    ])
  })
})
