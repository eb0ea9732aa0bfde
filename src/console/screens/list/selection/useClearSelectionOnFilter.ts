import { useEffect, useEffectEvent, useRef } from 'react'
import { useListContext } from 'react-admin'

/**
 * Clears the selection when the list's filters change, so that users do not delete records they no longer see. Paging and sorting
 * keep it.
 */
export function useClearSelectionOnFilter(): void {
  const { filterValues, selectedIds, onUnselectItems } = useListContext()
  const filter = JSON.stringify(filterValues)
  const former = useRef(filter)
  const clear = useEffectEvent(() => {
    if (selectedIds.length > 0) onUnselectItems()
  })
  useEffect(() => {
    if (former.current === filter) return
    former.current = filter
    clear()
  }, [filter])
}
