import type { Computation, ComputedParts } from './Expression.ts'
import type { ColumnType, FilterMatch } from '../fields/ColumnType.ts'
import type { Json } from './Json.ts'
import type { StateMachine } from './StateMachine.ts'
import type { Text } from './Text.ts'

/** What an entity's records are: rows, rows below each other, one record, or lines that are only ever added by the server. */
export type EntityKind = 'collection' | 'tree' | 'single' | 'log'

/** What deleting a record does to the records that refer to it. */
export type OnDelete = 'refuse' | 'clear' | 'cascade'

/** What a new record gets where nothing is given: the moment or day, the id of who makes it, or the value of another property, of its own or of the record that a reference leads to. */
export type Fill =
  | { now: 'date' | 'timestamp' }
  | { currentUser: true }
  | { property: string; through?: string }

/** What new records get where nothing is given, by property. */
export type Fills = Readonly<Record<string, Fill>>

/** Parts of today's date, where the server runs. */
export const dateParts = ['yyyy', 'yy', 'mm', 'dd'] as const

/**
 * A part of a number that the server gives to a new record: a text, a part of the date, what the record has, or the count, which
 * begins at `first`, has at least so many digits, and begins again wherever the other parts differ.
 */
export type NumberPart =
  | { text: string }
  | { date: (typeof dateParts)[number] }
  | { property: string }
  | { first: number; digits: number }

/** One stored property of an entity; the column bears the property's name. */
export interface Column {
  name: string
  type: ColumnType
  /** Digits after the point, decimals only. */
  scale?: number
  /** False: the value may be null, which means "not set". */
  required: boolean
  /** Taken when a new record does not give the property. */
  default?: Json
  /** readOnly: known but ignored in what a client sends. writeOnly: never answered. */
  access: 'readWrite' | 'readOnly' | 'writeOnly'
  /** hash: one-way, with the password function. encrypt: at rest, answered as a mask; sending nothing (or the mask) keeps the stored one. */
  secret?: 'hash' | 'encrypt'
  /** What encrypted texts are bound to; absent: `table.column`. It stays as it was when one of them is renamed. */
  sealedFor?: string
  /** Its files are downloaded only by those who may see the record. */
  private?: true
  /** Set by the server when the record is made or changed. */
  auto?: 'created' | 'updated'
  /** Set by the server to the id of who made or changed the record; null where the server did. */
  by?: 'created' | 'updated'
  /** Taken when a new record does not give the property, and told only by the call. */
  fill?: Fill
  /** The column whose value it may not exceed. */
  atMost?: string
  /** How it is computed from other properties. */
  computed?: Computation
  /** The same in SQL over the table's columns, where changes of other records bear on it: as it is stored where a state locks it. */
  computedSql?: string
  /** What is computed in each of its rows, or in its object. */
  computedParts?: ComputedParts
  /** The parts of the number that a new record gets. */
  number?: readonly NumberPart[]
  /** A time of day as a clock on the wall shows it, with seconds or without. */
  clock?: true
  /** The only values it may have, or may hold in its list, as texts. */
  options?: readonly string[]
  /** Of a list that is filtered by what it holds: what its items are. */
  items?: 'text' | 'double'
  /** The list may filter by it. */
  filter?: FilterMatch
  sortable: boolean
  /** An index has its values in order, so that the first of them are read at once. */
  sortIndex?: true
  /** An index has the parts of its text, each of one to three characters. */
  gramIndex?: true
  reference?: ColumnReference
}

/** A column that holds another record's id. */
export interface ColumnReference {
  entity: string
  table: string
  /** The column of the other table that people read. */
  display: string
  onDelete: OnDelete
  /** Absent: it may lead to any record. */
  limit?: ReferenceLimit
}

/** Which records a reference may be set to, and what people are told who choose another. */
export interface ReferenceLimit {
  where: LookupFilter
  message?: Text
}

/** Conditions by property of the other record, of which each must hold. */
export type LookupFilter = Readonly<Record<string, LookupCondition>>

/** One of some values, or what is held in some place here. */
export type LookupCondition = { values: readonly ComparedValue[] } | ComparedPlace

