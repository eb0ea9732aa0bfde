import { LateCellEditing } from '../cellEdit/LateCellEditing.tsx'
import type { RowsProps } from '../rows/RowsProps.ts'
import { ListPager } from './ListPager.tsx'
import type { ListPagerProps } from './ListPager.tsx'

interface ListFootProps extends ListPagerProps {
  /** Rows in which values may be changed. */
  editing: RowsProps | undefined
}

/** What a list gets once its rows are there: pages, and the way to change a value where it stands. */
export function ListFoot({ editing, ...pages }: ListFootProps) {
  return (
    <>
      <ListPager {...pages} />
      {editing && <LateCellEditing {...editing} />}
    </>
  )
}
