import type { RaRecord } from 'react-admin'
import type { TableColumn } from '../columns/useListColumns.ts'
import type { RowsProps } from '../rows/RowsProps.ts'

/** A cell of the table, and what it shows. */
export interface Cell {
  element: HTMLElement
  record: RaRecord
  column: TableColumn
}

/** The cell of `RecordTable` that something stands in; undefined for boxes to tick, actions, titles, and whatever is elsewhere. */
export function cellAt(
  target: EventTarget | null,
  { rows, columns, selectable }: Pick<RowsProps, 'rows' | 'columns' | 'selectable'>,
): Cell | undefined {
  const element = target instanceof Element ? target.closest('td') : null
  const row = element?.parentElement
  if (!element || !(row instanceof HTMLTableRowElement) || row.parentElement?.closest('td')) return undefined
  const record = rows[row.sectionRowIndex]
  const column = columns[element.cellIndex - (selectable ? 1 : 0)]
  return record && column ? { element, record, column } : undefined
}
