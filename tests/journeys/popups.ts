import type { Locator, Page } from 'playwright-core'

/** What a button with `aria-haspopup` opens over the page. */
export const popups = 'body > :not(#root) :is([role=menu], [role=dialog], [role=listbox])'

/**
 * Opens, one after the other, every menu, list of options and dialog that the place offers, hands it over and closes
 * it. Of the rows of a table only the first is tried: the others are like it.
 */
export async function eachPopup(place: Locator, look: (name: string) => Promise<void>): Promise<void> {
  const page = place.page()
  for (const index of await openersIn(place)) {
    const opener = place.locator('[aria-haspopup]').nth(index)
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText())
    await opener.click()
    await popupOf(page).waitFor()
    await look(name.trim())
    await page.keyboard.press('Escape')
    await popupOf(page).waitFor({ state: 'hidden' })
  }
}

function popupOf(page: Page): Locator {
  return page.locator(popups).filter({ visible: true }).last()
}

/** The positions of the buttons worth trying among all that open something. */
function openersIn(place: Locator): Promise<number[]> {
  return place.locator('[aria-haspopup]').evaluateAll((all) => {
    const seen = new Set<string>()
    return all.flatMap((element, index) => {
      const isUsable = element.checkVisibility() && element.getAttribute('aria-disabled') !== 'true'
      const repeated = element.closest('tbody tr, li, [role=row]') ? 'row' : ''
      const kind = `${element.getAttribute('aria-haspopup')} ${repeated || index}`
      if (!isUsable || element.matches(':disabled') || seen.has(kind)) return []
      seen.add(kind)
      return [index]
    })
  })
}
