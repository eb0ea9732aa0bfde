import type { Json } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import type { ColumnType } from '#shared/fields/ColumnType.ts'
import { lookupTable } from '../entity/lookupTable.ts'
import type { FilterValue } from '../query/ListQuery.ts'
import { filterValueOf } from '../query/readFilterValue.ts'
import type { ReachContext } from '../reach/ownedFilterFor.ts'
import { CellFault } from './CellFault.ts'
import { readCell } from './readCell.ts'

/** A column by which a file may name records of an entity. */
export interface NamingColumn {
  column: Column
  /** Whether the column names only records that the caller sees. */
  seenOnly: boolean
  /** The value that a text stands for; undefined if it cannot be one of this column. */
  valueOf: (text: string) => FilterValue | undefined
}

/**
 * The columns that name an entity's records: the display column and unique texts. Columns that look-ups do not show are for
 * callers who may open the list.
 */
export async function namingColumnsOf(
  table: Table,
  reachContext: ReachContext,
  zone: string,
): Promise<NamingColumn[]> {
  const resource = reachContext.catalog.resourceOf(table.entity)
  const page = resource?.permissions.page
  const mayOpen = page !== undefined && ((await reachContext.may?.(page)) ?? true)
  const visible = new Set(lookupTable(table).columns.map(({ name }) => name))
  const single = new Set(table.unique.flatMap((key) => (key.columns.length === 1 ? key.columns : [])))
  const isDisplay = ({ name }: Column) => name === table.display && visible.has(name)
  const isCode = ({ name, type, access, secret }: Column) =>
    type === 'text' && single.has(name) && access !== 'writeOnly' && !secret && (mayOpen || visible.has(name))
  return table.columns
    .filter((column) => (isDisplay(column) ? column.type in typesOf : isCode(column)))
    .map((column) => {
      const field = resource?.fields.find(({ source }) => source === column.name)
      const types = typesOf[column.type] ?? []
      const read = (text: string): Json =>
        field ? readCell(text, { entity: table.entity, field, types, itemTypes: [], ids: noIds, zone }) : text
      return {
        column,
        seenOnly: !visible.has(column.name),
        valueOf: (text) =>
          filterValueOf(
            column,
            attempted(() => read(text)),
          ),
      }
    })
}

/** The types of columns whose values can be read from a text, with the matching types of schemas. */
const typesOf: Partial<Record<ColumnType, readonly string[]>> = {
  text: ['string'],
  integer: ['integer'],
  decimal: ['number'],
  double: ['number'],
  boolean: ['boolean'],
  date: ['string'],
  timestamp: ['string'],
}

/** Refuses references: a record that is named by another record cannot be looked up. */
const noIds = {
  idOf: (): never => {
    throw new CellFault('referenceUnknown')
  },
}

function attempted(read: () => Json): Json {
  try {
    return read()
  } catch (error) {
    if (error instanceof CellFault) return null
    throw error
  }
}
