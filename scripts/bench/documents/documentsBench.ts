import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../steps/root.ts'
import { copySources } from '../development/copySources.ts'
import type { Bench, Measure } from '../measures/Measure.ts'
import { documentNames, plainTwin } from './plainTwin.ts'

/**
 * Measures the cost of totals, computed columns and locks: the documentation's purchase orders and invoices in a copy of the
 * project, compared with twins without computations and locks.
 */
export const documentsBench: Bench = async ({ rows, seconds, say }) => {
  const folder = await copySources()
  try {
    for (const [name, twin] of documentNames) {
      const text = await readFile(join(root, 'docs', 'examples', `${name}.json`), 'utf8')
      await writeFile(join(folder, 'schemas', `${name}.json`), text)
      await writeFile(join(folder, 'schemas', `${twin}.json`), plainTwin(text))
    }
    say('  generating in a copy')
    await outputOf(folder, 'scripts/generate.ts')
    const output = await outputOf(
      folder,
      'scripts/bench/documents/inCopy.ts',
      rows.toString(),
      seconds.toString(),
    )
    const measures: Measure[] = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '')
    return measures
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The output of a script of the copy; its errors and its progress are shown at once. */
async function outputOf(folder: string, script: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: unknown) => void (output += String(chunk)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${output}`)
  return output
}
