import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Agreement, MigrationHistory } from './emit/migration/emitMigrations.ts'
import type { Shape } from './emit/migration/shape/Shape.ts'
import { HistoryError } from './HistoryError.ts'
import { readShape, refuseMarks } from './readShape.ts'

const folder = 'generated/migrations'

const formerPath = '.cache/generate/former-snapshot.json'

/** The shape before the newest migration, kept so that this one can be taken back while no database has it. */
interface Former {
  migration: string
  snapshot: Shape
  agreed?: Agreement
}

/** Keeps the shape before a migration that is being written. */
export async function keepFormer(root: string, former: Former): Promise<void> {
  await mkdir(dirname(join(root, formerPath)), { recursive: true })
  await writeFile(join(root, formerPath), JSON.stringify(former))
}

/** The history without its newest migration, which is to be rewritten. */
export async function readFormerHistory(root: string): Promise<MigrationHistory> {
  const { files } = await readHistory(root)
  const last = files.at(-1)?.path
  const former = await readFormer(root)
  if (!former || former.migration !== last)
    throw new HistoryError(
      `${last ?? folder} was not written here: take it and snapshot.json back by version control`,
    )
  const { snapshot, agreed } = former
  return { files: files.slice(0, -1), snapshot, isRewritten: true, ...(agreed ? { agreed } : {}) }
}

/** The shape before the newest migration that was written here, as long as the cache has it. */
export async function readFormer(root: string): Promise<Former | undefined> {
  const text = await readFile(join(root, formerPath), 'utf8').catch(() => 'null')
  try {
    const former: Former | null = JSON.parse(text)
    return former ?? undefined
  } catch {
    // A run was stopped while it wrote.
    return undefined
  }
}

/** Reads the migrations that earlier runs left, in their order, and the shape they lead to. */
export async function readHistory(root: string): Promise<MigrationHistory> {
  const names: string[] = await readdir(join(root, folder)).catch(() => [])
  const numbered = names.filter((name) => /^\d{4}_\w+\.sql$/u.test(name)).sort()
  refuseTwins(numbered)
  const files = await Promise.all(
    numbered.map(async (name) => {
      const path = `${folder}/${name}`
      const text = await readFile(join(root, path), 'utf8')
      refuseMarks(text, path)
      return { path, text }
    }),
  )
  // Without its snapshot a history would be started over, and the first migration would collide with it.
  if (!names.includes('snapshot.json')) {
    if (files.length > 0)
      throw new HistoryError(`${folder}/snapshot.json is missing: restore it from version control`)
    return { files }
  }
  const file = `${folder}/snapshot.json`
  const snapshot = readShape(await readFile(join(root, file), 'utf8'), file)
  refuseOther(snapshot, numbered)
  return { files, snapshot }
}

/** The migrations of one branch with the snapshot of another one, or a run that was stopped between the two. */
function refuseOther({ migration }: Shape, names: readonly string[]): void {
  const last = names.at(-1)
  if (migration === undefined || migration === last) return
  throw new HistoryError(
    `${folder}/snapshot.json belongs to ${migration}, but the newest migration is ${last ?? 'missing'}: take both from the branch that was released or ` +
      `merged first (git checkout <branch> -- ${folder}), delete migrations that it has not and run: npm run generate`,
  )
}

/** Each of two branches made one from the shape before both, so that neither leads to what the other wants. */
function refuseTwins(names: readonly string[]): void {
  const twin = names.find((name, index) => name.slice(0, 4) === names[index + 1]?.slice(0, 4))
  if (twin === undefined) return
  const other = names[names.indexOf(twin) + 1] ?? ''
  throw new HistoryError(
    `${folder}/${twin} and ${other} have the same number, as two branches each added one: take the folder from the branch that was released or ` +
      `merged first (git checkout <branch> -- ${folder}), delete the other one and run: npm run generate. A database that has got the other is of no further use`,
  )
}
