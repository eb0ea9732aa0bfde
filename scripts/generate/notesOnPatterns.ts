import type { StayingColumn } from './stayingColumns.ts'
import { newlyUnstated } from './emit/migration/steps/newlyUnstated.ts'
import { formatProblem } from './load/formatProblem.ts'
import type { LoadedSchemas } from './load/LoadedSchema.ts'
import { pointAt } from './load/pointAt.ts'

/** Notes about new patterns that no check of the database states, so that no migration finds the values that break them. */
export function notesOnPatterns(columns: readonly StayingColumn[], loaded: LoadedSchemas): string[] {
  return columns.flatMap(({ file, old, column }) =>
    newlyUnstated(old, column).flatMap(({ path }) => {
      const own = path.length === 0 ? ['pattern'] : []
      const position = pointAt(loaded, file, ['properties', column.name, ...own])
      const message =
        `PostgreSQL cannot state the pattern of "${[column.name, ...path].join('.')}", so the migration does not look for stored values that break it: ` +
        'they stay, and their records are refused when they are saved next.'
      return position ? [formatProblem({ ...position, message, advice, severity: 'note' })] : []
    }),
  )
}

const advice =
  'Of x-convert only "map" converts them. If you can, write the pattern without lookarounds, lazy quantifiers and properties of characters.'
