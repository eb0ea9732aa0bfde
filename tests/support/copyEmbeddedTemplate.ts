import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { openDatabase } from '#server/database/openDatabase.ts'

const cache = new URL('../../.cache/', import.meta.url).pathname

/** Fills the folder with an empty embedded database: copying one takes a tenth of the time of making one. */
export async function copyEmbeddedTemplate(folder: string): Promise<void> {
  const template = join(cache, `embedded-${await engineVersion()}`)
  const exists = await stat(template).then(
    () => true,
    () => false,
  )
  if (!exists) await makeTemplate(template)
  await cp(template, folder, { recursive: true })
}

/** Test files run at once: each may make one, the first to finish gives it its name. */
async function makeTemplate(template: string): Promise<void> {
  const folder = `${template}.${process.pid}.${Date.now()}`
  await mkdir(cache, { recursive: true })
  const database = await openDatabase({ folder })
  await database.close()
  await rename(folder, template).catch(() => rm(folder, { recursive: true, force: true }))
}

async function engineVersion(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version }: { version: string } = JSON.parse(
    await readFile(join(dirname(main), '..', 'package.json'), 'utf8'),
  )
  return version
}
