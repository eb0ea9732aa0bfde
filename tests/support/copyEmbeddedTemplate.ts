import { cpSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Database } from '#server/database/Database.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'

const cache = new URL('../../.cache/', import.meta.url).pathname

/** The initial content of a new database; the name changes with the content. */
export interface DatabaseTemplate {
  name: string
  fill(database: Database): Promise<unknown>
}

const emptyTemplate: DatabaseTemplate = { name: 'empty', fill: () => Promise.resolve() }

/** Copies an embedded database into the folder, which takes a tenth of the time of creating one. */
export async function copyEmbeddedTemplate(
  folder: string,
  content: DatabaseTemplate = emptyTemplate,
): Promise<void> {
  const template = join(cache, `embedded-${await engineVersion()}-${content.name}`)
  const exists = await stat(template).then(
    () => true,
    () => false,
  )
  if (!exists) await makeTemplate(template, content)
  await keepEngineCompiled()
  // A thousand files: copying them with promises costs three times the processor time.
  cpSync(template, folder, { recursive: true })
}

/** Creates the template under a temporary name: of test files that do so at once, the first to finish renames it. */
async function makeTemplate(template: string, content: DatabaseTemplate): Promise<void> {
  const folder = `${template}.${process.pid}.${Date.now()}`
  await mkdir(cache, { recursive: true })
  const database = await openDatabase({ folder })
  await content.fill(database)
  await database.close()
  await rename(folder, template).catch(() => rm(folder, { recursive: true, force: true }))
  await removeOldTemplates(Date.now() - 24 * 3_600_000)
}

/** Removes templates of earlier sources, which are not used again. */
async function removeOldTemplates(olderThan: number): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!name.startsWith('embedded-')) continue
    // Another test file may have created one with this name in the meantime.
    const found = await stat(join(cache, name)).catch(() => undefined)
    if (found && found.mtimeMs < olderThan) await rm(join(cache, name), { recursive: true, force: true })
  }
}

let compiled: WebAssembly.Module | undefined

/**
 * Holds a module of the engine: as long as one exists, V8 shares its compiled functions
 * with all threads, and databases open faster.
 */
async function keepEngineCompiled(): Promise<void> {
  compiled ??= await WebAssembly.compile(await readFile(join(engineFolder(), 'dist', 'pglite.wasm')))
}

async function engineVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(engineFolder(), 'package.json'), 'utf8'),
  )
  return version
}

function engineFolder(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return join(dirname(main), '..')
}
