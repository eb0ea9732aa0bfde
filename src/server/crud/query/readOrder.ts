import type { Order, Table } from '#shared/contracts/Table.ts'
import type { AppError } from '#shared/errors/AppError.ts'
import { tableSql } from '../entity/tableSql.ts'
import { parseJson } from './Parameters.ts'
import { queryInvalid } from './queryInvalid.ts'

const ordersAtMost = 5

/** Reads `["price","DESC"]` or `-price,name`. */
export function readOrder(table: Table, text: string | undefined): Order[] {
  if (text === undefined || text === '') return []
  const orders = text.startsWith('[') ? readPair(text) : readSigned(text)
  if (orders.length > ordersAtMost) throw sortInvalid()
  const other = orders.find(({ property }) => !isSortable(table, property))
  if (other) throw queryInvalid('sort', 'unsortable', { given: other.property, names: sortableIn(table) })
  return orders
}

function readPair(text: string): Order[] {
  const pair = parseJson(text, 'sort')
  if (!Array.isArray(pair) || pair.length > 2) throw sortInvalid()
  const [property, direction = 'ASC']: unknown[] = pair
  if (typeof property !== 'string') throw sortInvalid()
  return [{ property, direction: readDirection(direction) }]
}

function readDirection(value: unknown): Order['direction'] {
  const direction = typeof value === 'string' ? value.toUpperCase() : ''
  if (direction !== 'ASC' && direction !== 'DESC') throw sortInvalid()
  return direction
}

function readSigned(text: string): Order[] {
  return text
    .split(',')
    .map((part) =>
      part.startsWith('-')
        ? { property: part.slice(1), direction: 'DESC' }
        : { property: part, direction: 'ASC' },
    )
}

function sortInvalid(): AppError {
  return queryInvalid('sort', 'sort', { most: ordersAtMost })
}

function sortableIn(table: Table): string[] {
  const names = table.columns.map(({ name }) => name).filter((name) => isSortable(table, name))
  return ['id', ...names.filter((name) => name !== 'id')]
}

function isSortable(table: Table, property: string): boolean {
  if (property === 'id') return true
  const column = tableSql(table).columns.get(property)
  return column !== undefined && column.sortable && !column.secret && column.access !== 'writeOnly'
}
