import type { Page } from 'playwright-core'
import { loadMessages } from '#console/kit/messages/loadMessages.ts'
import { pseudoCatalogue } from '#console/kit/messages/catalogue/pseudoLanguage.ts'
import { ownPages } from '#console/shell/navigation/ownPages.ts'
import { createI18nProvider } from '#console/kit/messages/createI18nProvider.ts'
import { withinSentence } from '#shared/words/withinSentence.ts'
import { menus } from '#generated/menus/menus.ts'
import { resources } from '#generated/resources/resources.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import { dashboardsPath } from '#shared/contracts/Dashboard.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Language } from '#shared/contracts/Text.ts'
import { messageKey } from '#shared/words/messageKey.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'

/** A screen of the console, by its address and the heading that shows that it has loaded. */
export interface Screen {
  address: string
  /** Unknown for a page that was found by a link. */
  heading?: string
}

/** A text of the console by its key. */
export type Translate = (key: string, options?: Record<string, unknown>) => string

/** Translates keys into the console's texts in one language. */
export async function wordsOf(language: Language): Promise<Translate> {
  const { consoleMessages } = await loadMessages(language)
  return createI18nProvider(language, consoleMessages).translate
}

/** Translates keys into the console's texts in the pseudo-language. */
export async function pseudoWords(): Promise<Translate> {
  const { consoleMessages } = await loadMessages('zh')
  return createI18nProvider('zh', pseudoCatalogue(consoleMessages)).translate
}

/** All screens for a user who is logged in: those of each entity, and those that belong to no entity. */
export async function allScreens(
  api: ApiClient,
  translate: Translate,
  language: Language,
): Promise<Screen[]> {
  const screens = await Promise.all(
    resources.map((resource) => screensOf(resource, { api, translate, language })),
  )
  const home = { address: '/home', heading: translate('shell.home') }
  const unknown = { address: '/404', heading: translate('shell.problem.notFoundTitle') }
  const own = Object.entries(ownPages).map(([address, title]) => ({ address, heading: translate(title) }))
  return [home, ...dashboardScreens(translate), ...screens.flat(), ...own, unknown]
}

function dashboardScreens(translate: Translate): Screen[] {
  return menus
    .flatMap(({ children }) => children)
    .filter(({ path }) => path.startsWith(dashboardsPath))
    .map(({ path, code }) => ({ address: path, heading: translate(`menus.${messageKey(code)}`) }))
}

async function screensOf(
  { entity, kind, path, permissions, form }: Resource,
  { api, translate, language }: { api: ApiClient; translate: Translate; language: Language },
): Promise<Screen[]> {
  const nameOf = (count: number) => translate(`resources.${entity}.name`, { smart_count: count })
  const titled = (key: string) =>
    translate(`screens.form.${key}Title`, {
      name: key === 'show' ? nameOf(1) : withinSentence(nameOf(1), language),
    })
  if (kind === 'single') return [{ address: `/${entity}`, heading: nameOf(1) }]
  const [record] = dataOf(await api.get<JsonObject[]>(path))
  // Few rows look like many, and are checked faster.
  const screens = [{ address: `/${entity}?perPage=10`, heading: nameOf(2) }]
  if (record) screens.push({ address: `/${entity}/${textOf(record['id'])}/show`, heading: titled('show') })
  if (form && permissions.create) screens.push({ address: `/${entity}/create`, heading: titled('create') })
  if (record && form && permissions.edit)
    screens.push({ address: `/${entity}/${textOf(record['id'])}`, heading: titled('edit') })
  return screens
}

/** Closes the tab: every one that stays open is laid out again when the window changes. */
export async function closeTab(page: Page): Promise<void> {
  const path = await page.locator('[role=tab][data-path][aria-selected=true]').getAttribute('data-path')
  if (path === '/home') return
  const tab = page.locator(`[role=tab][data-path="${path}"]`)
  await tab.press('Delete')
  await tab.waitFor({ state: 'detached' })
}

/** Finds linked pages that are in no list, so that a new page is looked at as soon as a link leads to it. */
export class LinkedScreens {
  readonly #known: Set<string>

  constructor(screens: readonly Screen[]) {
    this.#known = new Set(['/', '/login', '/logout', ...screens.map(patternOf)])
  }

  /** The screens that the page links to now and that were not found before. */
  async newOn(page: Page): Promise<Screen[]> {
    const links = await page
      .locator('a[href^="#/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
    return links.flatMap((link) => {
      const [address = ''] = link.split('?')
      const pattern = patternOf({ address })
      if (this.#known.has(pattern)) return []
      this.#known.add(pattern)
      return [{ address }]
    })
  }
}

/** An address without its query and with a placeholder for the record's id. */
function patternOf({ address }: Screen): string {
  const [path = ''] = address.split('?')
  return path.replaceAll(/\/[\da-f]{8}-[\da-f-]{27}(?=\/|$)/gu, '/:id')
}
