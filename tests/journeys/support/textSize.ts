import type { Page } from 'playwright-core'

/** Sets the browser's text size, in pixels; 16 is the default. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await session.detach()
}

/** The distance in pixels of each label from the border that it lies on. */
export function labelsOff(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.MuiInputLabel-outlined.MuiInputLabel-shrink')]
      .filter((label) => label.checkVisibility())
      .map((label) => {
        const { top, bottom } = label.getBoundingClientRect()
        const border = label.parentElement?.querySelector('.MuiInputBase-root')?.getBoundingClientRect()
        return Math.round((top + bottom) / 2 - (border?.top ?? 0))
      }),
  )
}

/** Visible texts below the smallest allowed size, and those whose own box cuts their height. */
export function poorTexts(page: Page, smallest: number): Promise<{ small: string[]; cut: string[] }> {
  return page.evaluate((least) => {
    const small = new Set<string>()
    const cut = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const { parentElement: element, textContent } = node
      const text = textContent?.trim() ?? ''
      if (text === '' || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      const { fontSize, clipPath } = getComputedStyle(element)
      // Texts for screen readers alone may be of any size.
      const isUnseen = clipPath !== 'none' || element.closest('[hidden]') || element.clientWidth === 1
      if (isUnseen || element.closest('script, style, noscript, legend')) continue
      if (Number.parseFloat(fontSize) < least) small.add(`${text} (${fontSize})`)
      range.selectNodeContents(node)
      const line = range.getClientRects()[0]
      const box = holderOf(element)?.getBoundingClientRect()
      if (line && box && box.height > 0 && line.height > box.height + 1) cut.add(text)
    }
    return { small: [...small], cut: [...cut] }

    /** The nearest element around a text that is drawn as a box of its own. */
    function holderOf(element: Element): Element | null {
      const boxes = '.MuiChip-root, button, [role=tab], [role=button], input, .MuiBadge-badge'
      return element.closest(boxes)
    }
  }, smallest)
}
