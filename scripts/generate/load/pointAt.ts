import type { LoadedSchemas } from './LoadedSchema.ts'
import type { Problem } from './Problem.ts'
import { pointerOf } from './readJson.ts'
import type { Path } from './readJson.ts'

/** A place in a schema's file, as problems name it. */
export type Pointed = Pick<Problem, 'file' | 'line' | 'column' | 'pointer'>

/** Where a value of an entity's schema was written; for one that nobody wrote the nearest above it. */
export function pointAt({ schemas }: LoadedSchemas, file: string, path: Path): Pointed | undefined {
  const schema = schemas.find((each) => each.file === file)
  if (!schema) return undefined
  const position = schema.origins.positionOf(schema.value, path, schema.document)
  return { ...position, pointer: pointerOf(path) }
}
