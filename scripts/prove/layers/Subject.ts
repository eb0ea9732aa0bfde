import type { Case, Violation } from './Case.ts'
import type { JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { Route, Validate } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'

/** An entity whose layers are to be proved. */
export interface Subject {
  entity: string
  table: Table
  /** What a client may send, from which the values are made. */
  schema: JsonSchema
  /** The call that makes a record, or saves the only one. */
  route: Route
  /** Whether a record that is there can be changed. */
  isChangeable: boolean
  /** The validator of the entity's form. */
  validate: Validate
  /** A valid record as a client sends it, and as it is stored. */
  base: JsonObject
  stored: JsonObject
  id: string
}

/** One place that states the rules of a schema and can be asked about a value. */
export interface Layer {
  name: string
  /** Whether each value is admitted. */
  judge(subject: Subject, cases: readonly Case[]): Promise<readonly boolean[]> | readonly boolean[]
  /** Whether this layer is meant to refuse what breaks the rule; what it does not state it may admit. */
  states(subject: Subject, one: Case, violation: Violation): boolean
}
