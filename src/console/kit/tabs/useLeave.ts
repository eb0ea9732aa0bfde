import { use, useCallback } from 'react'
import { useNavigate } from 'react-admin'
import { TabActionsContext, TabPathContext } from './TabsContext.ts'

/** Gives up the page one is on and goes elsewhere; asks first when something typed would be lost. */
export function useLeave(): (address: string) => void {
  const actions = use(TabActionsContext)
  const path = use(TabPathContext)
  const navigate = useNavigate()
  return useCallback(
    (address) => {
      if (actions && path !== undefined) actions.leave(path, address)
      else navigate(address)
    },
    [actions, path, navigate],
  )
}
