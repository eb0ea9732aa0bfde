import TablePaginationActions from '@mui/material/TablePaginationActions'
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions'
import { useLayoutEffect, useRef } from 'react'
import { useListContext } from 'react-admin'
import { GoToPage } from './GoToPage.tsx'
import styles from './PagerActions.module.css'
import { useTellMissingPage } from './useTellMissingPage.ts'
import { pagesOf } from './pagesOf.ts'

/** The number of the current page as an input, and the arrows to other pages. */
export function PagerActions(props: TablePaginationActionsProps) {
  const { meta } = useListContext()
  useTellMissingPage()
  const { page, count, rowsPerPage, onPageChange } = props
  const pages = pagesOf(count, rowsPerPage)
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isFocusLost(bar.current)) bar.current?.querySelector('input')?.focus()
  })
  return (
    <div ref={bar} className={styles.bar} data-jumps={pages > 1 || undefined}>
      {pages > 1 && (
        <GoToPage
          page={page + 1}
          pages={pages}
          estimated={meta?.estimated === true}
          onGo={(next) => onPageChange(null, next - 1)}
        />
      )}
      <TablePaginationActions {...props} />
    </div>
  )
}

/** Whether a disabled arrow has the keyboard focus, as after a turn to the first or last page; the focus would be lost there. */
function isFocusLost(bar: HTMLElement | null): boolean {
  const { activeElement: focused } = document
  if (!(focused instanceof HTMLButtonElement) || !bar?.contains(focused)) return false
  return focused.disabled && focused.matches(':focus-visible')
}
