import type { Column, Link, Order, Table } from '#shared/contracts/Table.ts'

/** The comparisons of a column with a value. */
export type Comparison = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'

/** A value of the column's type. */
export type FilterValue = string | number | boolean

/** A condition that needs no tables besides the list's own. */
export type PlainFilter =
  | { kind: 'compare'; column: Column; comparison: Comparison; value: FilterValue }
  | OneOfFilter
  | HoldsFilter
  | { kind: 'contains'; column: Column; text: string }
  | { kind: 'isNull'; column: Column; isNull: boolean }
  | LinkedFilter
  | { kind: 'search'; text: string }

/** A condition of a list, with the caller's reach applied. */
export type Filter = PlainFilter | WithinFilter | OverFilter | OwnedFilter | AlternativesFilter

/** A condition as a call asks for it: nodes below a tree's nodes and the caller's reach are not looked up yet. */
export type UnresolvedFilter =
  | PlainFilter
  | BelowFilter
  | OverFilter<UnresolvedFilter>
  | AlternativesFilter<UnresolvedFilter>

interface OneOfFilter {
  kind: 'oneOf'
  column: Column
  values: readonly FilterValue[]
  negated: boolean
}

/** Matches a list of plain values that contains one of the given values. */
interface HoldsFilter {
  kind: 'holds'
  column: Column
  values: readonly FilterValue[]
  negated: boolean
}

/** Matches a list of references that contains one of the given ids. */
interface LinkedFilter {
  kind: 'linked'
  link: Pick<Link, 'table'>
  /** Absent: any reference matches. */
  ids?: readonly FilterValue[]
  negated: boolean
}

/** Matches references to the named nodes of a tree or to any nodes below them. */
export interface BelowFilter {
  kind: 'below'
  tree: Table
  /** The condition for the named nodes alone. */
  filter: OneOfFilter | LinkedFilter
}

/** A `below` condition after its nodes were looked up. */
export interface WithinFilter {
  kind: 'within'
  tree: Table
  /** The condition for all the nodes. */
  filter: OneOfFilter | LinkedFilter
}

/** A condition on the record that a column refers to. */
export interface OverFilter<Inner = Filter> {
  kind: 'over'
  column: Column
  table: Table
  filter: Inner
  /** Whether the condition is negated; it then also matches records without a reference. */
  negated: boolean
  /** The code of the page that shows the referenced records. */
  page: string
  /** The referenced records that the caller may see; absent: all. */
  owned?: OwnedFilter
  /** The ids of the matching records, if they were looked up and are few. */
  ids?: readonly string[]
}

/** A list of alternatives, of which one must match; the conditions of an alternative must match together. */
export interface AlternativesFilter<Inner = Filter> {
  kind: 'alternatives'
  among: readonly (readonly Inner[])[]
}

/** Matches records that belong to certain people by at least one of their references. */
export interface OwnedFilter {
  kind: 'owned'
  by: readonly OwnedReference[]
}

/**
 * A reference to users: to one user, or with their whole department and the departments below. Or a reference to records that
 * belong to such users; without `owned`, to any record.
 */
export type OwnedReference =
  | { column: Column; userId: string; withDepartment: boolean }
  | { column: Column; table: Table; owned: OwnedFilter | undefined }

/** The parameters of a list, in either dialect. */
export interface ListQuery<Condition = Filter> {
  filters: readonly Condition[]
  /** Empty: the table's own order. */
  order: readonly Order[]
  offset: number
  limit: number
  /** Whether all records are searched, even if that takes long. */
  isThorough?: boolean
}
