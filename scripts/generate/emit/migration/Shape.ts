/** The tables as the migrations left them, or as the schemas want them. Names and definitions are finished SQL. */
export interface Shape {
  /** Functions that indexes use, as the statements that make them. */
  functions: readonly string[]
  tables: readonly TableShape[]
}

/** A table and what is in it; `renamedFrom` only says how to get there and is not kept. */
export interface TableShape {
  name: string
  renamedFrom?: string
  columns: readonly ColumnShape[]
  /** Primary keys, checks and foreign keys. */
  constraints: readonly ConstraintShape[]
  indexes: readonly IndexShape[]
}

/** A column; `renamedFrom` only says how to get there and is not kept. */
export interface ColumnShape {
  name: string
  type: SqlType
  required: boolean
  /** SQL of the default, also used to fill existing rows. */
  default?: string
  renamedFrom?: string
}

/** A constraint by its name; `kind` decides when it can be made. */
export interface ConstraintShape {
  name: string
  kind: 'primary' | 'check' | 'foreign'
  definition: string
}

/** An index by its name; the definition starts at ON. */
export interface IndexShape {
  name: string
  unique: boolean
  definition: string
}

/** The types of columns that we use. */
export type SqlType =
  | 'text'
  | 'integer'
  | 'bigint'
  | 'numeric'
  | 'double precision'
  | 'boolean'
  | 'uuid'
  | 'timestamptz'
  | 'date'
  | 'jsonb'
