import type { Queries } from '#server/database/Database.ts'
import { predictMigration } from '#server/database/migrate/predictMigration.ts'
import { refusalOf } from '#server/database/migrate/refusalOf.ts'
import { formatProblem } from '../generate/load/formatProblem.ts'
import { loadSchemas } from '../generate/load/loadSchemas.ts'
import { buildModel } from '../generate/model/buildModel.ts'
import { adviceFor, regenerateAdvice } from '../migrate/adviceFor.ts'
import { withBrokenParts } from '../migrate/brokenPart.ts'
import { root } from '../steps/root.ts'
import { isDraft } from './isDraft.ts'

/** The rows that block these statements, each kind with its place and the change to the schema that would allow it. */
export async function obstaclesIn(queries: Queries, statements: readonly string[]): Promise<string[]> {
  const { obstacles } = await predictMigration(queries, statements)
  if (obstacles.length === 0) return []
  const loaded = loadSchemas(root)
  // A draft is rewritten at the next save of a schema.
  const needless = (await isDraft(root)) ? [regenerateAdvice] : []
  const source = { loaded, model: buildModel(loaded), isWritten: true }
  return obstacles.map((found) => {
    const obstacle = withBrokenParts(found, source.model)
    const { place, advice } = adviceFor(obstacle, source)
    const message = refusalOf({ obstacles: [obstacle] })
    const told = place ? formatProblem({ ...place, message, advice: '', severity: 'error' }) : message
    return [told, ...advice.filter((line) => !needless.includes(line))].join('\n→ ')
  })
}
