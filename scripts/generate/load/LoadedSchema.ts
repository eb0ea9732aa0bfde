import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Document } from './Document.ts'
import type { Origins } from './Origins.ts'
import type { Problem } from './Problem.ts'

/** One entity's schema: as written, and with references inlined and older drafts converted to draft-07. */
export interface LoadedSchema {
  /** The entity: the file's name in camelCase, e.g. `distributionLog`. */
  name: string
  /** Path from the project's root, e.g. `schemas/good.json`. */
  file: string
  /** True: the schema is written in our dialect; false: it is a plain JSON Schema, and everything else has its default. */
  dialect: boolean
  document: Document
  value: JsonObject
  origins: Origins
  /** The problems that were found while loading it. */
  problems: readonly Problem[]
}

/** The contents of the schemas folder. */
export interface LoadedSchemas {
  schemas: readonly LoadedSchema[]
  /** schemas/definitions/menuGroups.json; a document without groups if there is none. */
  menuGroups: Document
  /** The files of schemas/dashboards/. */
  dashboards: readonly Document[]
  /** The other files of schemas/definitions/. */
  shapes: readonly Document[]
  /** Files beside the schemas that look like schemas but are not read. */
  unread: readonly string[]
  /** Entities in folders where none is read. */
  astray: readonly string[]
  /** schemas/dialect.json, against which the schemas of our dialect are checked. */
  dialect: Document
}
