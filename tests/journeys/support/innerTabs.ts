import type { Page } from 'playwright-core'
import { settle } from './ScreenContent.ts'

/** Goes through the tabs of the visible page, except those that another page has under the same names. */
export async function eachInnerTab(
  page: Page,
  { seen, look }: { seen: Set<string>; look: (name: string) => Promise<void> },
): Promise<void> {
  const tabs = page.locator('main [role=tab]').filter({ visible: true })
  for (const [index, text] of (await tabs.allInnerTexts()).entries()) {
    const tab = tabs.nth(index)
    const name = `tab ${text.trim()}`
    if (seen.has(name) || (await tab.getAttribute('aria-selected')) === 'true') continue
    seen.add(name)
    await tab.click()
    // The former tab stays in sight while the content of this one loads.
    await tab.and(page.locator('[aria-selected=true]')).waitFor()
    await settle(page)
    await look(name)
  }
}
