import type { Entity, Model, Property } from '../../../contracts/Model.ts'
import { ddl, sqlName } from '../../../print/Ddl.ts'
import { shortened, distinctName } from '../../../model/names/shortened.ts'
import { ascending, onColumns } from './onColumns.ts'
import type { IndexColumn } from './onColumns.ts'
import { panelIndexes } from './panelIndexes.ts'
import type { ServingIndex } from './ServingIndex.ts'
import type { IndexShape } from './Shape.ts'
import { uniqueIndexes } from './uniqueIndexes.ts'

// An index entry holds 2,704 bytes at most, and a character takes up to four.
const maxIndexedLength = 500

/**
 * The indexes of an entity's table: unique keys, the default order, references and filters in that order, sorts, times of moves,
 * search, items of lists, panels of dashboards. Indexes of one direction ascend: a descending list reads them backwards.
 */
export function indexesOf(entity: Entity, model: Model): IndexShape[] {
  return servingIndexesOf(entity, model).map(({ shape }) => shape)
}

/** The same indexes with their purposes. */
export function servingIndexesOf(entity: Entity, model: Model): ServingIndex[] {
  if (entity.kind === 'single') return []
  const lists = listIndexes(entity)
  const indexes = distinct([
    ...uniqueIndexes(entity),
    ...lists,
    ...searchedColumns(entity).map((column) => gramIndex(entity, column)),
    ...heldColumns(entity).map((column) => heldIndex(entity, column)),
    ...panelIndexes(entity, model.dashboards, lists),
  ])
  return apart(indexes, namesOfShorter(entity, model))
}

/** The names of indexes of tables whose name is the beginning of this one's. */
function namesOfShorter({ tableName }: Entity, model: Model): string[] {
  const shorter = model.entities.filter((other) => tableName.startsWith(`${other.tableName}_`))
  return shorter.flatMap((other) => indexesOf(other, model).map(({ name }) => name))
}

/** Gives indexes distinct names. The names of unique keys are distinct already and stay, because rules refer to them. */
function apart(indexes: readonly ServingIndex[], others: readonly string[]): ServingIndex[] {
  const taken = new Set(others)
  return indexes.map((index) => {
    const { shape } = index
    const name = shape.unique ? shape.name : distinctName(taken, shape.name, shape.definition)
    taken.add(name)
    return { ...index, shape: { ...shape, name } }
  })
}

function listIndexes(entity: Entity): ServingIndex[] {
  const order = orderColumns(entity)
  const selective = entity.properties.filter(isSelective)
  const sorts = entity.properties.filter((property) => isSorted(entity, property))
  return [
    listIndex(entity, order, 'the order of the list'),
    ...selective.map(({ name, reference }) =>
      listIndex(
        entity,
        [ascending(name), ...order],
        reference ? `the records of a ${reference.entity}` : `the filter ${name}`,
      ),
    ),
    ...sorts.map(({ name }) => listIndex(entity, [ascending(name)], `sorting by ${name}`)),
    ...dueColumns(entity).map((columns) => listIndex(entity, columns, 'moves that happen by themselves')),
  ]
}

// DESC puts nulls first both in an index and in ORDER BY, so an order of two directions is matched unchanged.
function orderColumns(entity: Entity): IndexColumn[] {
  const isFlipped = entity.order[0]?.direction === 'DESC'
  return entity.order.map(({ property, direction }) => ({
    name: property,
    descending: (direction === 'DESC') !== isFlipped,
  }))
}

// Due moves are searched for all the time, and there are few of them.
function dueColumns({ states }: Entity): IndexColumn[][] {
  const sources = (states?.moves ?? []).flatMap(({ due }) => due?.source ?? [])
  return [...new Set(sources)].map((source) => [ascending(states?.property ?? ''), ascending(source)])
}

// Filters that compare whole values, and references, which are searched when their target is deleted.
function isSelective({ column, schema, field, filter, reference, unique }: Property): boolean {
  if (!column || unique) return false
  if (reference || field === 'enum' || field === 'boolean') return true
  if (filter !== 'equals') return false
  return column.type === 'uuid' || (column.type === 'text' && Number(schema.maxLength) <= maxIndexedLength)
}

