import { createContext, useContext } from 'react'
import { mayDo } from './Access.ts'
import type { Access, RequiredAction } from './Access.ts'

/** Holds what the current user may do; filled once the menus are loaded. */
export const AccessContext = createContext<Access>({ menus: [], codes: new Set() })

/** What the current user may open and do. */
export function useAccess(): Access {
  return useContext(AccessContext)
}

/** Whether the current user may do something, named by its full code, e.g. `distribution.order.refund`. */
export function useCan(action: RequiredAction): boolean {
  return mayDo(useAccess().codes, action)
}
