import type { Computation, ComputedParts } from './Expression.ts'
import type { ColumnType, FilterMatch } from '../fields/ColumnType.ts'
import type { Json } from './Json.ts'
import type { StateMachine } from './StateMachine.ts'
import type { Text } from './Text.ts'

/** The kind of an entity: a list of rows, a tree of rows, one record, or a log to which only the server adds lines. */
export type EntityKind = 'collection' | 'tree' | 'single' | 'log'

/** The effect of deleting a record on the records that refer to it. */
export type OnDelete = 'refuse' | 'clear' | 'cascade'

/**
 * The source of a new record's value where none is given: the moment or day, the id of the user who makes it, or another property
 * of the record itself or of a referenced record.
 */
export type Fill =
  | { now: 'date' | 'timestamp' }
  | { currentUser: true }
  | { property: string; through?: string }

/** The fills of new records, by property. */
export type Fills = Readonly<Record<string, Fill>>

/** The parts of today's date, in the server's time zone. */
export const dateParts = ['yyyy', 'yy', 'mm', 'dd'] as const

/**
 * A part of a number that the server gives to a new record: a text, a part of the date, a value of the record, or the count. The
 * count begins at `first`, has at least `digits` digits, and restarts whenever the other parts differ.
 */
export type NumberPart =
  | { text: string }
  | { date: (typeof dateParts)[number] }
  | { property: string }
  | { first: number; digits: number }

/** One stored property of an entity; the column has the property's name. */
export interface Column {
  name: string
  type: ColumnType
  /** Digits after the point, decimals only. */
  scale?: number
  /** False: the value may be null, which means "not set". */
  required: boolean
  /** The value of a new record that does not give the property. */
  default?: Json
  /** readOnly: accepted but ignored in a client's input. writeOnly: never part of an answer. */
  access: 'readWrite' | 'readOnly' | 'writeOnly'
  /**
   * hash: stored one-way with the password function. encrypt: stored encrypted and answered as a mask; an absent value or the
   * mask keeps the stored one.
   */
  secret?: 'hash' | 'encrypt'
  /** The context that encrypted texts are bound to; absent: `table.column`. It keeps the old name when one of them is renamed. */
  sealedFor?: string
  /** Its files can be downloaded only by users who may see the record. */
  private?: true
  /** Set by the server when the record is made or changed. */
  auto?: 'created' | 'updated'
  /** The server sets it to the id of the user who made or changed the record; null where the server itself did. */
  by?: 'created' | 'updated'
  /** The source of the value of a new record that does not give the property; known only when the call is made. */
  fill?: Fill
  /** The column whose value this one may not exceed. */
  atMost?: string
  /** The computation of its value from other properties. */
  computed?: Computation
  /**
   * The same computation in SQL over the table's columns, where changes of other records affect it; the stored value is used
   * where a state locks it.
   */
  computedSql?: string
  /** The computed parts of each of its rows, or of its object. */
  computedParts?: ComputedParts
  /** The parts of the number that a new record gets. */
  number?: readonly NumberPart[]
  /** A local time of day without a zone, with or without seconds. */
  clock?: true
  /** The only values that it, or each item of its list, may have, as texts. */
  options?: readonly string[]
  /** For a list that can be filtered by its items: their type. */
  items?: 'text' | 'double'
  /** How the list's filter compares it; absent: the list has no such filter. */
  filter?: FilterMatch
  sortable: boolean
  /** An index holds its values in order, so that the first of them are read quickly. */
  sortIndex?: true
  /** An index holds the grams of its text, each of one to three characters. */
  gramIndex?: true
  reference?: ColumnReference
}

/** The target of a column that holds another record's id. */
export interface ColumnReference {
  entity: string
  table: string
  /** The display column of the other table. */
  display: string
  onDelete: OnDelete
  /** Absent: the column may refer to any record. */
  limit?: ReferenceLimit
}

/** The records that a reference may be set to, and the message for any other choice. */
export interface ReferenceLimit {
  where: LookupFilter
  message?: Text
}

/** Conditions on properties of the other record; each must hold. */
export type LookupFilter = Readonly<Record<string, LookupCondition>>

/** A list of allowed values, or a place in this record that holds the value. */
export type LookupCondition = { values: readonly ComparedValue[] } | ComparedPlace

/** A property of this record, or of the record that one of its references leads to. */
export interface ComparedPlace {
  property: string
  through?: string
  /** The property, or the reference, is in the row of the list and not in the record around it. */
  row?: true
}

/** A value that SQL and JavaScript compare in the same way. */
export type ComparedValue = string | number | boolean

/** A read-only property filled with the display column of the record that another property refers to. */
export interface DerivedName {
  property: string
  /** The reference column whose target's display value is shown. */
  of: string
}

/**
 * A many-to-many property: an array of ids, or of objects that hold an id under `key` and may show the other's display value
 * under `nameKey`. Stored in a table of its own with the columns owner, target and position.
 */
