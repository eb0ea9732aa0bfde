import { useEffect, useEffectEvent, useRef } from 'react'
import { useListContext } from 'react-admin'

/** Lets the selection go when a list is filtered otherwise: nobody deletes what they no longer see. Paging and sorting keep it. */
export function useSelectionOfFilter(): void {
  const { filterValues, selectedIds, onUnselectItems } = useListContext()
  const filter = JSON.stringify(filterValues)
  const former = useRef(filter)
  const letGo = useEffectEvent(() => {
    if (selectedIds.length > 0) onUnselectItems()
  })
  useEffect(() => {
    if (former.current === filter) return
    former.current = filter
    letGo()
  }, [filter])
}
