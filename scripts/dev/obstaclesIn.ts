import type { Queries } from '#server/database/Database.ts'
import { predictMigration } from '#server/database/migrate/predictMigration.ts'
import { refusalOf } from '#server/database/migrate/refusalOf.ts'
import { loadSchemas } from '../generate/load/loadSchemas.ts'
import { buildModel } from '../generate/model/buildModel.ts'
import { adviceFor } from '../migrate/adviceFor.ts'
import { root } from '../steps/root.ts'

/** The rows that stand in the way of these statements, each kind with what to write to allow the change. */
export async function obstaclesIn(queries: Queries, statements: readonly string[]): Promise<string[]> {
  const { obstacles } = await predictMigration(queries, statements)
  const model = buildModel(loadSchemas(root))
  return obstacles.map((obstacle) =>
    [refusalOf({ obstacles: [obstacle] }), ...adviceFor(obstacle, model, true)].join('\n→ '),
  )
}
