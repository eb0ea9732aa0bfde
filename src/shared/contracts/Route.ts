import type { JsonSchema } from './Json.ts'
import type { Resource } from './Resource.ts'
import type { Table } from './Table.ts'

/** What a generated call does; the generic server code has one handler for each. */
export type Operation =
  | 'list'
  | 'export'
  | 'exportLater'
  | 'import'
  | 'figures'
  | 'tree'
  | 'options'
  | 'get'
  | 'create'
  | 'update'
  | 'delete'
  | 'bulkDelete'
  | 'listDeleted'
  | 'restore'
  | 'purge'
  | 'bulkUpdate'
  | 'move'
  | 'bulkMove'
  | 'history'
  | 'getSingle'
  | 'updateSingle'

/** A compiled validator as Ajv prints it: true, or false and `errors` says what was wrong. */
export interface Validate {
  (value: unknown): boolean
  errors?: readonly ValidationError[] | null
}

/** One complaint of a compiled validator. */
export interface ValidationError {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Readonly<Record<string, unknown>>
  message?: string
}

/** One generated call of the API. */
export interface Route {
  operation: Operation
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the API base in Fastify's notation, e.g. `/goods/:id`. */
  url: string
  table: Table
  /** The page or button code that carries this call, e.g. `distribution.good.create`. */
  permission: string
  /** operationId in the API document, e.g. `createGood`. */
  operationId: string
  /** The Fastify schema; `body` carries the same schema the validator was compiled from. */
  schema: { params?: JsonSchema; querystring?: JsonSchema; body?: JsonSchema }
  /** The compiled validator of `schema.body`. */
  validateBody?: Validate
  /** For exports, an import or figures: what the properties are, and what they show. */
  resource?: Resource
  /** For a move of one record or of several: its code. */
  move?: string
}
