import { LateCellEditing } from '../cellEdit/LateCellEditing.tsx'
import type { RowsProps } from '../rows/RowsProps.ts'
import { ListPager } from './ListPager.tsx'
import type { ListPagerProps } from './ListPager.tsx'

interface ListFootProps extends ListPagerProps {
  /** The rows whose values may be edited; undefined if none may. */
  editing: RowsProps | undefined
}

/** The parts that a list gets after its rows: the pager, and editing in the table. */
export function ListFoot({ editing, ...pages }: ListFootProps) {
  return (
    <>
      <ListPager {...pages} />
      {editing && <LateCellEditing {...editing} />}
    </>
  )
}
