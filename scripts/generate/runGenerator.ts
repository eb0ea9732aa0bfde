import { conflictsOf } from './emit/routes/conflictsOf.ts'
import { emitAll } from './emit/emitAll.ts'
import { emitMigrations, shapeAfter } from './emit/migration/emitMigrations.ts'
import type { Agreement, MigrationHistory, MigrationPlan } from './emit/migration/emitMigrations.ts'
import { sealedPlacesIn } from './emit/migration/sealedPlaces.ts'
import { openTextCache } from './emit/TextCache.ts'
import { checkSchemas } from './check/checkSchemas.ts'
import { formatProblem } from './load/formatProblem.ts'
import { loadSchemas } from './load/loadSchemas.ts'
import { buildModel } from './model/buildModel.ts'
import type { GenerateOptions, RunResult } from './generate.ts'
import { requireHistoryError, HistoryError } from './HistoryError.ts'
import { saveFormerShape, readFormerHistory, readHistory } from './readHistory.ts'
import { notesOnStoredValues } from './notesOnStoredValues.ts'
import { refusalTexts } from './refusalTexts.ts'
import { differences, write } from './write.ts'

/** Turns schemas/ into generated/; writes nothing while a schema has an error. */
export async function runGenerator({
  root,
  check,
  allowLoss,
  again,
  understood,
}: GenerateOptions): Promise<RunResult> {
  const loaded = loadSchemas(root)
  const problems = checkSchemas(loaded)
  const notes = problems.filter(({ severity }) => severity === 'note').map(formatProblem)
  const errors = problems.filter(({ severity }) => severity === 'error').map(formatProblem)
  const refused = (reasons: readonly string[]): RunResult => {
    return { ok: false, entities: 0, changed: [], removed: [], errors: reasons, notes, notesOfThisRun: [] }
  }
  if (errors.length > 0) return refused(errors)

  const model = buildModel(loaded)
  understood?.(model)
  const history: MigrationHistory | HistoryError = await (
    again ? readFormerHistory(root) : readHistory(root)
  ).catch(requireHistoryError)
  if (history instanceof HistoryError) return refused([history.message])
  const after = shapeAfter(model, history)
  const texts = openTextCache(root)
  const places = sealedPlacesIn(after)
  const files = await emitAll(model, { texts, places })
  texts.keep()
  const conflicts = conflictsOf(model, files, loaded)
  if (conflicts.length > 0) return refused(conflicts)

  const { snapshot } = history
  const migrations = emitMigrations(model, history, allowLoss)
  const found = differences(root, [...files, ...migrations.files])
  const isRefused = migrations.refusals.length > 0
  if (!check && !isRefused) {
    if (migrations.added && snapshot)
      await saveFormerShape(root, {
        migration: migrations.added.path,
        snapshot,
        agreed: agreementOn(migrations, allowLoss?.reason ?? history.agreed?.reason),
      })
    write(root, found)
  }
  const changed = found.changed.map(({ path }) => path)
  const same = changed.length === 0 && found.stale.length === 0
  return {
    ok: !isRefused && (!check || same),
    entities: model.entities.length,
    changed,
    removed: found.stale,
    errors: refusalTexts(migrations.refusals, loaded, model),
    notes,
    notesOfThisRun: snapshot ? notesOnStoredValues(snapshot, after, model, loaded) : [],
  }
}

/** The agreement on the migration's losses, to be remembered. */
function agreementOn({ losses }: MigrationPlan, reason: string | undefined): Agreement {
  return {
    places: losses.map(({ place }) => place),
    losses: losses.map(({ what }) => what),
    ...(reason === undefined ? {} : { reason }),
  }
}
