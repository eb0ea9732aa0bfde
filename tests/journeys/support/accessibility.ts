import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, NodeResult, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // What other sites show in a frame is theirs.
  iframes: false,
  // Only rules about turned devices and about films want the style sheets.
  preload: false,
  // Where a fault is, its own HTML says; what is right, and where, is not worked out.
  selectors: false,
  reporter: 'no-passes',
}
const optionsOfColors: RunOptions = {
  ...options,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

interface Place {
  /** A selector; the whole page unless it is given. */
  within?: string | undefined
  /** Nothing else can be another than it was when the style changed since the last look. */
  ofColorsAlone?: boolean
}

/** What axe finds wrong with what is to be seen (WCAG 2.2 A and AA, best practice), one line each. */
export async function accessibilityFaults(
  page: Page,
  { within, ofColorsAlone = false }: Place = {},
): Promise<string[]> {
  if (within === undefined) await dismissTooltips(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(runAxe, [within ?? 'html', ofColorsAlone ? optionsOfColors : options] as const)
}

/** In the page: one line for each fault. */
async function runAxe([place, given]: readonly [string, RunOptions]): Promise<string[]> {
  const reasonOf = ({ none, all, any }: NodeResult) => [...none, ...all, ...any][0]?.message ?? ''
  /** What a bar that stays in sight covers for now, people scroll out from under it. */
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

/** What explains the button that was used last stands in no landmark; it goes with the pointer and the focus. */
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
