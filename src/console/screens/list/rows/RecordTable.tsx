import { memo } from 'react'
import type { RaRecord } from 'react-admin'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import type { AllowedActions } from '../../../session/access/useAllowed.ts'
import { useValueWords } from '../../../fields/values/useValueWords.ts'
import { CellValue } from './CellValue.tsx'
import { leadingColumn } from './leadingColumn.ts'
import styles from './RecordTable.module.css'
import { RecordTableHead } from './RecordTableHead.tsx'
import { RowActions } from './RowActions.tsx'
import type { RowsProps } from './RowsProps.ts'
import { RowTick } from './RowTick.tsx'
import { isNumeric } from '../columns/useListColumns.ts'
import { watchWidth } from '../../../kit/widgets/watchWidth.ts'
import { useRowTicks } from './useRowTicks.ts'
import type { TickRow } from './useRowTicks.ts'

/** The rows of a list as a table; names and actions stay in sight when it scrolls sideways. */
export const RecordTable = memo(function RecordTable(props: RowsProps) {
  const { names } = useEntityWords(props.resource)
  return (
    // It scrolls only if it has to, since the sticky titles stick to the element that scrolls.
    <div ref={watchWidth} className={styles.place}>
      <table
        className={styles.table}
        data-figures={props.columns.every(isNumeric) || undefined}
        aria-label={names}
      >
        <RecordTableHead {...props} />
        <Rows {...props} />
      </table>
    </div>
  )
})

function Rows({ rows, allowedFor, ...shared }: RowsProps) {
  // A component of its own, because otherwise a tick would render everything that uses the list's context.
  const { selected, tick } = useRowTicks({ resource: shared.resource, rows })
  return (
    <tbody>
      {rows.map((record) => (
        <Row
          key={record.id}
          {...shared}
          record={record}
          allowed={allowedFor(record)}
          selected={selected.has(record.id)}
          onTick={tick}
        />
      ))}
    </tbody>
  )
}

interface RowProps extends Omit<RowsProps, 'rows' | 'allowedFor'> {
  allowed: AllowedActions
  record: RaRecord
  selected: boolean
  onTick: TickRow
}

/**
 * Rendered again only when its own props change, so that selecting one row of a hundred is cheap. Its elements are plain: a page
 * has a thousand cells, and a styled component in each takes longer than the rest of the page.
 */
const Row = memo(function Row({ record, resource, allowed, columns, ...props }: RowProps) {
  const { selectable, selected, onTick } = props
  const words = useValueWords(resource)
  const leading = leadingColumn(columns, resource.display)
  return (
    <tr className={styles.row} data-selected={selected || undefined}>
      {selectable && (
        <td className={styles.tick}>
          <RowTick resource={resource} record={record} selected={selected} onTick={onTick} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.source}
          className={isNumeric(column) ? styles.numeric : undefined}
          data-leading={column === leading || undefined}
          style={column.style}
        >
          <CellValue {...{ resource, column, record, allowed, words }} leads={column === leading} />
        </td>
      ))}
      <td className={styles.actions}>
        <RowActions resource={resource} record={record} allowed={allowed} />
      </td>
    </tr>
  )
})
