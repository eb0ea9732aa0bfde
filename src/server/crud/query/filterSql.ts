import { empty, identifier, join, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import type { ColumnType } from '#shared/fields/ColumnType.ts'
import { tableSql } from '../entity/tableSql.ts'
import { containsSql, isFoundByWholeText, isIndexed, searchedSql } from './containsSql.ts'
import type { ColumnParts, Contains } from './containsSql.ts'
import { colleaguesSql } from './colleaguesSql.ts'
import { equalityOf, mayEqualSql } from './equalsSql.ts'
import type { AlternativesFilter, Comparison, Filter, OverFilter, OwnedFilter } from './ListQuery.ts'

const operatorOf: Readonly<Record<Comparison, Sql>> = {
  eq: raw('='),
  // A null value also counts as not equal.
  ne: raw('IS DISTINCT FROM'),
  gt: raw('>'),
  gte: raw('>='),
  lt: raw('<'),
  lte: raw('<='),
}

/**
 * The SQL types of compared values, wider than the column where that costs no index: a value out of range then finds nothing
 * instead of failing.
 */
const sqlTypeOf: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  integer: 'bigint',
  decimal: 'numeric',
  double: 'float8',
  boolean: 'boolean',
  uuid: 'uuid',
  timestamp: 'timestamptz',
  date: 'date',
  json: 'jsonb',
}

type Compared = Extract<Filter, { kind: 'compare' | 'oneOf' }>
type Search = Extract<Filter, { kind: 'contains' | 'search' }>

/** The way in which searches are answered. */
export interface SearchMode {
  /** By the gram index, by checking each row, or by the index and then each row found. */
  by: 'index' | 'rows' | 'both'
  parts?: ColumnParts
}

/** All conditions of a list, and the condition that the row is not deleted. */
export function whereSql(table: Table, filters: readonly Filter[], how: SearchMode = { by: 'both' }): Sql {
  const conditions = filters.map((filter) => filterSql(table, filter, how))
  return sql`WHERE ${join([tableSql(table).alive, ...conditions], ' AND ')}`
}

/** Whether gram indexes exclude most of the rows that do not match. Of alternatives, each must have an index. */
export function isIndexedSearch(table: Table, filters: readonly Filter[]): boolean {
  return filters.some((filter) =>
    filter.kind === 'alternatives'
      ? filter.among.every((among) => isIndexedSearch(table, among))
      : searchIn(table, filter) !== undefined,
  )
}

/** Whether a gram index can find the texts with which a condition, or each of its alternatives, compares. */
export function comparesIndexed(table: Table, filters: readonly Filter[]): boolean {
  return filters.some((filter) =>
    filter.kind === 'alternatives'
      ? filter.among.every((among) => among.some((each) => isFoundByGrams(table, each)))
      : equalityOf(filter) !== undefined,
  )
}

/** The text and the columns of a search that gram indexes can answer; undefined for any other condition. */
export function searchIn(
  table: Table,
  filter: Filter,
): { names: readonly string[]; text: string } | undefined {
  if (!isSearch(filter) || !hasIndex(table, filter)) return undefined
  return { names: searchedNames(table, filter), text: filter.text }
}

function hasIndex(table: Table, filter: Search): boolean {
  const isAnywhere = filter.kind === 'contains' || table.search.length > 0
  return isAnywhere && isIndexed(table, searchedNames(table, filter), filter.text)
}

/** The columns that are searched for the text as a part. */
function searchedNames(table: Table, filter: Search): readonly string[] {
  if (filter.kind === 'contains') return [filter.column.name]
  return table.search.filter((name) => !isFoundByWholeText(table, name))
}

function isSearch(filter: Filter): filter is Search {
  return filter.kind === 'contains' || filter.kind === 'search'
}

function filterSql(table: Table, filter: Filter, how: SearchMode): Sql {
  switch (filter.kind) {
    case 'compare':
    case 'oneOf':
      return equalsSql(filter, how)
    case 'holds':
      return holdsSql(filter)
    case 'isNull':
      return nullSql(filter)
    case 'linked':
      return linkedSql(filter)
    case 'within':
      return filterSql(table, filter.filter, how)
    case 'over':
      return overSql(filter)
    case 'owned':
      return ownedSql(filter)
    case 'alternatives':
      return alternativesSql(table, filter, how)
    default:
      return searchSql(searchOf(table, filter, how.parts), how)
  }
}

/**
 * Finds alternatives by their indexes, then checks the rows found. If one has no index, all rows are read anyway, and
 * computing the grams of each to check the other alternatives would only cost time.
 */
function alternativesSql(table: Table, filter: AlternativesFilter, how: SearchMode): Sql {
  const matchesBy = (by: 'index' | 'rows', among = filter.among) =>
    anyOf(among.map((filters) => allOf(table, filters, { ...how, by })))
  const byGrams = filter.among.map((filters) => filters.filter((each) => isFoundByGrams(table, each)))
  if (how.by === 'rows' || byGrams.some((filters) => filters.length === 0)) return matchesBy('rows')
  if (how.by === 'index') return matchesBy('index')
  return sql`(${matchesBy('index', byGrams)} AND ${matchesBy('rows')})`
}

/**
 * Whether gram indexes find the condition's rows. A comparison with a whole text is no indexed search, because it must find
 * all rows, while a search may stop early.
 */
