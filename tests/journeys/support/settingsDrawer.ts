import type { Locator, Page } from 'playwright-core'
import { button } from './screen.ts'

const isDrawer = { name: '界面设置' }

/** Opens the drawer with the console's settings. */
export async function openSettings(page: Page): Promise<Locator> {
  // Uses the keyboard: the tooltip of a button that has just moved may still cover it.
  await button(page, '界面设置').press('Enter')
  const drawer = page.getByRole('dialog', isDrawer)
  await drawer.waitFor()
  return drawer
}

/** Closes the drawer, and waits until it is gone. */
export async function closeSettings(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', isDrawer).waitFor({ state: 'hidden' })
}