/** A property here, or one of the record that a reference here leads to. */
export interface ComparedPlace {
  property: string
  through?: string
  /** It is, or the reference is, in the row of the list and not in the record around it. */
  row?: true
}

/** A value that SQL and JavaScript compare alike. */
export type ComparedValue = string | number | boolean

/** A read-only property filled with the display column of the record that another property refers to. */
export interface DerivedName {
  property: string
  /** The reference column whose target's display value is shown. */
  of: string
}

/**
 * A many-to-many property: an array of ids, or of objects that hold an id under `key` and may show the other's display value under `nameKey`.
 * Stored in a table of its own with the columns owner, target and position.
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
 * A reference inside the rows of a list. The rows say where it stands; a table with the columns of a link's keeps what is
 * referred to from being deleted, and finds the records by it.
 */
export interface RowLink {
  property: string
  key: string
  table: string
  reference: ColumnReference
}

/** Records of another entity that are rows of this one: they are read and saved with it. */
export interface Children {
  property: string
  entity: string
  /** Their column that refers to this table. */
  of: string
  /** Their column that keeps their order, from 0 on. */
  order?: string
  /** Whether there have to be rows; absent: a record without any is one in which they are not set. */
  required?: true
  /** What their rows show, beside their id. */
  shown: readonly string[]
  /** What a row may set. */
  writable: readonly string[]
  /** Codes of their page and buttons. */
  permissions: Permissions
}

/** Codes of a page and of the buttons that it has. */
export interface Permissions {
  page: string
  create?: string
  edit?: string
  delete?: string
}

/** A table whose records have rows of this one. */
export interface Owner {
  entity: string
  /** Its list of these rows. */
  property: string
  /** The column of this table that refers to it. */
  of: string
  minItems?: number
  maxItems?: number
  /** There may be no rows at all, whatever the least number of them is. */
  orNone?: true
  /** It computes nothing from the rows, does not lock them by its state, and has as many as it likes. */
  asksNothing?: true
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

/** Which records a rule across records is about: those that have one of the values in each of these properties. */
export type RecordFilter = Readonly<Record<string, readonly ComparedValue[]>>

/** What rules across records have in common. */
interface RuleAcrossRecords {
  /** Of the index or constraint that holds to it. */
  name: string
  /** Absent: it is about all records. */
  where?: RecordFilter
  /** What people are told who break it; absent: the words of the error table. */
  message?: Text
  /** The database can be told to ask only once all rows of a record are written, so that they may exchange values. */
  deferrable?: true
}

/** A named set of columns whose values may occur once. */
export interface UniqueKey extends RuleAcrossRecords {
  columns: readonly string[]
  /** What is not set counts as a value, too. */
  emptyEqual?: true
}

/** Two columns between which no other record may have values, of those that have the same values in the columns `within`. */
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

/** Everything the generic server code needs to know of one entity. Every table also has `id` (uuid) and, unless a log, `version` (integer). */
export interface Table {
  /** As the schema file is called, e.g. `distributionLog`. */
  entity: string
  /** SQL name, e.g. `distribution_log`. */
  name: string
  /** Below the API base, with a leading slash, e.g. `/distributions/logs`. */
  path: string
  kind: EntityKind
  /** A delete only sets `deleted_at`. */
  softDelete: boolean
  /** The records that were deleted, in place of those that were not. */
  isOfDeleted?: true
  /** The property people know a record by. */
  display: string
  order: readonly Order[]
  /** Text columns that the free search `q` looks into. */
  search: readonly string[]
  /** Properties of a record that people may read who only refer to it, beside its id; absent when nothing refers to it. */
  lookup?: readonly string[]
  /** What look-ups search; empty where nothing that people type finds a name, as of records that are known by a moment. */
  lookupSearch?: readonly string[]
  /** Properties by which look-ups can be filtered, since references name them; absent: none. */
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
  /** Absent: everybody who may open the list sees all. */
  ownedBy?: OwnedBy
}

/** Whose a record is: each of the columns refers to a user, or to a record that belongs to users itself. */
export interface OwnedBy {
  columns: readonly string[]
  /** Absent where no column refers to a user. */
  codes?: ReachCodes
}

/** Codes that let a person see more than their own records: those of their department and the ones below it, or all. */
export interface ReachCodes {
  department: string
  all: string
}