function isFoundByGrams(table: Table, filter: Filter): boolean {
  return isIndexedSearch(table, [filter]) || equalityOf(filter) !== undefined
}

function allOf(table: Table, filters: readonly Filter[], how: SearchMode): Sql {
  const conditions = filters.map((filter) => filterSql(table, filter, how))
  return sql`(${join(conditions, ' AND ')})`
}

/** Adds the gram index; without it the planner would read all rows in the list's order for a text that does not occur. */
function equalsSql(filter: Compared, how: SearchMode): Sql {
  const isEqual = comparedSql(filter)
  const asked = how.by === 'rows' ? undefined : equalityOf(filter)
  if (!asked) return isEqual
  const mayBe = mayEqualSql(asked, how.parts)
  return how.by === 'index' ? mayBe : sql`${isEqual} AND ${mayBe}`
}

function comparedSql(filter: Compared): Sql {
  if (filter.kind === 'compare') {
    const { column, comparison, value } = filter
    return sql`${columnSql(column)} ${operatorOf[comparison]} ${value}::${typeSql(column)}`
  }
  const isIn = sql`${columnSql(filter.column)} = ANY(${filter.values}::${typeSql(filter.column)}[])`
  return filter.negated ? sql`(${isIn}) IS NOT TRUE` : isIn
}

function holdsSql({ column, values, negated }: Extract<Filter, { kind: 'holds' }>): Sql {
  const texts = values.map((value) => JSON.stringify(column.type === 'text' ? value : Number(value)))
  const isAmong = sql`${columnSql(column)} @> ANY(${texts}::text[]::jsonb[])`
  return negated ? sql`(${isAmong}) IS NOT TRUE` : isAmong
}

/** The condition that a value is null; an empty list counts as null. */
function nullSql({ column, isNull }: Extract<Filter, { kind: 'isNull' }>): Sql {
  const value = column.items ? sql`NULLIF(${columnSql(column)}, '[]')` : columnSql(column)
  return sql`${value} IS ${raw(isNull ? 'NULL' : 'NOT NULL')}`
}

function linkedSql({ link, ids, negated }: Extract<Filter, { kind: 'linked' }>): Sql {
  const wanted = ids ? sql` AND l."target" = ANY(${ids}::uuid[])` : empty
  const exists = sql`EXISTS (SELECT FROM ${identifier(link.table)} l WHERE l."owner" = t."id"${wanted})`
  return negated ? sql`NOT ${exists}` : exists
}

/** Joins in both forms, so the planner can begin with the smaller side. */
function overSql({ column, table, filter, negated, owned, ids }: OverFilter): Sql {
  if (ids) {
    const isAmong = sql`${columnSql(column)} = ANY(${ids}::uuid[])`
    return negated ? sql`(${isAmong}) IS NOT TRUE` : isAmong
  }
  const found = idsSql(table, owned ? [filter, owned] : [filter])
  return negated
    ? sql`NOT EXISTS (SELECT FROM (${found}) o WHERE o."id" = ${columnSql(column)})`
    : sql`${columnSql(column)} IN (${found})`
}

/** The ids of the records that match all conditions. */
export function idsSql(table: Table, filters: readonly Filter[]): Sql {
  return sql`SELECT t."id" FROM ${tableSql(table).name} t ${whereSql(table, filters)}`
}

function ownedSql({ by }: OwnedFilter): Sql {
  return anyOf(
    by.map((reference) => {
      const column = columnSql(reference.column)
      if ('owned' in reference) return ownerSql(column, reference)
      const { userId, withDepartment } = reference
      // As an array the ids are computed once; a joined query might run once for each record.
      return withDepartment
        ? sql`${column} = ANY(ARRAY(${colleaguesSql(userId)}))`
        : sql`${column} = ${userId}::uuid`
    }),
  )
}

function ownerSql(column: Sql, { table, owned }: { table: Table; owned: OwnedFilter | undefined }): Sql {
  return owned ? sql`${column} IN (${idsSql(table, [owned])})` : sql`${column} IS NOT NULL`
}

function searchSql({ matches, indexed }: Contains, { by }: SearchMode): Sql {
  if (!indexed || by === 'rows') return matches
  // The index conditions of all columns together, then the exact ones. Column by column, the grams of every row found would
  // be computed again.
  return by === 'index' ? indexed : sql`${indexed} AND ${matches}`
}

/** The conditions of a search; the free search matches if any of its columns does. */
function searchOf(table: Table, filter: Search, parts?: ColumnParts): Contains {
  if (filter.kind === 'contains') return containsSql(table, filter.column.name, filter.text, parts)
  const columns = table.search.map((name) => searchedSql(table, name, filter.text, parts))
  const indexed = columns.flatMap((part) => part.indexed ?? [])
  const matches = anyOf(columns.map((part) => part.matches))
  return indexed.length < columns.length || columns.length === 0
    ? { matches }
    : { matches, indexed: anyOf(indexed) }
}

function anyOf(conditions: readonly Sql[]): Sql {
  return sql`(${join(conditions, ' OR ')})`
}

function columnSql({ name }: Column): Sql {
  return sql`t.${identifier(name)}`
}

/** The SQL type in which a value is compared with the column. */
export function typeSql({ type }: Column): Sql {
  return raw(sqlTypeOf[type])
}
