import { use, useCallback } from 'react'
import { useNavigate } from 'react-admin'
import { TabActionsContext, TabPathContext } from './TabsContext.ts'

/** Leaves the current page for another address; asks first if typed input would be lost. */
export function useLeavePage(): (address: string) => void {
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
