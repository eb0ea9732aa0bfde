import type { ElementHandle, Locator, Page } from 'playwright-core'

/** The selector of what a button with `aria-haspopup` opens over the page. */
export const popups = 'body > :not(#root) :is([role=menu], [role=dialog], [role=listbox])'

/**
 * Opens, one after the other, every menu, list of options and dialog that the place offers, passes it to
 * `look` and closes it. Of the rows of a table only the first is tried: the others are like it, and so are
 * popups that another screen has under the same name.
 */
export async function eachPopup(
  place: Locator,
  { seen, look }: { seen: Set<string>; look: (name: string) => Promise<void> },
): Promise<void> {
  const page = place.page()
  for (const opener of await openersIn(place)) {
    // Closing one popup may have removed the opener of another.
    if (!(await opener.isVisible())) continue
    const name = ((await opener.getAttribute('aria-label')) ?? (await opener.innerText())).trim()
    if (seen.has(name)) continue
    seen.add(name)
    await opener.click()
    await popupOf(page).waitFor()
    await look(name)
    await page.keyboard.press('Escape')
    await popupOf(page).waitFor({ state: 'hidden' })
  }
}

/** The menu or dialog over the page. */
function popupOf(page: Page): Locator {
  return page.locator(popups).filter({ visible: true }).last()
}

/** The buttons worth trying among all that open a popup. */
async function openersIn(place: Locator): Promise<ElementHandle[]> {
  const all = await place.locator('[aria-haspopup]').elementHandles()
  const kinds = await Promise.all(all.map((opener) => opener.evaluate(kindOf)))
  return all.filter((_, index) => {
    const kind = kinds[index]
    return kind !== undefined && (kind === 'single' || kinds.indexOf(kind) === index)
  })
}

/** The kind of a button: undefined if it cannot be used now, else whether it is one of many that are alike. */
function kindOf(element: Node): string | undefined {
  if (!(element instanceof HTMLElement) || !element.checkVisibility()) return undefined
  if (element.matches(':disabled, [aria-disabled=true]')) return undefined
  return element.closest('tbody tr, li, [role=row]') ? `row ${element.ariaHasPopup}` : 'single'
}
