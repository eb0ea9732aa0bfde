import { createContext, use } from 'react'
import { useListFilterContext } from 'react-admin'
import type { Values } from '../../../session/entities/recordName.ts'

/** Filters that always hold for the list below, such as the user whose orders it shows. */
export const ListScopeContext = createContext<Values>({})

/** The filters that always hold. */
export function useListScope(): Values {
  return use(ListScopeContext)
}

/** Whether the list shows what belongs to one record, and not all that there is. */
export function useIsScoped(): boolean {
  return Object.keys(useListScope()).length > 0
}

/** What people filter the list by, and what always holds. */
export function useWholeFilter(): Record<string, unknown> {
  return { ...useListFilterContext().filterValues, ...useListScope() }
}
