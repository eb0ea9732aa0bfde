import { printable } from '#shared/words/printable.ts'
import type { MigrationPrediction } from './predictMigration.ts'

/** Describes the rows that block a migration, in one line. */
export function refusalOf({ obstacles }: Pick<MigrationPrediction, 'obstacles'>): string {
  const sentences = obstacles.map(({ table, rule, condition, rows, isEstimate, examples }) => {
    const some = examples
      .map(({ key, value }) => (value === null ? key : `${key} (${printable(value)})`))
      .join(', ')
    return `${isEstimate ? 'more than ' : ''}${rows} of ${table} break ${rule}, ${condition}: ${some}${rows > examples.length ? ', …' : ''}`
  })
  return sentences.join('; ')
}
