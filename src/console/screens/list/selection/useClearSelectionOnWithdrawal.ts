import { useEffect, useEffectEvent } from 'react'
import { useListContext, useNotify } from 'react-admin'

/** Clears the selection, and says why, when the user loses the last permission to do something with selected rows. */
export function useClearSelectionOnWithdrawal(selectable: boolean): void {
  const { selectedIds, onUnselectItems } = useListContext()
  const notify = useNotify()
  const clear = useEffectEvent(() => {
    if (selectedIds.length === 0) return
    onUnselectItems()
    notify('permissions.withdrawn', { type: 'info' })
  })
  useEffect(() => {
    if (!selectable) clear()
  }, [selectable])
}
