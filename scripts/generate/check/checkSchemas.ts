import type { LoadedSchemas } from '../load/LoadedSchema.ts'
import type { Problem } from '../load/Problem.ts'

/** Everything that is wrong with the schemas, file by file. */
export function checkSchemas({ schemas, menuGroups }: LoadedSchemas): Problem[] {
  return [...menuGroups.problems, ...schemas.flatMap(({ problems }) => problems)]
}
