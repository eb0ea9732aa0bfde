import type { Json } from '#shared/contracts/Json.ts'
import type { Column, ColumnReference, Link, Table } from '#shared/contracts/Table.ts'
import { orFilterName } from '#shared/contracts/orFilterName.ts'
import { filterTextAtMost } from '#shared/fields/filterTextAtMost.ts'
import { secondsOfClock } from '#shared/fields/times/secondsOfClock.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { tableSql } from '../entity/tableSql.ts'
import type { EntityCatalog } from '../entity/visibleProperty.ts'
import { clockBound } from './clockBound.ts'
import type { UnresolvedFilter, BelowFilter, Comparison, FilterValue } from './ListQuery.ts'
import { suggestFilter } from './suggestFilter.ts'
import { queryInvalid } from './queryInvalid.ts'
import { readAlternatives } from './readAlternatives.ts'
import { readFilterValue, requireStorable } from './readFilterValue.ts'
import { readOverFilter } from './readOverFilter.ts'
import { splitFilter } from './splitFilter.ts'
import type { Operator } from './splitFilter.ts'

/** The limit of values in a filter, equal to the largest page. */
const valuesAtMost = 500

/** The id as a column, by which every record can be found. */
export const idColumn: Column = {
  name: 'id',
  type: 'uuid',
  required: true,
  access: 'readOnly',
  filter: 'equals',
  sortable: true,
}

/**
 * Reads one condition, such as `price_gte: 10`, or with a catalogue also `user_id.province: "浙江省"`; empty if the condition
 * means "all".
 */
export function readFilter(
  table: Table,
  name: string,
  value: Json,
  catalog?: EntityCatalog,
): UnresolvedFilter[] {
  if (name === 'q') return readSearch(table, value)
  if (name === orFilterName)
    return readAlternatives(value, (inner, given) => readFilter(table, inner, given, catalog))
  const { property, operator } = splitFilter(table, name)
  const link = tableSql(table).links.get(property)
  if (link) return [readLinked(link, { name, operator, value }, catalog)]
  const column = filterableColumn(table, property)
  if (!column || isJsonObject(value)) refuseSlip(table, name, value)
  const over = catalog && filterableColumn(table, name.slice(0, Math.max(0, name.indexOf('.'))))
  if (over) return readOverFilter(catalog, { name, column: over, value }, readFilter)
  if (!column) throw queryInvalid(name, 'filter', { names: filterNames(table) })
  return isAll(column, value) ? [] : [readCondition(column, { name, operator, value }, catalog)]
}

function refuseSlip(table: Table, name: string, value: Json): void {
  const isOwn = (each: string) =>
    filterableColumn(table, each) !== undefined || tableSql(table).links.has(each)
  const isOver = filterableColumn(table, name.split('.')[0] ?? '')?.reference !== undefined
  const meant = isOver && name.includes('.') ? undefined : suggestFilter(name, value, isOwn)
  if (meant !== undefined && meant !== name) throw queryInvalid(name, 'meant', { meant })
}

interface Condition {
  name: string
  operator: Operator
  value: Json
}

function filterableColumn(table: Table, property: string): Column | undefined {
  if (property === 'id') return idColumn
  const column = tableSql(table).columns.get(property)
  const isOpen = column?.filter && !column.secret && column.access !== 'writeOnly'
  return isOpen ? column : undefined
}

function filterNames(table: Table): string[] {
  const own = table.columns.map(({ name }) => name).filter((name) => filterableColumn(table, name))
  const search = table.search.length > 0 ? ['q'] : []
  return [...new Set([...search, 'id', ...own, ...tableSql(table).links.keys()])]
}

/** Whether a filter means "all": its first choice sends `status=all`. */
function isAll({ options }: Column, value: Json): boolean {
  return value === 'all' && options !== undefined && !options.includes('all')
}

function readSearch(table: Table, value: Json): UnresolvedFilter[] {
  if (table.search.length === 0 || typeof value !== 'string' || value.length > filterTextAtMost)
    throw queryInvalid('q', 'search', { most: filterTextAtMost })
  requireStorable('q', value)
  const text = value.trim()
  return text === '' ? [] : [{ kind: 'search', text }]
}

