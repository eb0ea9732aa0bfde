import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from '#scripts/generate/generate.ts'
import { root } from '#scripts/steps/root.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'

/** A change of one generated or hand-written file. */
export interface Fault {
  file: string
  change: (text: string) => string
}

/** The output of `npm run prove -- --json`, as far as tests read it. */
export interface Proved {
  code: number
  values: number
  keywords: string[]
  failures: { entity: string; reason: string }[]
  disagreements: { entity: string; property: string; keyword: string; layer: string; value: string }[]
}

/** The additions to a copy of the project. */
interface Added {
  faults?: readonly Fault[]
  schemas?: Readonly<Record<string, JsonObject>>
}

/** Runs the proof in a copy of the project with planted faults or with more entities. */
export async function proveCopy(
  { faults = [], schemas }: Added,
  options: readonly string[],
): Promise<Proved> {
  const copy = mkdtempSync(join(tmpdir(), 'fenxiao-planted-'))
  try {
    for (const path of ['package.json', 'tsconfig.base.json', 'src', 'scripts', 'generated']) {
      cpSync(join(root, path), join(copy, path), { recursive: true })
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const { file, change } of faults) plant(join(copy, file), change)
    if (schemas) await addEntities(copy, schemas)
    return await run(copy, options)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

async function addEntities(copy: string, schemas: Readonly<Record<string, JsonObject>>): Promise<void> {
  cpSync(join(root, 'schemas'), join(copy, 'schemas'), { recursive: true })
  for (const [entity, schema] of Object.entries(schemas))
    writeFileSync(join(copy, `schemas/${entity}.json`), JSON.stringify(schema, null, 2))
  const { errors } = await generate({ root: copy, check: false })
  if (errors.length > 0) throw new Error(errors.join('\n'))
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
