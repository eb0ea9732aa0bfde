import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
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
  const violations = await page.evaluate(
    async ([place, given]) => (await window.axe.run(place, given)).violations,
    [within ?? 'html', ofColorsAlone ? optionsOfColors : options] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, none, all, any }) => {
      const [reason] = [...none, ...all, ...any]
      return `${id} at ${html.slice(0, 150)}: ${reason?.message ?? ''}`
    }),
  )
}

/** What explains the button that was used last stands in no landmark; it goes with the pointer and the focus. */
async function dismissTooltips(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.locator('[role=tooltip]').first().waitFor({ state: 'detached' })
}

declare global {
  interface Window {
    axe: { run(place: string, given: RunOptions): Promise<AxeResults> }
  }
}