function readLinked(
  link: Pick<Link, 'table' | 'property' | 'reference'>,
  { name, operator, value }: Condition,
  catalog?: EntityCatalog,
): UnresolvedFilter {
  if (operator === 'null') return { kind: 'linked', link, negated: readBoolean(name, value) }
  if (!isEquality(operator) && operator !== 'within') throw queryInvalid(name, 'comparison')
  if (value === null) return { kind: 'linked', link, negated: operator !== 'ne' }
  const tree = operator === 'within' ? treeOf(link.reference, name, catalog) : undefined
  const ids = readValues({ ...idColumn, name: link.property }, name, valuesIn(value))
  const filter = { kind: 'linked', link, ids, negated: operator === 'ne' } as const
  return tree ? { kind: 'below', tree, filter } : filter
}

/** The tree that a reference leads to; refuses references to other entities, which have no nodes below. */
function treeOf(reference: ColumnReference | undefined, name: string, catalog?: EntityCatalog): Table {
  const target = reference && catalog?.tableOf(reference.entity)
  if (target?.parent === undefined) throw queryInvalid(name, 'comparison')
  return target
}

function readBelow(column: Column, { name, value }: Condition, catalog?: EntityCatalog): BelowFilter {
  const tree = treeOf(column.reference, name, catalog)
  const values = readValues(column, name, valuesIn(value))
  return { kind: 'below', tree, filter: { kind: 'oneOf', column, values, negated: false } }
}

function valuesIn(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [value]
}

function readCondition(column: Column, condition: Condition, catalog?: EntityCatalog): UnresolvedFilter {
  const { name, operator, value } = condition
  if (operator === 'within') return readBelow(column, condition, catalog)
  if (operator === 'null') return { kind: 'isNull', column, isNull: readBoolean(name, value) }
  if (isEquality(operator) && value === null) return { kind: 'isNull', column, isNull: operator !== 'ne' }
  if (column.items) return readHolds({ ...column, type: column.items }, condition)
  if (column.type === 'json') throw queryInvalid(name, 'comparison')
  if (isEquality(operator) && Array.isArray(value)) {
    return { kind: 'oneOf', column, values: readValues(column, name, value), negated: operator === 'ne' }
  }
  if (operator === 'like') return readContains(column, condition)
  if (operator !== 'match') return readComparison(column, operator, condition)
  return column.filter === 'contains'
    ? readContains(column, condition)
    : readComparison(column, 'eq', condition)
}

function readHolds(item: Column, { name, operator, value }: Condition): UnresolvedFilter {
  if (!isEquality(operator)) throw queryInvalid(name, 'comparison')
  const values = readValues(item, name, valuesIn(value))
  return { kind: 'holds', column: item, values, negated: operator === 'ne' }
}

function isEquality(operator: Operator): boolean {
  return operator === 'match' || operator === 'eq' || operator === 'ne'
}

function readContains(column: Column, { name, value }: Condition): UnresolvedFilter {
  if (column.type !== 'text') throw queryInvalid(name, 'comparison')
  if (typeof value !== 'string' || value.length > filterTextAtMost)
    throw queryInvalid(name, 'text', { most: filterTextAtMost })
  requireStorable(name, value)
  return { kind: 'contains', column, text: value }
}

function readComparison(
  column: Column,
  comparison: Comparison,
  { name, operator, value }: Condition,
): UnresolvedFilter {
  // Texts have no numeric order: "10" would come before "2".
  const hasOrder = column.sortable && column.type !== 'boolean' && column.type !== 'uuid'
  if (!isEquality(operator) && !hasOrder) throw queryInvalid(name, 'comparison')
  const read = readFilterValue(column, name, value)
  if (!column.clock || isEquality(operator)) return { kind: 'compare', column, comparison, value: read }
  const clock = String(read)
  if (secondsOfClock(clock) === undefined) throw queryInvalid(name, 'clock')
  return { kind: 'compare', column, comparison, value: clockBound(clock, comparison) }
}

function readValues(column: Column, name: string, values: readonly Json[]): FilterValue[] {
  if (values.length > valuesAtMost) throw queryInvalid(name, 'values', { most: valuesAtMost })
  return values.map((value) => readFilterValue(column, name, value))
}

/** The value of a boolean filter, given as JSON or as text. */
export function readBoolean(name: string, value: Json): boolean {
  if (value === true || value === 'true') return true
  if (value === false || value === 'false') return false
  throw queryInvalid(name, 'flag')
}
