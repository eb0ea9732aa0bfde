import type { Locator, Page } from 'playwright-core'

/** The input with exactly this label. */
export function input(page: Page | Locator, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true })
}

/** The button or link with exactly this text. */
export function button(page: Page | Locator, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** Picks an option by its text in a select or a reference picker; types first if one has to search. */
export async function choose(page: Page, label: string, option: string, typed?: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await box.click()
  if (typed !== undefined) await box.fill(typed)
  await page.getByRole('option', { name: option }).first().click()
}

/** The chosen values that a filter of several choices announces. */
export async function chosenIn(page: Page, label: string): Promise<string> {
  const box = page.getByRole('combobox', { name: label, exact: true })
  const told = await box.getAttribute('aria-describedby')
  return told === null ? '' : page.locator(`[id="${told}"]`).innerText()
}

/** The row of a list's table that contains this text. */
export function row(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** Waits until this text is visible, independent of pages in other tabs. */
export async function see(place: Page | Locator, text: string | RegExp): Promise<void> {
  await place.getByText(text).filter({ visible: true }).first().waitFor()
}

/** Waits until this text is no longer visible. */
export async function seeNothingOf(place: Page | Locator, text: string | RegExp): Promise<void> {
  await place.getByText(text).filter({ visible: true }).first().waitFor({ state: 'hidden' })
}

/** Waits until the page has this heading. */
export async function seeHeading(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}

/** Opens the menu at the end of a row and chooses an entry. The menu covers the page until it is gone. */
export async function chooseInRow(page: Page, record: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `${record} 的更多操作`, exact: true }).click()
  const chosen = page.getByRole('menuitem', { name: entry, exact: true })
  await chosen.click()
  await chosen.waitFor({ state: 'detached' })
}

/** The actions in the menu at the end of a row, without links to other pages; the menu is closed again. */
export async function offeredInRow(page: Page, record: string): Promise<string[]> {
  await page.getByRole('button', { name: `${record} 的更多操作`, exact: true }).click()
  await page.getByRole('menu').waitFor()
  const entries = await page.locator('[role=menuitem]:not(a)').allInnerTexts()
  // Presses Escape in the menu, which may not have taken the focus yet.
  await page.getByRole('menu').press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  return entries
}
