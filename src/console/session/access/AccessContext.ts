import { createContext, useContext } from 'react'
import { mayDo } from './Access.ts'
import type { Access, RequiredAction } from './Access.ts'

/** Holds the current user's permissions; filled once the menus are loaded. */
export const AccessContext = createContext<Access>({ menus: [], codes: new Set() })

/** The permissions of the current user. */
export function useAccess(): Access {
  return useContext(AccessContext)
}

/** Whether the current user has an action, given by its full code, e.g. `distribution.order.refund`. */
export function useCan(action: RequiredAction): boolean {
  return mayDo(useAccess().codes, action)
}
