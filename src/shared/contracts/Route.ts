import type { JsonSchema } from './Json.ts'
import type { Resource } from './Resource.ts'
import type { Table } from './Table.ts'

/** The operation of a generated call; the generic server code has one handler for each. */
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

/** A compiled validator as Ajv prints it: returns true, or returns false and sets `errors`. */
export interface Validate {
  (value: unknown): boolean
  errors?: readonly ValidationError[] | null
}

/** One error of a compiled validator. */
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
  /** The code of the page or button that allows this call, e.g. `distribution.good.create`. */
  permission: string
  /** operationId in the API document, e.g. `createGood`. */
  operationId: string
  /** The Fastify schema; `body` carries the schema that the validator was compiled from. */
  schema: { params?: JsonSchema; querystring?: JsonSchema; body?: JsonSchema }
  /** The compiled validator of `schema.body`. */
  validateBody?: Validate
  /** For exports, imports and figures: the entity's fields and how they are shown. */
  resource?: Resource
  /** The code of the move, for a move of one or several records. */
  move?: string
}
