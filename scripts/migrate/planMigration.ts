import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Json } from '#shared/contracts/Json.ts'
import { predictMigration } from '#server/database/migrate/predictMigration.ts'
import type { MigrationPrediction } from '#server/database/migrate/predictMigration.ts'
import { pendingMigrations } from '#server/database/migrate/migrate.ts'
import type { MigrationFile } from '#server/database/migrate/migrate.ts'
import { checkSchemas } from '../generate/check/checkSchemas.ts'
import { resourceOf } from '../generate/emit/emitResources.ts'
import { menusOf } from '../generate/emit/menusOf.ts'
import type { Allowance } from '../generate/emit/migration/loss/Allowance.ts'
import { emitMigrations } from '../generate/emit/migration/emitMigrations.ts'
import type { PlacedLoss } from '../generate/emit/migration/emitMigrations.ts'
import { shapeOf } from '../generate/emit/migration/shape/shapeOf.ts'
import { emitOpenApi } from '../generate/emit/openapi/emitOpenApi.ts'
import { formatProblem } from '../generate/load/formatProblem.ts'
import type { LoadedSchemas } from '../generate/load/LoadedSchema.ts'
import { loadSchemas } from '../generate/load/loadSchemas.ts'
import { buildModel } from '../generate/model/buildModel.ts'
import type { Model } from '../generate/contracts/Model.ts'
import { requireHistoryError, HistoryError } from '../generate/HistoryError.ts'
import { notesOnStoredValues } from '../generate/notesOnStoredValues.ts'
import { readHistory } from '../generate/readHistory.ts'
import { refusalTexts } from '../generate/refusalTexts.ts'
import { adviceFor } from './adviceFor.ts'
import { apiDifferences } from './apiDifferences.ts'
import type { ApiDifference } from './apiDifferences.ts'
import { withBrokenParts } from './brokenPart.ts'
import { newIndexes } from './indexNotes.ts'
import type { IndexNote } from './indexNotes.ts'
import { databaseExists, locationName, openLocation } from './openLocation.ts'
import type { DatabaseLocation } from './openLocation.ts'
import type { Screens } from './screenDifferences.ts'
import { generatedScreens, renamedCodes, screenDifferences } from './screenDifferences.ts'
import type { ScreenDifferences } from './screenDifferences.ts'

/** The effects of the current schemas. */
export interface Plan extends ScreenDifferences {
  /** The migration that `npm run generate` would write. */
  migration?: { file: string; sql: string }
  api: readonly ApiDifference[]
  /** The indexes that the migration creates. */
  indexes: readonly IndexNote[]
  /** Facts that no migration handles but people should know, with file and line. */
  notes: readonly string[]
  /** The losses of the migration, by its statements; `place` is the argument for `--allow-loss`. */
  losses: readonly PlacedLoss[]
  /** The inspected database. */
  database?: string
  /** Written migrations that this database does not have yet. */
  waiting: readonly string[]
  tables: MigrationPrediction['tables']
  refusals: readonly PlanRefusal[]
}

/** An obstacle to the plan. */
export interface PlanRefusal {
  what: string
  /** For rows that are the obstacle: their number, whether it is an estimate, and up to ten of them. */
  rows?: Omit<MigrationPrediction['obstacles'][number], 'table' | 'rule' | 'column' | 'condition'>
  /** The changes that would allow it. */
  advice: readonly string[]
}

interface PlanOptions {
  root: string
  allowLoss?: Allowance
  place: DatabaseLocation
  /** The written migrations, in order. */
  files: readonly MigrationFile[]
}

/** Predicts what `npm run generate` and `npm run migrate` would do, without doing it. */
export async function planMigration({ root, allowLoss, place, files }: PlanOptions): Promise<Plan> {
  const loaded = loadSchemas(root)
  const errors = checkSchemas(loaded).filter(({ severity }) => severity === 'error')
  if (errors.length > 0)
    return { ...nothing, ...placeIn(place), refusals: errors.map(formatProblem).map(plainRefusal) }
  const model = buildModel(loaded)
  const history = await readHistory(root).catch(requireHistoryError)
  if (history instanceof HistoryError)
    return { ...nothing, ...placeIn(place), refusals: [plainRefusal(history.message)] }
  const former = await generatedIn(root).catch(requireHistoryError)
  if (former instanceof HistoryError)
    return { ...nothing, ...placeIn(place), refusals: [plainRefusal(former.message)] }
  const written = emitMigrations(model, history, allowLoss)
  const { added, losses } = written
  const refusals = refusalTexts(written.refusals, loaded, model)
  const [shown, wanted] = [former.screens, screensOf(model)]
  const renamed = renamedCodes(shown, wanted, renamesOf(model))
  return {
    ...nothing,
    ...(added ? { migration: { file: added.path, sql: added.text } } : {}),
    indexes: added ? newIndexes(model, added.text) : [],
    notes: history.snapshot ? notesOnStoredValues(history.snapshot, shapeOf(model), model, loaded) : [],
    losses,
    api: apiDifferences(former.document, documentOf(model), renamed),
    ...screenDifferences(shown, wanted, renamed),
    ...(await rowsOf(place, {
      model,
      loaded,
      files,
      added: added ? [{ name: added.path, sql: added.text }] : [],
      refusals,
    })),
  }
}

