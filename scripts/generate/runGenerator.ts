import { conflictsOf } from './emit/conflictsOf.ts'
import { emitAll } from './emit/emitAll.ts'
import { emitMigrations } from './emit/migration/emitMigrations.ts'
import { openTextCache } from './emit/TextCache.ts'
import { checkSchemas } from './check/checkSchemas.ts'
import { formatProblem } from './load/formatProblem.ts'
import { loadSchemas } from './load/loadSchemas.ts'
import { buildModel } from './model/buildModel.ts'
import type { GenerateOptions, GenerateResult } from './generate.ts'
import { keepFormer, readFormerHistory, readHistory } from './readHistory.ts'
import { differences, write } from './write.ts'

/** Turns schemas/ into generated/: nothing is written while a schema has an error. */
export async function runGenerator({
  root,
  check,
  allowLoss,
  again,
}: GenerateOptions): Promise<GenerateResult> {
  const loaded = loadSchemas(root)
  const problems = checkSchemas(loaded)
  const notes = problems.filter(({ severity }) => severity === 'note').map(formatProblem)
  const errors = problems.filter(({ severity }) => severity === 'error').map(formatProblem)
  if (errors.length > 0) return { ok: false, entities: 0, changed: [], removed: [], errors, notes }

  const model = buildModel(loaded)
  const texts = openTextCache(root)
  const files = await emitAll(model, texts)
  texts.keep()
  const conflicts = conflictsOf(model, files)
  if (conflicts.length > 0)
    return { ok: false, entities: 0, changed: [], removed: [], errors: conflicts, notes }

  const history = await (again ? readFormerHistory(root) : readHistory(root))
  const migrations = emitMigrations(model, history, allowLoss)
  const found = differences(root, [...files, ...migrations.files])
  const refused = migrations.refusals.length > 0
  if (!check && !refused) {
    if (migrations.added && history.snapshot) await keepFormer(root, migrations.added.path, history.snapshot)
    write(root, found)
  }
  const changed = found.changed.map(({ path }) => path)
  const same = changed.length === 0 && found.stale.length === 0
  return {
    ok: !refused && (!check || same),
    entities: model.entities.length,
    changed,
    removed: found.stale,
    errors: migrations.refusals,
    notes,
  }
}
