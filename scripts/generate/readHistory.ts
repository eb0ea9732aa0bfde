import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MigrationHistory } from './emit/migration/emitMigrations.ts'
import type { Shape } from './emit/migration/Shape.ts'

const folder = 'generated/migrations'

const formerPath = '.cache/generate/former-snapshot.json'

/** The shape before the newest migration, kept so that this one can be taken back while no database has it. */
interface Former {
  migration: string
  snapshot: Shape
  allowed?: Allowance
}

/** What the newest migration may lose, and why. */
export interface Allowance {
  reason: string
  losses: readonly string[]
}

/** Keeps the shape before a migration that is being written. */
export async function keepFormer(root: string, former: Former): Promise<void> {
  await mkdir(dirname(join(root, formerPath)), { recursive: true })
  await writeFile(join(root, formerPath), JSON.stringify(former))
}

/** The history without its newest migration, which is to be written anew. */
export async function readFormerHistory(root: string): Promise<MigrationHistory & { allowed?: Allowance }> {
  const { files } = await readHistory(root)
  const last = files.at(-1)?.path
  const text = await readFile(join(root, formerPath), 'utf8').catch(() => 'null')
  const former: Former | null = JSON.parse(text)
  if (!former || former.migration !== last)
    throw new Error(
      `${last ?? folder} was not written here: take it and snapshot.json back by version control`,
    )
  const { snapshot, allowed } = former
  return { files: files.slice(0, -1), snapshot, ...(allowed ? { allowed } : {}) }
}

/** Reads the migrations that earlier runs left, in their order, and the shape they lead to. */
export async function readHistory(root: string): Promise<MigrationHistory> {
  const names: string[] = await readdir(join(root, folder)).catch(() => [])
  const numbered = names.filter((name) => /^\d{4}_\w+\.sql$/u.test(name)).sort()
  refuseTwins(numbered)
  const files = await Promise.all(
    numbered.map(async (name) => {
      const path = `${folder}/${name}`
      return { path, text: await readFile(join(root, path), 'utf8') }
    }),
  )
  // Without its snapshot a history would be started over, and the first migration would collide with it.
  if (!names.includes('snapshot.json')) {
    if (files.length > 0)
      throw new Error(`${folder}/snapshot.json is missing: restore it from version control`)
    return { files }
  }
  return { files, snapshot: shapeFrom(await readFile(join(root, folder, 'snapshot.json'), 'utf8')) }
}

/** Each of two branches made one from the shape before both, so that neither leads to what the other wants. */
function refuseTwins(names: readonly string[]): void {
  const twin = names.find((name, index) => name.slice(0, 4) === names[index + 1]?.slice(0, 4))
  if (twin === undefined) return
  const other = names[names.indexOf(twin) + 1] ?? ''
  throw new Error(
    `${folder}/${twin} and ${other} have the same number, as two branches each added one: keep the one that was released or ` +
      `merged first with its snapshot.json, delete the other and run: npm run generate. A database that has got the other is of no further use`,
  )
}

function shapeFrom(text: string): Shape {
  const value: unknown = JSON.parse(text)
  if (!isShape(value)) throw new Error(`${folder}/snapshot.json is damaged: restore it from version control`)
  return value
}

function isShape(value: unknown): value is Shape {
  if (typeof value !== 'object' || value === null) return false
  return (
    'functions' in value && Array.isArray(value.functions) && 'tables' in value && Array.isArray(value.tables)
  )
}
