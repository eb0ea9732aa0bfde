import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Agreement, MigrationHistory } from './emit/migration/emitMigrations.ts'
import type { Shape } from './emit/migration/shape/Shape.ts'
import type { GeneratedFile } from './print/GeneratedFile.ts'
import { HistoryError } from './HistoryError.ts'
import { readShape, refuseMarks } from './readShape.ts'

const folder = 'generated/migrations'

const formerPath = '.cache/generate/former-snapshot.json'

/** The shape before the newest migration, kept so that the migration can be taken back while no database has it. */
interface Former {
  migration: string
  snapshot: Shape
  agreed?: Agreement
}

/** Keeps the shape before a migration that is about to be written. */
export async function saveFormerShape(root: string, former: Former): Promise<void> {
  await mkdir(dirname(join(root, formerPath)), { recursive: true })
  await writeFile(join(root, formerPath), JSON.stringify(former))
}

/** The history without its newest migration, which is to be rewritten. */
export async function readFormerHistory(root: string): Promise<MigrationHistory> {
  const [files, draft] = await Promise.all([readMigrations(root), readDraft(root)])
  if (!draft)
    throw new HistoryError(
      `${files.at(-1)?.path ?? folder} was not written here: take it and snapshot.json back by version control`,
    )
  const { snapshot, agreed, migration } = draft
  const earlier = files.filter(({ path }) => path !== migration)
  await readSnapshot(root, [snapshot.migration, basename(migration)])
  return { files: earlier, snapshot, isRewritten: true, ...(agreed ? { agreed } : {}) }
}

/**
 * The shape before the newest migration, if that was written here. Version control may have reverted the snapshot alone, because
 * it is a tracked file, or restored it without the migration, because that is a new one.
 */
export async function readDraft(root: string): Promise<Former | undefined> {
  const former = await readFormer(root)
  const last = (await numberedNames(root)).at(-1)
  if (!former || last === basename(former.migration)) return former
  if (last !== former.snapshot.migration) return undefined
  const snapshot = await readSnapshot(root, [last, basename(former.migration)])
  return snapshot.migration === last ? undefined : former
}

/** The shape before the newest migration that was written here, as long as it is in the cache. */
async function readFormer(root: string): Promise<Former | undefined> {
  const text = await readFile(join(root, formerPath), 'utf8').catch(() => 'null')
  try {
    const former: Former | null = JSON.parse(text)
    return former ?? undefined
  } catch {
    // A run was stopped while it wrote the file.
    return undefined
  }
}

/** Reads the existing migrations, in their order, and the shape that they lead to. */
export async function readHistory(root: string): Promise<MigrationHistory> {
  const files = await readMigrations(root)
  const last = files.at(-1)
  const hasSnapshot = (await namesIn(root)).includes('snapshot.json')
  if (!last && !hasSnapshot) return { files }
  return { files, snapshot: await readSnapshot(root, [last && basename(last.path)]) }
}

async function readMigrations(root: string): Promise<GeneratedFile[]> {
  const names = await numberedNames(root)
  refuseTwins(names)
  return Promise.all(
    names.map(async (name) => {
      const path = `${folder}/${name}`
      const text = await readFile(join(root, path), 'utf8')
      refuseMarks(text, path)
      return { path, text }
    }),
  )
}

async function numberedNames(root: string): Promise<string[]> {
  return (await namesIn(root)).filter((name) => /^\d{4}_\w+\.sql$/u.test(name)).sort()
}

function namesIn(root: string): Promise<string[]> {
  return readdir(join(root, folder)).catch(() => [])
}

/** The shape in the snapshot, which must belong to one of the given newest migrations. */
async function readSnapshot(root: string, newest: readonly (string | undefined)[]): Promise<Shape> {
  const file = `${folder}/snapshot.json`
  // Without its snapshot a history would start over, and the first migration would collide with it.
  if (!(await namesIn(root)).includes('snapshot.json'))
    throw new HistoryError(`${file} is missing: restore it from version control`)
  const snapshot = readShape(await readFile(join(root, file), 'utf8'), file)
  refuseOther(snapshot, newest)
  return snapshot
}

/** Refuses the migrations of one branch with the snapshot of another, or the files of a run that was stopped between the two. */
function refuseOther({ migration }: Shape, newest: readonly (string | undefined)[]): void {
  if (migration === undefined || newest.includes(migration)) return
  throw new HistoryError(
    `${folder}/snapshot.json belongs to ${migration}, but the newest migration is ${newest.at(-1) ?? 'missing'}: take both from the branch that was released or ` +
      `merged first (git checkout <branch> -- ${folder}), delete migrations that it has not and run: npm run generate`,
  )
}

/** Refuses two migrations with one number: two branches made them from one shape, so neither leads to what the other wants. */
function refuseTwins(names: readonly string[]): void {
  const twin = names.find((name, index) => name.slice(0, 4) === names[index + 1]?.slice(0, 4))
  if (twin === undefined) return
  const other = names[names.indexOf(twin) + 1] ?? ''
  throw new HistoryError(
    `${folder}/${twin} and ${other} have the same number, as two branches each added one: take the folder from the branch that was released or ` +
      `merged first (git checkout <branch> -- ${folder}), delete the other one and run: npm run generate. A database that has got the other is of no further use`,
  )
}
