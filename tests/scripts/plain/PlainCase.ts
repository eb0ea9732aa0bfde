import type { Json, JsonObject } from '#shared/contracts/Json.ts'

/**
 * A schema from elsewhere, with a record that it accepts and one that it refuses, or with
 * the problem that keeps it from becoming an entity.
 */
export type PlainCase =
  | { schema: Json; takes: JsonObject; refuses: JsonObject }
  | { schema: Json; refused: string }

/** Cases by the names of their files. */
export type PlainCases = Readonly<Record<string, PlainCase>>
