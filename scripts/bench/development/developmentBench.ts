import { setTimeout as wait } from 'node:timers/promises'
import type { Bench } from '../measures/Measure.ts'
import { medianOf } from '../measures/medianOf.ts'
import { openDevelopment } from './openDevelopment.ts'
import type { Development } from './openDevelopment.ts'

const rounds = 10
const pauseMs = 1000

/** A file with a text of the open page, and the edit and search of that text. */
interface Followed {
  path: string
  /** The original text in the file. */
  first: string
  textOf(round: number): string
  /** The place where the page shows the round. */
  selector: string
}

const schema: Followed = {
  path: 'schemas/good.json',
  first: '"zh": "商品名称"',
  textOf: (round) => `"zh": "商品名称 ${round}"`,
  selector: 'thead',
}
const component: Followed = {
  path: 'src/console/screens/list/ListHead.tsx',
  first: '        {names}\n',
  textOf: (round) => `        {names}<i> ${round}</i>\n`,
  selector: 'h2 i',
}

/** Measures how soon a saved schema shows in the open page, compared with a component that Vite reloads. */
export const developmentBench: Bench = async ({ say }) => {
  const development = await openDevelopment()
  try {
    await development.page.evaluate(() => void (window.location.hash = '/good'))
    await development.page.locator('tbody tr').first().waitFor()
    say(`  saving a component and a schema ${rounds} times each`)
    const ofComponent = await timesOf(development, component)
    const ofSchema = await timesOf(development, schema)
    const median = medianOf(ofSchema)
    return [
      {
        name: "a saved schema in the open page, of Vite's reload of a component",
        value: median / medianOf(ofComponent),
        unit: 'x',
        limit: { atMost: 3 },
        detail: `ms: schema ${listed(ofSchema)}; component ${listed(ofComponent)}`,
      },
      { name: 'from saving a schema to its change in the page', value: median, unit: 'ms' },
    ]
  } finally {
    await development.close()
  }
}

/** Skips the first round, which loads modules that the page did not need before. */
async function timesOf({ page, edit }: Development, followed: Followed): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now()
    edit(followed.path, round === 0 ? followed.first : followed.textOf(round - 1), followed.textOf(round))
    await page.waitForFunction(
      ([selector, shown]) => document.querySelector(selector)?.textContent?.includes(shown),
      [followed.selector, ` ${round}`] as const,
    )
    times.push(performance.now() - started)
    // Work after the change of the page belongs to this round, not to the next.
    await wait(pauseMs)
  }
  return times.slice(1)
}

function listed(times: readonly number[]): string {
  return times.map((time) => time.toFixed(0)).join(' ')
}
