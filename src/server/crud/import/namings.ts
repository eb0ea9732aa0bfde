import type { Json } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import type { ColumnType } from '#shared/fields/ColumnType.ts'
import { lookupTable } from '../entity/lookupTable.ts'
import type { FilterValue } from '../query/ListQuery.ts'
import { filterValueOf } from '../query/readFilterValue.ts'
import type { Asking } from '../reach/ownedFilterFor.ts'
import { CellFault } from './CellFault.ts'
import { readCell } from './readCell.ts'

/** A column that names the records of an entity in a file. */
export interface Naming {
  column: Column
  /** Whether it names only records that the caller sees. */
  seenOnly: boolean
  /** What a text means there; undefined where nothing is called so. */
  valueOf: (text: string) => FilterValue | undefined
}

/** What an entity's records are called: by what is displayed, and by unique texts; those that look-ups do not tell are for people who may open the list. */
export async function namingsOf(table: Table, asking: Asking, zone: string): Promise<Naming[]> {
  const resource = asking.catalog.resourceOf(table.entity)
  const page = resource?.permissions.page
  const mayOpen = page !== undefined && ((await asking.may?.(page)) ?? true)
  const told = new Set(lookupTable(table).columns.map(({ name }) => name))
  const single = new Set(table.unique.flatMap((key) => (key.columns.length === 1 ? key.columns : [])))
  const isDisplay = ({ name }: Column) => name === table.display && told.has(name)
  const isCode = ({ name, type, access, secret }: Column) =>
    type === 'text' && single.has(name) && access !== 'writeOnly' && !secret && (mayOpen || told.has(name))
  return table.columns
    .filter((column) => (isDisplay(column) ? column.type in typesOf : isCode(column)))
    .map((column) => {
      const field = resource?.fields.find(({ source }) => source === column.name)
      const types = typesOf[column.type] ?? []
      const read = (text: string): Json =>
        field
          ? readCell(text, { entity: table.entity, field, types, itemTypes: [], ids: nobody, zone })
          : text
      return {
        column,
        seenOnly: !told.has(column.name),
        valueOf: (text) =>
          filterValueOf(
            column,
            attempted(() => read(text)),
          ),
      }
    })
}

/** The columns whose values can be read from a text, with their types as schemas name them. */
const typesOf: Partial<Record<ColumnType, readonly string[]>> = {
  text: ['string'],
  integer: ['integer'],
  decimal: ['number'],
  double: ['number'],
  boolean: ['boolean'],
  date: ['string'],
  timestamp: ['string'],
}

/** Records that are known by others are not looked for. */
const nobody = {
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