export interface Link {
  property: string
  table: string
  required: boolean
  minItems: number
  maxItems?: number
  /** Absent: the items are plain ids. */
  key?: string
  nameKey?: string
  reference: ColumnReference
}

/**
 * A reference inside the rows of a list. The rows themselves hold the id. A table with the columns of a link table keeps the
 * referenced records from being deleted, and finds the records that refer to them.
 */
export interface RowLink {
  property: string
  key: string
  table: string
  reference: ColumnReference
}

/** Records of another entity that are rows of this one: they are read and saved together with it. */
export interface Children {
  property: string
  entity: string
  /** The children's column that refers to this table. */
  of: string
  /** The children's column that keeps their order, from 0 on. */
  order?: string
  /** At least one row is required; absent: a record without rows is one in which the property is not set. */
  required?: true
  /** The properties that their rows show, besides their id. */
  shown: readonly string[]
  /** The properties that a row may set. */
  writable: readonly string[]
  /** The codes of the children's page and buttons. */
  permissions: Permissions
}

/** The codes of a page and of its buttons. */
export interface Permissions {
  page: string
  create?: string
  edit?: string
  delete?: string
}

/** A table whose records own rows of this one. */
export interface Owner {
  entity: string
  /** The owner's property that lists these rows. */
  property: string
  /** The column of this table that refers to the owner. */
  of: string
  minItems?: number
  maxItems?: number
  /** The list may be empty even if `minItems` is greater than zero. */
  orNone?: true
  /** The owner computes nothing from the rows, does not lock them by its state, and does not limit their number. */
  isIndependent?: true
}

/** Another entity's column or link that refers to this table, and what to do with it on delete. */
export interface Referrer {
  entity: string
  table: string
  /** The referring column; `target` for a link table. */
  column: string
  onDelete: OnDelete
  /** True when `table` is a link table. */
  link: boolean
  /** The referring table hides deleted rows instead of removing them. */
  softDelete: boolean
}

/** The records that a rule across records applies to: those that have one of the given values in each of these properties. */
export type RecordFilter = Readonly<Record<string, readonly ComparedValue[]>>

/** The common part of rules across records. */
interface RuleAcrossRecords {
  /** The name of the index or constraint that enforces the rule. */
  name: string
  /** Absent: the rule applies to all records. */
  where?: RecordFilter
  /** The message when the rule is broken; absent: the words of the error table. */
  message?: Text
  /** The database can defer the check until all rows of a record are written, so that rows may exchange values. */
  deferrable?: true
}

/** A named set of columns whose combined values must be unique. */
export interface UniqueKey extends RuleAcrossRecords {
  columns: readonly string[]
  /** Two values that are not set count as equal. */
  emptyEqual?: true
}

/** Two columns that form a range; the ranges of records with the same values in the columns `within` may not overlap. */
export interface NoOverlap extends RuleAcrossRecords {
  from: string
  to: string
  within: readonly string[]
}

/** Default order of a list. */
export interface Order {
  property: string
  direction: 'ASC' | 'DESC'
}

/** Everything that generic server code needs to know of one entity. Every table has `id` (uuid) and, unless a log, `version`. */
export interface Table {
  /** The name of the schema file, e.g. `distributionLog`. */
  entity: string
  /** SQL name, e.g. `distribution_log`. */
  name: string
  /** Below the API base, with a leading slash, e.g. `/distributions/logs`. */
  path: string
  kind: EntityKind
  /** A delete only sets `deleted_at`. */
  softDelete: boolean
  /** This table stands for the deleted records instead of the others. */
  isOfDeleted?: true
  /** The property by which people know a record. */
  display: string
  order: readonly Order[]
  /** Text columns that the free search `q` looks into. */
  search: readonly string[]
  /** The properties, besides the id, that users may read of a record they only refer to; absent when no entity refers to it. */
  lookup?: readonly string[]
  /** The columns that look-ups search; empty where no typed text finds a name, as for records that are known by a moment. */
  lookupSearch?: readonly string[]
  /** The properties by which look-ups can be filtered, because references name them; absent: none. */
  lookupFilters?: readonly string[]
  /** Without `id`, `version` and `deleted_at`. */
  columns: readonly Column[]
  derivedNames: readonly DerivedName[]
  links: readonly Link[]
  rowLinks?: readonly RowLink[]
  children?: readonly Children[]
  owners?: readonly Owner[]
  referrers: readonly Referrer[]
  unique: readonly UniqueKey[]
  noOverlap?: readonly NoOverlap[]
  states?: StateMachine
  /** For trees: the column that names the parent. */
  parent?: string
  /** Absent: every user who may open the list sees all records. */
  ownedBy?: OwnedBy
}

/** The ownership of records: each column refers to a user, or to a record that is owned by users itself. */
export interface OwnedBy {
  columns: readonly string[]
  /** Absent where no column refers to a user. */
  codes?: ReachCodes
}

/** The codes that let a user see more than their own records: those of their department and the ones below it, or all. */
export interface ReachCodes {
  department: string
  all: string
}
