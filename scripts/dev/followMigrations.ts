import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config/Config.ts'
import type { Database, Queries, Transaction } from '#server/database/Database.ts'
import { hashOf, hasHistory, migrate, pendingMigrations } from '#server/database/migrate/migrate.ts'
import type { MigrationFile } from '#server/database/migrate/migrate.ts'
import { raw, sql } from '#server/database/sql.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'
import { emitMigrations } from '../generate/emit/migration/emitMigrations.ts'
import { diffShapes } from '../generate/emit/migration/diffShapes.ts'
import { allowsPlace } from '../generate/emit/migration/loss/Allowance.ts'
import { lossPlaces, lossRefusal } from '../generate/emit/migration/loss/lossPlaces.ts'
import type { Loss, MayLose } from '../generate/emit/migration/steps/Change.ts'
import type { Shape } from '../generate/emit/migration/shape/Shape.ts'
import { shapeOf } from '../generate/emit/migration/shape/shapeOf.ts'
import { loadSchemas } from '../generate/load/loadSchemas.ts'
import { buildModel } from '../generate/model/buildModel.ts'
import { readHistory } from '../generate/readHistory.ts'
import { refusalTexts } from '../generate/refusalTexts.ts'
import { root } from '../steps/root.ts'
import { obstaclesIn } from './obstaclesIn.ts'
import { areChangedTablesEmpty, dropEmptyTables } from './dropEmptyTables.ts'

const behind =
  'generated/ 落后于 schemas/，数据库等待其重新生成 / generated/ is behind schemas/; the database waits until npm run generate succeeds'

/** The problems of the development database, and an offer if data would be lost. */
export interface DatabaseProblems {
  problems: readonly string[]
  offer?: LossOffer
}

/** The loss that a developer may confirm: these places, and no others. */
export interface LossOffer {
  words: string
  places: readonly string[]
}

/** The database's shape after a migration that may still be rewritten. */
interface AppliedDraft {
  name: string
  sha256: string
  shape: Shape
}

interface FollowOptions {
  config: Config
  /** The places whose data the developer agreed to lose. */
  agreed: readonly string[]
}

/** Updates the database to the schemas, even if the newest migration was rewritten after it was applied. */
export async function followMigrations(
  database: Database,
  circumstances: FollowOptions,
): Promise<DatabaseProblems> {
  const memory = join(circumstances.config.dataFolder, 'development.json')
  const followed = await recall(memory)
  const files = migrationFiles()
  const outdated = followed && (await isOutdated(database, followed, files)) ? followed : undefined
  try {
    if (outdated)
      await database.transaction((tx) => follow(tx, { followed: outdated, files, ...circumstances }))
    await catchUp(database, files)
  } catch (error) {
    if (error instanceof MigrationBlocked) return error.following
    throw error
  }
  await remember(memory, circumstances.config, files)
  return { problems: [] }
}

/** Aborts a transaction, so that nothing of the attempt remains. */
class MigrationBlocked extends Error {
  readonly following: DatabaseProblems

  constructor(following: DatabaseProblems) {
    super(following.problems.join('\n'))
    this.following = following
  }
}

async function catchUp(database: Database, files: readonly MigrationFile[]): Promise<void> {
  const waiting = await pendingMigrations(database, files)
  if (waiting.length === 0) return
  // A database that starts with the first migration has no rows.
  if (waiting.length < files.length)
    await hinderedBy(
      database,
      waiting.map((file) => file.sql),
    )
  await migrate(database, files)
}

async function hinderedBy(queries: Queries, statements: readonly string[]): Promise<void> {
  const problems = await obstaclesIn(queries, statements)
  if (problems.length > 0) throw new MigrationBlocked({ problems })
}