/** Whether an index contains the values of a property in order. */
export function hasOrderedIndex(entity: Entity, property: Property): boolean {
  return property.unique ? isScalar(property) : isSorted(entity, property)
}

function isSorted(entity: Entity, property: Property): boolean {
  const { field, sortable, unique } = property
  return sortable && isShown(entity, property) && isScalar(property) && !unique && field !== 'enum'
}

function isScalar({ column, field }: Property): boolean {
  return (
    field === 'clock' || ['integer', 'decimal', 'double', 'timestamp', 'date'].includes(column?.type ?? '')
  )
}

// Every change writes the time of the last one. If no index contains it, a change of values without an index costs half.
function isShown(entity: Entity, { name, auto }: Property): boolean {
  const isListed = entity.columns.some(
    ({ source, hidden, isUnnamed }) => source === name && !isUnnamed && !(hidden && auto === 'updated'),
  )
  return isListed || isRange(entity, name) || isOfCalendar(entity, name)
}

function isOfCalendar({ calendar }: Entity, name: string): boolean {
  return calendar !== undefined && Object.values(calendar).includes(name)
}

function isRange(entity: Entity, name: string): boolean {
  return entity.filters.some((filter) => filter.source === name && filter.as === 'range')
}

/** Whether an index contains the grams of a property's text. */
export function hasGramIndex(entity: Entity, { name }: Property): boolean {
  return entity.kind !== 'single' && searchedColumns(entity).includes(name)
}

// Values that are compared as a whole are found by the index of their filter.
function searchedColumns(entity: Entity): string[] {
  const filtered = entity.properties.filter(
    ({ name, column, filter }) =>
      column?.type === 'text' &&
      filter === 'contains' &&
      entity.filters.some(({ source, as }) => source === name && as === 'match'),
  )
  const wholes = new Set(
    entity.properties.filter(({ filter }) => filter === 'equals').map(({ name }) => name),
  )
  const searched = entity.search.filter((name) => !wholes.has(name))
  return [...new Set([...searched, ...filtered.map(({ name }) => name)])]
}

// Lists order equal values by id, in the direction of the last column.
function listIndex(entity: Entity, columns: readonly IndexColumn[], serves: string): ServingIndex {
  const last = columns.at(-1)?.descending ?? false
  const all = [...columns, { name: 'id', descending: last }]
  const each = all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index)
  const names = each.map(({ name }) => name)
  return {
    shape: {
      name: shortened(`${entity.tableName}_${names.join('_')}_idx`),
      unique: false,
      definition: onColumns(entity, each).text,
    },
    serves: [serves],
    columns: names,
  }
}

function gramIndex(entity: Entity, column: string): ServingIndex {
  const isSearched = entity.search.includes(column)
  const isFiltered = entity.filters.some(({ source }) => source === column)
  return {
    shape: {
      name: shortened(`${entity.tableName}_${column}_grams`),
      unique: false,
      definition: ddl`ON ${sqlName(entity.tableName)} USING gin (fx_ngrams(${sqlName(column)}))`.text,
    },
    serves: [...(isSearched ? ['the search'] : []), ...(isFiltered ? [`the filter ${column}`] : [])],
    columns: [column],
  }
}

// Lists are rarely filtered by properties without a declared filter, and an index makes every change slower.
function heldColumns({ properties, filters }: Entity): string[] {
  const held = properties.filter(({ filter }) => filter === 'holds')
  return held.map(({ name }) => name).filter((name) => filters.some(({ source }) => source === name))
}

function heldIndex({ tableName }: Entity, column: string): ServingIndex {
  return {
    shape: {
      name: shortened(`${tableName}_${column}_held`),
      unique: false,
      definition: ddl`ON ${sqlName(tableName)} USING gin (${sqlName(column)} jsonb_path_ops)`.text,
    },
    serves: [`the filter ${column}`],
    columns: [column],
  }
}

/** Merges equal indexes into one that serves all their purposes. */
function distinct(indexes: readonly ServingIndex[]): ServingIndex[] {
  return indexes.flatMap((index, at) => {
    const same = indexes.filter(({ shape }) => shape.definition === index.shape.definition)
    return indexes.indexOf(same[0] ?? index) < at
      ? []
      : [{ ...index, serves: same.flatMap(({ serves }) => serves) }]
  })
}
