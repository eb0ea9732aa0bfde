import { use, useCallback } from 'react'
import type { MouseEvent } from 'react'
import { TabActionsContext } from '../../kit/tabs/TabsContext.ts'

/** Follows quick links below an element; new windows and the like are left to the browser. */
export function useQuickLinks(): (event: MouseEvent) => void {
  const actions = use(TabActionsContext)
  return useCallback(
    (event) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
      const link = target instanceof Element ? target.closest('a[data-to]') : null
      const to = link?.getAttribute('data-to')
      if (!actions || !to || event.defaultPrevented || button !== 0) return
      if (metaKey || ctrlKey || shiftKey || altKey || link?.getAttribute('target') === '_blank') return
      event.preventDefault()
      actions.open(to)
    },
    [actions],
  )
}
