import type { Entity, Property } from '../../Model.ts'
import type { Ddl } from '../../print/Ddl.ts'
import { ddl, ddlList, sqlName } from '../../print/Ddl.ts'
import { shortened } from '../shortened.ts'
import { uniqueKeysOf } from '../tableOf.ts'
import type { IndexShape } from './Shape.ts'

// An index entry holds 2,704 bytes at most, and a character takes up to four.
const maxIndexedLength = 500

/**
 * The indexes of an entity's table: unique keys, the default order, references and filters in that order, sorts, search.
 * All ascend: a descending list reads them backwards, while a DESC index would not match NULLS FIRST.
 */
export function indexesOf(entity: Entity): IndexShape[] {
  if (entity.kind === 'single') return []
  const order = orderColumns(entity)
  const selective = entity.properties.filter(isSelective).map(({ name }) => [name, ...order])
  const sorts = entity.properties.filter((property) => isSorted(entity, property)).map(({ name }) => [name])
  const lists = [order, ...selective, ...sorts].filter((columns) => columns.length > 0)
  return distinct([
    ...uniqueIndexes(entity),
    ...lists.map((columns) => listIndex(entity, [...new Set([...columns, 'id'])])),
    ...searchedColumns(entity).map((column) => gramIndex(entity, column)),
  ])
}

// An index serves an order of several columns only when all go one way.
function orderColumns(entity: Entity): string[] {
  const [first] = entity.order
  const sameWay = entity.order.every(({ direction }) => direction === first?.direction)
  const columns = (sameWay ? entity.order : entity.order.slice(0, 1)).map(({ property }) => property)
  return columns.filter((name) => name !== 'id')
}

// Filters that compare whole values, and references, whose target's delete looks for them.
function isSelective({ column, schema, field, filter, reference, unique }: Property): boolean {
  if (!column || unique) return false
  if (reference || field === 'enum' || field === 'boolean') return true
  if (filter !== 'equals') return false
  return column.type === 'uuid' || (column.type === 'text' && Number(schema.maxLength) <= maxIndexedLength)
}

function isSorted(entity: Entity, { name, column, field, sortable, unique }: Property): boolean {
  const shown = entity.columns.some(({ source }) => source === name) || isRange(entity, name)
  const scalar = ['integer', 'decimal', 'double', 'timestamp', 'date'].includes(column?.type ?? '')
  return sortable && shown && scalar && !unique && field !== 'enum'
}

function isRange(entity: Entity, name: string): boolean {
  return entity.filters.some((filter) => filter.source === name && filter.as === 'range')
}

function searchedColumns(entity: Entity): string[] {
  const filtered = entity.properties.filter(
    ({ name, column, filter }) =>
      column?.type === 'text' &&
      filter === 'contains' &&
      entity.filters.some(({ source }) => source === name),
  )
  return [...new Set([...entity.search, ...filtered.map(({ name }) => name)])]
}

function uniqueIndexes(entity: Entity): IndexShape[] {
  const living = entity.softDelete ? ddl` WHERE ${sqlName('deleted_at')} IS NULL` : ddl``
  return uniqueKeysOf(entity).map(({ name, columns }) => ({
    name,
    unique: true,
    definition: ddl`${onColumns(entity, columns)}${living}`.text,
  }))
}

function listIndex(entity: Entity, columns: readonly string[]): IndexShape {
  return {
    name: shortened(`${entity.tableName}_${columns.join('_')}_idx`),
    unique: false,
    definition: onColumns(entity, columns).text,
  }
}

function gramIndex(entity: Entity, column: string): IndexShape {
  return {
    name: shortened(`${entity.tableName}_${column}_grams`),
    unique: false,
    definition: ddl`ON ${sqlName(entity.tableName)} USING gin (fx_grams(${sqlName(column)}))`.text,
  }
}

function onColumns(entity: Entity, columns: readonly string[]): Ddl {
  return ddl`ON ${sqlName(entity.tableName)} (${ddlList(columns.map(sqlName))})`
}

function distinct(indexes: readonly IndexShape[]): IndexShape[] {
  return indexes.filter((index, at) => indexes.findIndex(({ name }) => name === index.name) === at)
}
