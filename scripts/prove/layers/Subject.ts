import type { Case, Violation } from './Case.ts'
import type { JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { Route, Validate } from '#shared/contracts/Route.ts'
import type { Table } from '#shared/contracts/Table.ts'

/** An entity whose layers are proved. */
export interface Subject {
  entity: string
  table: Table
  /** The schema of a client's input, from which the values are made. */
  schema: JsonSchema
  /** The call that creates a record, or saves the single one. */
  route: Route
  /** Whether an existing record can be changed. */
  isChangeable: boolean
  /** The validator of the entity's form. */
  validate: Validate
  /** A valid record as a client sends it, and as it is stored. */
  base: JsonObject
  stored: JsonObject
  id: string
}

/** A place that enforces the rules of a schema and can judge values. */
export interface Layer {
  name: string
  /** Judges whether each value is admitted. */
  judge(subject: Subject, cases: readonly Case[]): Promise<readonly boolean[]> | readonly boolean[]
  /** Whether this layer should refuse a value for this violation; it may admit values that break other rules. */
  states(subject: Subject, one: Case, violation: Violation): boolean
}
