import { createPath, parsePath } from 'react-router-dom'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { consoleStorage } from '../../kit/config/consoleStorage.ts'
import { currentLanguage } from '../../kit/config/language.ts'
import { isOwnAddress } from '../../kit/page/addresses.ts'
import { isLoggedIn } from '../../session/api/session.ts'
import { addressOf, newTab } from '../../kit/tabs/Tab.ts'
import type { Tab } from '../../kit/tabs/Tab.ts'
import { parsedJson } from '../../kit/text/parsedJson.ts'

/** The tabs that were open before the page was reloaded. */
export function storedTabs(): readonly Tab[] {
  const stored = parsedJson(consoleStorage.get('tabs'))
  if (!isJsonObject(stored) || !Array.isArray(stored['tabs'])) return []
  const inLanguage = stored['language'] === currentLanguage()
  const entries: readonly unknown[] = stored['tabs']
  const tabs = entries
    .filter(isJsonObject)
    .flatMap(({ address, title, isPinned }) =>
      tabOf(address, { title: inLanguage && title, isPinned: isPinned === true }),
    )
  return tabs.filter(({ path }, index) => tabs.findIndex((each) => each.path === path) === index)
}

/** Keeps the tabs until the browser's own tab is closed; after a log-out they are not kept. */
export function storeTabs(tabs: readonly Tab[]): void {
  if (!isLoggedIn()) return
  const entries = tabs.map((tab) => ({ address: addressOf(tab), title: tab.title, isPinned: tab.isPinned }))
  consoleStorage.set('tabs', JSON.stringify({ language: currentLanguage(), tabs: entries }))
}

function tabOf(address: unknown, { title, isPinned }: { title: unknown; isPinned: boolean }): Tab[] {
  if (typeof address !== 'string' || !isOwnAddress(address)) return []
  const { pathname = '/', search = '', hash = '' } = parsePath(address)
  const key = createPath({ pathname, search, hash })
  const tab = { ...newTab({ pathname, search, hash, state: null, key }), isPinned }
  return [typeof title === 'string' && title !== '' ? { ...tab, title } : tab]
}
