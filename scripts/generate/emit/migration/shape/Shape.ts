/** The tables as the migrations left them, or as the schemas want them. Names and definitions are finished SQL. */
export interface Shape {
  /** The newest of the migrations that lead here, by its file's name; shapes of earlier versions do not say it. */
  migration?: string
  /** Functions and extensions that indexes use, as the statements that make them. */
  functions: readonly string[]
  tables: readonly TableShape[]
  /** What menus and permissions are made from, so that a rename can find them. */
  entities?: readonly EntityShape[]
  /** Whether columns say that they keep secrets; shapes of earlier versions do not. */
  tellsSecrets?: true
}

/** An entity as menus know it; `renamedFrom` and `renamedLinks` only say how to get there and are not kept. */
export interface EntityShape {
  name: string
  path: string
  renamedFrom?: string
  renamedLinks?: readonly RenamedLink[]
}

/** A list of references that went by another name, and the table of its links. */
export interface RenamedLink extends PartName {
  table: string
  /** What the table may have been called by then. */
  formerTables: readonly string[]
}

/** A table and what is in it; `renamedFrom`, `filledFrom` and `single` only say how to get there and are not kept. */
export interface TableShape {
  name: string
  /** What it may have been called; the first of these that is there was it. */
  renamedFrom?: readonly string[]
  columns: readonly ColumnShape[]
  /** Primary keys, checks, exclusions and foreign keys. */
  constraints: readonly ConstraintShape[]
  indexes: readonly IndexShape[]
  /** It has one row at most. */
  single?: true
  /** The list in whose rows, and the property of these, the records are named that the table keeps. */
  filledFrom?: { table: string; column: string; key: string }
}

/** A column; `renamedFrom`, `convert`, `list`, `declared`, `renamed` and `filled` only say how to get there and are not kept. */
export interface ColumnShape {
  name: string
  type: SqlType
  /** Its jsonb holds a list, of which a value that was there before becomes the only item. */
  list?: true
  required: boolean
  /** SQL of the default, also used to fill existing rows. */
  default?: string
  /** What it is computed from, as finished SQL; rows are computed again when that changes. */
  computed?: string
  /** What is computed in its rows, or in its object. */
  computedParts?: readonly string[]
  /** All that its rows, or its object, may hold. */
  declared?: readonly string[]
  /** The same where they may hold nothing else, as it is known later. */
  parts?: readonly string[]
  /** The same of the objects further inside. */
  inside?: readonly InnerParts[]
  /** Those of them that went by another name. */
  renamed?: readonly PartName[]
  /** What its rows, or its object, must hold and have a default for, and its value with that where it is missing, as finished SQL. */
  filled?: { names: readonly string[]; value: string }
  /** Rows in which it stays as it is when the expression changes, as finished SQL. */
  kept?: string
  /** The columns of other tables that it follows from. */
  follows?: readonly { table: string; column: string }[]
  /** What its numbers mean, and those inside of it; shapes of earlier versions do not say it. */
  units?: readonly UnitShape[]
  /** How its values are kept from people who read the table. */
  secret?: 'hash' | 'encrypt'
  /** What its sealed texts are bound to, where that is not `table.column` any more. */
  sealedFor?: string
  renamedFrom?: string
  convert?: ConversionSql
}

/** All that the objects at a place inside of a column may hold. */
export interface InnerParts {
  path: PartPath
  parts: readonly string[]
}

/**
 * The names on the way to objects inside of a column; `null` is each item, or each member. A list in which the objects stand, or
 * those that have the next name, is no step.
 */
export type PartPath = readonly (string | null)[]

/** The unit of the numbers at a place in a column, which is none of its own where the column itself is one. */
export interface UnitShape {
  path: readonly string[]
  unit: 'money' | 'percent'
}

/** What is inside of rows, or of an object, by its name and the one before. */
export interface PartName {
  name: string
  former: string
}

/** What becomes of values that the column no longer takes, as finished SQL. */
export interface ConversionSql {
  /** The text of an old value, and the new value; both as constants. */
  map: readonly { from: string; to: string }[]
  /** For rows without a value. */
  missing?: string
  rest: 'refuse' | 'empty' | 'default' | 'nearest'
  /** The nearest value that the rules allow, from the column's own. */
  nearest?: string
}

/** A constraint by its name; `kind` decides when it can be made. */
export interface ConstraintShape {
  name: string
  kind: 'primary' | 'check' | 'exclude' | 'foreign'
  definition: string
  /** The column whose values a check is about; not kept. */
  column?: string
  /** The check without what is computed in rows, which is computed again before it holds; not kept. */
  ofSent?: string
}

/** An index by its name; the definition starts at ON, or is that of the constraint whose index it is. */
export interface IndexShape {
  name: string
  unique: boolean
  /** It belongs to a constraint of the same name, which can be deferred. */
  constraint?: true
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
