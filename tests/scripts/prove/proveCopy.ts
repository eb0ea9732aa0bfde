import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/steps/root.ts'

/** A change of one generated or written file. */
export interface Fault {
  file: string
  change: (text: string) => string
}

/** What `npm run prove -- --json` printed, as far as tests look at it. */
export interface Proved {
  code: number
  values: number
  keywords: string[]
  disagreements: { entity: string; property: string; keyword: string; layer: string; value: string }[]
}

/** Runs the proof in a copy of the project with faults planted in it. */
export async function proveCopy(faults: readonly Fault[], options: readonly string[]): Promise<Proved> {
  const copy = mkdtempSync(join(tmpdir(), 'fenxiao-planted-'))
  try {
    for (const path of ['package.json', 'tsconfig.base.json', 'src', 'scripts', 'generated']) {
      cpSync(join(root, path), join(copy, path), { recursive: true })
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const { file, change } of faults) plant(join(copy, file), change)
    return await run(copy, options)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function plant(path: string, change: Fault['change']): void {
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`nothing was planted in ${path}`)
  writeFileSync(path, after)
}

function run(cwd: string, options: readonly string[]): Promise<Proved> {
  const command = ['--import', 'tsx', 'scripts/prove.ts', '--json', ...options]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { cwd, maxBuffer: 2 ** 28 }, (error, output, complaint) => {
      if (!output.startsWith('{')) reject(new Error(`the proof did not run: ${complaint}`, { cause: error }))
      else resolve({ ...JSON.parse(output), code: typeof error?.code === 'number' ? error.code : 0 })
    })
  })
}
