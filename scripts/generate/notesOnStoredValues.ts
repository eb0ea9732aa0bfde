import type { Model } from './contracts/Model.ts'
import type { Shape } from './emit/migration/shape/Shape.ts'
import type { LoadedSchemas } from './load/LoadedSchema.ts'
import { notesOnPatterns } from './notesOnPatterns.ts'
import { notesOnUnits } from './notesOnUnits.ts'
import { stayingColumns } from './stayingColumns.ts'

/** Notes about stored values that no migration checks or converts. */
export function notesOnStoredValues(
  before: Shape,
  after: Shape,
  model: Model,
  loaded: LoadedSchemas,
): string[] {
  const columns = stayingColumns(before, after, model)
  return [...notesOnUnits(columns, loaded), ...notesOnPatterns(columns, loaded)]
}
