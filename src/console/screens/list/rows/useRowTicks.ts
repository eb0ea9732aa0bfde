import { useRef } from 'react'
import { useEvent, useRecordSelection } from 'react-admin'
import type { Identifier } from 'react-admin'
import { rowsBetween } from './rowsBetween.ts'
import type { RowsProps } from './RowsProps.ts'

/** Ticks a row, or with Shift all rows since the previous one. */
export type TickRow = (id: Identifier, isRange: boolean) => void

/** The ticked rows, and the function that ticks. The function stays the same, so that a tick renders only its own row. */
export function useRowTicks({ resource, rows }: Pick<RowsProps, 'resource' | 'rows'>) {
  const [selectedIds, { select }] = useRecordSelection({ resource: resource.entity })
  const lastTicked = useRef<Identifier>(undefined)
  const tick: TickRow = useEvent((id: Identifier, isRange: boolean) => {
    const ids = rows.map((row) => row.id)
    const meant = rowsBetween(ids, isRange ? lastTicked.current : id, id)
    lastTicked.current = id
    // All rows of the range become what the clicked row becomes, as in a mailbox.
    const others = selectedIds.filter((each) => !meant.includes(each))
    select(selectedIds.includes(id) ? others : [...others, ...meant])
  })
  return { selected: new Set<Identifier>(selectedIds), tick }
}
