import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, NodeResult, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Content of other sites in a frame is theirs.
  iframes: false,
  // Only rules about device orientation and videos need the style sheets.
  preload: false,
  // The fault's own HTML shows where it is; axe need not work out selectors or what passes.
  selectors: false,
  reporter: 'no-passes',
}
const optionsOfColors: RunOptions = {
  ...options,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

interface Place {
  /** A selector; absent: the whole page. */
  within?: string | undefined
  /** Checks only rules about colours, if nothing but the style has changed since the last look. */
  ofColorsAlone?: boolean
}

/** The faults that axe finds in the visible part (WCAG 2.2 A and AA, best practice), one line each. */
export async function accessibilityFaults(
  page: Page,
  { within, ofColorsAlone = false }: Place = {},
): Promise<string[]> {
  if (within === undefined) await dismissTooltips(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(runAxe, [within ?? 'html', ofColorsAlone ? optionsOfColors : options] as const)
}

/** Runs in the page and returns one line for each fault. */
async function runAxe([place, given]: readonly [string, RunOptions]): Promise<string[]> {
  const reasonOf = ({ none, all, any }: NodeResult) => [...none, ...all, ...any][0]?.message ?? ''
  /** Whether an element can be scrolled out from under a sticky bar that covers it now. */
  const isScrolledOut = async ({ element }: NodeResult): Promise<boolean> => {
    if (!element) return false
    const above: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) above.push(at)
    const former = above.map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const)
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { violations } = await window.axe.run(element, {
      ...given,
      runOnly: { type: 'rule', values: ['target-size'] },
    })
    for (const [index, [left, top]] of former.entries())
      above[index]?.scrollTo({ left, top, behavior: 'instant' })
    return violations.length === 0
  }
  const lines: string[] = []
  const { violations } = await window.axe.run(place, { ...given, elementRef: true })
  for (const { id, nodes } of violations)
    for (const node of nodes) {
      const reason = reasonOf(node)
      const isCovered = id === 'target-size' && reason.includes('obscured')
      if (isCovered && (await isScrolledOut(node))) continue
      lines.push(`${id} at ${node.html.slice(0, 150)}: ${reason}`)
    }
  return lines
}

/** Closes the tooltip of the last button, which is in no landmark, by moving pointer and focus away. */
async function dismissTooltips(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.locator('[role=tooltip]').first().waitFor({ state: 'detached' })
}

declare global {
  interface Window {
    axe: { run(place: string | Element, given: RunOptions): Promise<AxeResults> }
  }
}
