import type { Json, JsonObject } from '#shared/contracts/Json.ts'

/** A schema that knows nothing of us: a record it takes and one it refuses, or what stands in its way. */
export type PlainCase =
  | { schema: Json; takes: JsonObject; refuses: JsonObject }
  | { schema: Json; refused: string }

/** Cases by the name of the file that they stand in. */
export type PlainCases = Readonly<Record<string, PlainCase>>
