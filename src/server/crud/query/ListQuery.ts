import type { Column, Link, Order, Table } from '#shared/contracts/Table.ts'

/** Comparisons of one column with one value. */
export type Comparison = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'

/** A value that has the column's type. */
export type FilterValue = string | number | boolean

/** A condition that looks into no other table than those of the list. */
export type PlainFilter =
  | { kind: 'compare'; column: Column; comparison: Comparison; value: FilterValue }
  | OneOfFilter
  | HoldsFilter
  | { kind: 'contains'; column: Column; text: string }
  | { kind: 'isNull'; column: Column; isNull: boolean }
  | LinkedFilter
  | { kind: 'search'; text: string }

/** One condition of a list, as its caller may have it. */
export type Filter = PlainFilter | WithinFilter | OverFilter | OwnedFilter | AlternativesFilter

/** One condition as a call asks for it: what is below the nodes that it names, and what its caller may see, are not looked up yet. */
export type AskedFilter =
  | PlainFilter
  | BelowFilter
  | OverFilter<AskedFilter>
  | AlternativesFilter<AskedFilter>

interface OneOfFilter {
  kind: 'oneOf'
  column: Column
  values: readonly FilterValue[]
  negated: boolean
}

/** A list of plain values that has one of those asked for. */
interface HoldsFilter {
  kind: 'holds'
  column: Column
  values: readonly FilterValue[]
  negated: boolean
}

/** A list of references among which is one of those asked for. */
interface LinkedFilter {
  kind: 'linked'
  link: Pick<Link, 'table'>
  /** Absent: any. */
  ids?: readonly FilterValue[]
  negated: boolean
}

/** References to nodes of a tree that are named, or to any below these. */
export interface BelowFilter {
  kind: 'below'
  tree: Table
  /** The references to the named nodes alone. */
  filter: OneOfFilter | LinkedFilter
}

/** The same once it is known which nodes these are. */
export interface WithinFilter {
  kind: 'within'
  tree: Table
  /** The references to any of the nodes. */
  filter: OneOfFilter | LinkedFilter
}

/** A condition on the record that a column refers to. */
export interface OverFilter<Inner = Filter> {
  kind: 'over'
  column: Column
  table: Table
  filter: Inner
  /** No record that is referred to meets it; so it is where there is none. */
  negated: boolean
  /** The code of the page that shows those records. */
  page: string
  /** Those that the caller may see; absent: all. */
  owned?: OwnedFilter
  /** The records that meet it, where it was looked up and they are few. */
  ids?: readonly string[]
}

/** Conditions of which one must be met, each of several that are met together. */
export interface AlternativesFilter<Inner = Filter> {
  kind: 'alternatives'
  among: readonly (readonly Inner[])[]
}

/** Records that belong to certain people by at least one of their references. */
export interface OwnedFilter {
  kind: 'owned'
  by: readonly OwnedReference[]
}

/**
 * A reference to users of whom one is meant, alone or with all of their department and those below it, or to records that
 * belong to such; without `owned` to any of those.
 */
export type OwnedReference =
  | { column: Column; userId: string; withDepartment: boolean }
  | { column: Column; table: Table; owned: OwnedFilter | undefined }

/** What a list call asks for, whichever dialect it was written in. */
export interface ListQuery<Condition = Filter> {
  filters: readonly Condition[]
  /** Empty: the table's own order. */
  order: readonly Order[]
  offset: number
  limit: number
  /** Searches through all records, however long that takes. */
  isThorough?: boolean
}
