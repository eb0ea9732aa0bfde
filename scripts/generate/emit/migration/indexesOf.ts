import type { Entity, Property } from '../../Model.ts'
import type { Ddl } from '../../print/Ddl.ts'
import { ddl, ddlList, sqlName } from '../../print/Ddl.ts'
import { shortened } from '../../model/shortened.ts'
import { recordFilterSql } from './recordFilterSql.ts'
import type { IndexShape } from './Shape.ts'

// An index entry holds 2,704 bytes at most, and a character takes up to four.
const maxIndexedLength = 500

interface IndexColumn {
  name: string
  descending: boolean
}

/**
 * The indexes of an entity's table: unique keys, the default order, references and filters in that order, sorts, times of moves, search.
 * Those of one direction ascend: a descending list reads them backwards.
 */
export function indexesOf(entity: Entity): IndexShape[] {
  if (entity.kind === 'single') return []
  const order = orderColumns(entity)
  const selective = entity.properties.filter(isSelective).map(({ name }) => [ascending(name), ...order])
  const sorts = entity.properties.filter((property) => isSorted(entity, property))
  return distinct([
    ...uniqueIndexes(entity),
    ...[order, ...selective, ...sorts.map(({ name }) => [ascending(name)]), ...dueColumns(entity)].map(
      (columns) => listIndex(entity, columns),
    ),
    ...searchedColumns(entity).map((column) => gramIndex(entity, column)),
  ])
}

// Both DESC of an index and of ORDER BY put nulls first, so an order of two directions is matched as it stands.
function orderColumns(entity: Entity): IndexColumn[] {
  const isFlipped = entity.order[0]?.direction === 'DESC'
  return entity.order.map(({ property, direction }) => ({
    name: property,
    descending: (direction === 'DESC') !== isFlipped,
  }))
}

// Records whose move has come are looked for all the time, and there are few of them.
function dueColumns({ states }: Entity): IndexColumn[][] {
  const sources = (states?.moves ?? []).flatMap(({ due }) => due?.source ?? [])
  return [...new Set(sources)].map((source) => [ascending(states?.property ?? ''), ascending(source)])
}

function ascending(name: string): IndexColumn {
  return { name, descending: false }
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

// What is compared as a whole is found by the index of its filter.
function searchedColumns(entity: Entity): string[] {
  const filtered = entity.properties.filter(
    ({ name, column, filter }) =>
      column?.type === 'text' &&
      filter === 'contains' &&
      entity.filters.some(({ source }) => source === name),
  )
  const wholes = new Set(
    entity.properties.filter(({ filter }) => filter === 'equals').map(({ name }) => name),
  )
  const searched = entity.search.filter((name) => !wholes.has(name))
  return [...new Set([...searched, ...filtered.map(({ name }) => name)])]
}

function uniqueIndexes(entity: Entity): IndexShape[] {
  return entity.unique.map(({ name, columns, emptyEqual, where }) => {
    const condition = recordFilterSql(entity, where)
    const limited = condition ? ddl` WHERE ${condition}` : ddl``
    const empty = emptyEqual ? ddl` NULLS NOT DISTINCT` : ddl``
    return {
      name,
      unique: true,
      definition: ddl`${onColumns(entity, columns.map(ascending))}${empty}${limited}`.text,
    }
  })
}

// Lists order equal values by id, in the direction of the last column.
function listIndex(entity: Entity, columns: readonly IndexColumn[]): IndexShape {
  const last = columns.at(-1)?.descending ?? false
  const all = [...columns, { name: 'id', descending: last }]
  const each = all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index)
  return {
    name: shortened(`${entity.tableName}_${each.map(({ name }) => name).join('_')}_idx`),
    unique: false,
    definition: onColumns(entity, each).text,
  }
}

function gramIndex(entity: Entity, column: string): IndexShape {
  return {
    name: shortened(`${entity.tableName}_${column}_grams`),
    unique: false,
    definition: ddl`ON ${sqlName(entity.tableName)} USING gin (fx_ngrams(${sqlName(column)}))`.text,
  }
}

function onColumns(entity: Entity, columns: readonly IndexColumn[]): Ddl {
  const printed = columns.map(({ name, descending }) =>
    descending ? ddl`${sqlName(name)} DESC` : sqlName(name),
  )
  return ddl`ON ${sqlName(entity.tableName)} (${ddlList(printed)})`
}

function distinct(indexes: readonly IndexShape[]): IndexShape[] {
  return indexes.filter((index, at) => indexes.findIndex(({ name }) => name === index.name) === at)
}
