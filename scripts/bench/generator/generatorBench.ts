import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Bench } from '../measures/Measure.ts'
import { medianOf } from '../measures/medianOf.ts'
import { root } from '../../steps/root.ts'
import { copySchemas } from './copySchemas.ts'

const count = 100
const rounds = 3

/** The generator's CPU time over a hundred schemas, compared with that of the library which prints its types. */
export const generatorBench: Bench = async ({ say }) => {
  const taken: Record<'compile' | 'first' | 'again', number[]> = { compile: [], first: [], again: [] }
  for (let round = 0; round < rounds; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'fenxiao-bench-'))
    try {
      await copySchemas(folder, count)
      taken.compile.push(await cpuOf('compileIn.ts', folder))
      taken.first.push(await cpuOf('generateIn.ts', folder))
      taken.again.push(await cpuOf('generateIn.ts', folder))
      say(`  round ${round + 1} of ${rounds}`)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const compile = medianOf(taken.compile)
  const first = medianOf(taken.first)
  const again = medianOf(taken.again)
  const detail = `CPU ms: compile ${Math.round(compile)}, first ${Math.round(first)}, unchanged ${Math.round(again)}`
  return [
    {
      name: `${count} schemas, of json-schema-to-typescript's compile`,
      value: first / compile,
      unit: 'x',
      limit: { atMost: 2 },
      detail,
    },
    { name: 'a run without changes, of the first', value: again / first, unit: 'x', limit: { atMost: 0.3 } },
  ]
}

async function cpuOf(script: string, folder: string): Promise<number> {
  const path = join(root, 'scripts', 'bench', 'generator', script)
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', path, folder], {
    cwd: root,
  })
  const { ms, entities }: { ms: number; entities: number } = JSON.parse(stdout)
  if (entities < count) throw new Error(`${script} saw ${entities} entities of ${count}`)
  return ms
}