/** Whether the database has an old form of the draft, while the folder has another form or none. */
async function isOutdated(
  database: Database,
  { name, sha256 }: AppliedDraft,
  files: readonly MigrationFile[],
): Promise<boolean> {
  const same = files.find((file) => file.name === name)
  if (same && hashOf(same) === sha256) return false
  if (!(await hasHistory(database))) return false
  const known = await database.row<{ sha256: string }>(sql`SELECT sha256 FROM migration WHERE name = ${name}`)
  return known?.sha256 === sha256
}

interface Step extends FollowOptions {
  followed: AppliedDraft
  files: readonly MigrationFile[]
}

async function follow(tx: Transaction, { followed, files, agreed }: Step): Promise<void> {
  const loaded = loadSchemas(root)
  const model = buildModel(loaded)
  const { added } = emitMigrations(model, await readHistory(root))
  // Otherwise the database would be ahead of its migrations, and the next one would repeat its changes.
  if (added) throw new MigrationBlocked({ problems: [behind] })
  const wanted = shapeOf(model)
  const before = await dropEmptyTables(tx, followed.shape, wanted)
  const placeOf = lossPlaces(before, wanted)
  const isEmpty = await areChangedTablesEmpty(tx, before, wanted)
  const mayLose: MayLose = (spot) => isEmpty || allowsPlace(agreed, placeOf(spot))
  const steps = diffShapes(before, wanted, mayLose)
  const refusals = steps.flatMap((step) => ('refusal' in step ? [step] : []))
  if (refusals.length > 0) throw new MigrationBlocked({ problems: refusalTexts(refusals, loaded, model) })
  const open = steps.flatMap((step) =>
    'loss' in step && step.loss && !mayLose(step.loss.at) ? [step.loss] : [],
  )
  if (open.length > 0) {
    const told = open.map((loss) => lossRefusal(loss, placeOf(loss.at), lossQuestion(loss)))
    const places = [...agreed, ...open.map(({ at }) => placeOf(at))]
    throw new MigrationBlocked({
      problems: [...new Set(refusalTexts(told, loaded, model))],
      offer: { words: '继续并丢弃这些数据 / Go on and lose them', places: [...new Set(places)] },
    })
  }
  const statements = steps.flatMap((step) => ('statement' in step ? [step.statement.text] : []))
  await hinderedBy(tx, statements)
  for (const statement of statements) await tx.run(raw(statement))
  await tx.run(sql`DELETE FROM migration WHERE name = ${followed.name}`)
  const draft = draftIn(files)
  const known = draft && (await tx.row(sql`SELECT 1 FROM migration WHERE name = ${draft.name}`))
  if (draft && !known) {
    await tx.run(sql`INSERT INTO migration (name, sha256) VALUES (${draft.name}, ${hashOf(draft)})`)
  }
}

function lossQuestion({ what, advice = '' }: Loss): { refusal: string; advice: string } {
  return { refusal: `开发数据库将失去 / The development database would lose: ${what}.`, advice }
}

/** The newest of the generated migrations. */
function draftIn(files: readonly MigrationFile[]): MigrationFile | undefined {
  return files.findLast(({ name }) => name.startsWith('generated/'))
}

async function recall(memory: string): Promise<AppliedDraft | undefined> {
  const text = await readFile(memory, 'utf8').catch(() => 'null')
  try {
    const followed: AppliedDraft | null = JSON.parse(text)
    return followed ?? undefined
  } catch {
    // An earlier process was stopped while writing.
    return undefined
  }
}

async function remember(
  memory: string,
  { dataFolder }: Config,
  files: readonly MigrationFile[],
): Promise<void> {
  const draft = draftIn(files)
  if (!draft) return
  const snapshot = await readFile(join(root, 'generated/migrations/snapshot.json'), 'utf8')
  const shape: Shape = JSON.parse(snapshot)
  const followed: AppliedDraft = { name: draft.name, sha256: hashOf(draft), shape }
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  // Written atomically: without this file, a database with a draft has no way back.
  await writeFile(`${memory}.part`, JSON.stringify(followed))
  await rename(`${memory}.part`, memory)
}
