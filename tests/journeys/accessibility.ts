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
}

/** What axe finds wrong with what is to be seen (WCAG 2.2 A and AA, best practice), one line each; `within` narrows it. */
export async function accessibilityFaults(page: Page, within = 'body'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    ([place, given]): Promise<AxeResults> => window.axe.run(place, given),
    [within, options] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    // A tooltip belongs to what it explains, not to where it stands in the document.
    nodes
      .filter(({ html }) => id !== 'region' || !html.startsWith('<div role="tooltip"'))
      .map(({ html, failureSummary = '' }) => {
        const [, reason = ''] = failureSummary.split('\n')
        return `${id} at ${html.slice(0, 150)}: ${reason.trim()}`
      }),
  )
}

declare global {
  interface Window {
    axe: { run(place: string, given: RunOptions): Promise<AxeResults> }
  }
}
