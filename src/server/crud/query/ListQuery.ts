import type { Column, Link, Order, Table } from '#shared/contracts/Table.ts'

/** Comparisons of one column with one value. */
export type Comparison = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'

/** A value that has the column's type. */
export type FilterValue = string | number | boolean

/** One condition of a list. */
export type Filter =
  | { kind: 'compare'; column: Column; comparison: Comparison; value: FilterValue }
  | { kind: 'oneOf'; column: Column; values: readonly FilterValue[]; negated: boolean }
  | { kind: 'contains'; column: Column; text: string }
  | { kind: 'isNull'; column: Column; isNull: boolean }
  | { kind: 'linked'; link: Pick<Link, 'table'>; ids: readonly FilterValue[] }
  | { kind: 'search'; text: string }
  | OverFilter
  | OwnedFilter

/** A condition on the record that a column refers to. */
export interface OverFilter {
  kind: 'over'
  column: Column
  table: Table
  filter: Filter
  /** No record that is referred to meets it; so it is where there is none. */
  negated: boolean
  /** The code of the page that shows those records. */
  page: string
  /** Those that the caller may see; absent: all. */
  owned?: OwnedFilter
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
export interface ListQuery {
  filters: readonly Filter[]
  /** Empty: the table's own order. */
  order: readonly Order[]
  offset: number
  limit: number
  /** Searches through all records, however long that takes. */
  isThorough?: boolean
}
