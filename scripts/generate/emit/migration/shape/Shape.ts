/** The tables as the migrations left them, or as the schemas want them. Names and definitions are finished SQL. */
export interface Shape {
  /** The file name of the newest migration that leads here; shapes of earlier versions lack it. */
  migration?: string
  /** The statements that create the functions and extensions which indexes use. */
  functions: readonly string[]
  tables: readonly TableShape[]
  /** The entities from which menus and permissions are made, so that a rename can find them. */
  entities?: readonly EntityShape[]
  /** Whether columns tell that they keep secrets; shapes of earlier versions do not. */
  tellsSecrets?: true
}

/** An entity as menus know it; `renamedFrom` and `renamedLinks` only describe the way there and are not kept. */
export interface EntityShape {
  name: string
  path: string
  renamedFrom?: string
  renamedLinks?: readonly RenamedLink[]
}

/** A list of references that had another name, and the table of its links. */
export interface RenamedLink extends PartName {
  table: string
  /** The names that the table may have had then. */
  formerTables: readonly string[]
}

/** A table with its columns and rules; `renamedFrom`, `filledFrom` and `single` only describe the way there and are not kept. */
export interface TableShape {
  name: string
  /** Its possible former names; the first of them that exists is the former table. */
  renamedFrom?: readonly string[]
  columns: readonly ColumnShape[]
  /** Primary keys, checks, exclusions and foreign keys. */
  constraints: readonly ConstraintShape[]
  indexes: readonly IndexShape[]
  /** The table has one row at most. */
  single?: true
  /** The list whose rows name the records that the table keeps, and the property of these rows. */
  filledFrom?: { table: string; column: string; key: string }
}

/** A column; `renamedFrom`, `convert`, `list`, `declared`, `filled` only describe the way there and are not kept. */
export interface ColumnShape {
  name: string
  type: SqlType
  /** Its jsonb holds a list; an existing value becomes the only item. */
  list?: true
  required: boolean
  /** SQL of the default, also used to fill existing rows. */
  default?: string
  /** The expression that computes it, as finished SQL; rows are computed again when that changes. */
  computed?: string
  /** The names of the computed values in its rows, or in its object. */
  computedParts?: readonly string[]
  /** All declared names in its rows, or in its object. */
  declared?: readonly string[]
  /** The same if no other names are allowed; unlike `declared`, the snapshot keeps it. */
  parts?: readonly string[]
  /** The same for the objects further inside. */
  inside?: readonly InnerParts[]
  /** The former and present names of renamed parts, so that none is renamed twice; shapes of earlier versions lack them. */
  renamed?: readonly PartName[]
  /**
   * The names that its rows, or its object, must have and that have a default, and the column's value with these defaults, as
   * finished SQL.
   */
  filled?: { names: readonly string[]; value: string }
  /** The condition on rows in which it stays unchanged when the expression changes, as finished SQL. */
  kept?: string
  /** The columns of other tables that it is computed from. */
  follows?: readonly { table: string; column: string }[]
  /** The units of its numbers, and of those inside it; shapes of earlier versions lack them. */
  units?: readonly UnitShape[]
  /** The patterns, of its own and inside it, that no check states; shapes of earlier versions lack them. */
  unstated?: readonly PatternShape[]
  /** How its values are hidden from people who read the table. */
  secret?: 'hash' | 'encrypt'
  /** The place that its sealed texts are bound to, if that is no longer `table.column`. */
  sealedFor?: string
  renamedFrom?: string
  convert?: ConversionSql
}

/** All names that the objects at a place inside a column may have. */
export interface InnerParts {
  path: PartPath
  parts: readonly string[]
}

/**
 * The names on the path to objects inside a column; `null` is each item, or each member. A list that directly contains the
 * objects, or objects with the next name, is no step.
 */
export type PartPath = readonly (string | null)[]

/** The unit of the numbers at a place in a column; the path is empty if the column itself is the number. */
export interface UnitShape {
  path: readonly string[]
  unit: 'money' | 'percent'
}

/** The pattern of the texts at a place in a column; the path is empty if the column itself is the text. */
export interface PatternShape {
  path: readonly string[]
  pattern: string
}

/** The present and former name of a part of rows or of an object. */
export interface PartName {
  name: string
  former: string
}

/** The conversion of values that the column no longer takes, as finished SQL. */
export interface ConversionSql {
  /** The text of an old value, and the new value; both as constants. */
  map: readonly { from: string; to: string }[]
  /** The value for rows without one. */
  missing?: string
  rest: 'refuse' | 'empty' | 'default' | 'nearest'
  /** The nearest value that the rules allow, computed from the column's own. */
  nearest?: string
}

/** A constraint by its name; `kind` decides when it can be created. */
export interface ConstraintShape {
  name: string
  kind: 'primary' | 'check' | 'exclude' | 'foreign'
  definition: string
  /** The column whose values a check is about; not kept. */
  column?: string
  /** The check without computed values in rows, which are computed again before it holds; not kept. */
  ofSent?: string
}

/** An index by its name; the definition starts at ON, or is that of the constraint that owns the index. */
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
