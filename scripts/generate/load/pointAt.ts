import type { LoadedSchemas } from './LoadedSchema.ts'
import type { Problem } from './Problem.ts'
import { pointerOf } from './readJson.ts'
import type { Path } from './readJson.ts'

/** A place in a schema's file, in the form of problems. */
export type SchemaPlace = Pick<Problem, 'file' | 'line' | 'column' | 'pointer'>

/** The place where a value of an entity's schema was written; for an unwritten value that of the nearest one above it. */
export function pointAt({ schemas }: LoadedSchemas, file: string, path: Path): SchemaPlace | undefined {
  const schema = schemas.find((each) => each.file === file)
  if (!schema) return undefined
  const position = schema.origins.positionOf(schema.value, path, schema.document)
  return { ...position, pointer: pointerOf(path) }
}