const nothing: Plan = {
  indexes: [],
  notes: [],
  api: [],
  losses: [],
  screens: [],
  codes: [],
  waiting: [],
  tables: [],
  refusals: [],
}

interface GeneratedMigrations {
  model: Model
  loaded: LoadedSchemas
  files: readonly MigrationFile[]
  added: readonly MigrationFile[]
  refusals: readonly string[]
}

async function rowsOf(
  place: DatabaseLocation,
  { model, loaded, files, added, refusals }: GeneratedMigrations,
): Promise<Pick<Plan, 'waiting' | 'tables' | 'refusals' | 'database'>> {
  const own = refusals.map(plainRefusal)
  if (!databaseExists(place)) return { waiting: [], tables: [], refusals: own }
  const database = await openLocation(place)
  try {
    const waiting = await pendingMigrations(database, files)
    const prediction = await predictMigration(
      database,
      [...waiting, ...added].map(({ sql }) => sql),
    )
    const written = await predictMigration(
      database,
      waiting.map(({ sql }) => sql),
    )
    const obstacles = prediction.obstacles.map((obstacle): PlanRefusal => {
      const { table, rule, condition, rows: count, isEstimate } = obstacle
      const examples = withBrokenParts(obstacle, model).examples.map(({ key, value }) => ({ key, value }))
      const isWritten = written.obstacles.some((other) => other.rule === rule && other.table === table)
      const { place, advice } = adviceFor(obstacle, { loaded, model, isWritten })
      const message = `${table} has rows that break ${rule}: ${condition}`
      return {
        what: place ? formatProblem({ ...place, message, advice: '', severity: 'error' }) : message,
        rows: { rows: count, isEstimate, examples },
        advice,
      }
    })
    const tables = lostForGood(prediction.tables, { files: [...waiting, ...added], model })
    const names = waiting.map(({ name }) => name)
    return { ...placeIn(place), waiting: names, tables, refusals: [...own, ...obstacles] }
  } finally {
    await database.close()
  }
}

/**
 * The data that is really lost: without data that is kept elsewhere, as each migration states at its head, or can be recomputed.
 */
function lostForGood(
  tables: MigrationPrediction['tables'],
  { files, model }: Pick<GeneratedMigrations, 'files' | 'model'>,
): MigrationPrediction['tables'] {
  const computed = model.entities.flatMap(({ tableName, properties }) =>
    properties.flatMap((property) =>
      property.computed === undefined ? [] : [`values of ${tableName}.${property.name}`],
    ),
  )
  const isLost = ({ what }: { what: string }): boolean =>
    what.startsWith('values ')
      ? !computed.includes(what)
      : files.some(({ sql }) => sql.includes(`${what} and its `))
  return tables.map((table) => ({ ...table, lost: table.lost.filter(isLost) }))
}

function placeIn(place: DatabaseLocation): Pick<Plan, 'database'> {
  return databaseExists(place) ? { database: locationName(place) } : {}
}

function plainRefusal(what: string): PlanRefusal {
  return { what, advice: [] }
}

function screensOf(model: Model) {
  return { resources: model.entities.map((entity) => resourceOf(entity)), menus: menusOf(model) }
}

function renamesOf(model: Model): ReadonlyMap<string, string> {
  return new Map(
    model.entities.flatMap(({ name, renamedFrom }): [string, string][] =>
      renamedFrom === undefined ? [] : [[renamedFrom, name]],
    ),
  )
}

function documentOf(model: Model): Json {
  return JSON.parse(emitOpenApi(model)[0]?.text ?? '{}')
}

/** The last output of the generator, with which the schemas are compared; it may contain conflict markers of a merge. */
async function generatedIn(root: string): Promise<{ screens: Screens; document: Json }> {
  try {
    return { screens: await generatedScreens(root), document: await documentIn(root) }
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/gu, ' ')
    throw new HistoryError(
      `What is generated cannot be read (${reason}): take it from one of the branches (git checkout <branch> -- generated) and plan again`,
    )
  }
}

async function documentIn(root: string): Promise<Json> {
  return JSON.parse(await readFile(join(root, 'generated/openapi/openapi.json'), 'utf8').catch(() => '{}'))
}
