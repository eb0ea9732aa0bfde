import type { RaRecord } from 'react-admin'
import type { TableColumn } from '../columns/useListColumns.ts'
import type { RowsProps } from '../rows/RowsProps.ts'

/** A cell of the table, with its record and its column. */
export interface Cell {
  element: HTMLElement
  record: RaRecord
  column: TableColumn
}

/**
 * The cell of `RecordTable` that contains an element; undefined for checkboxes, actions, titles, and elements outside of the
 * rows.
 */
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
