import { createContext, use } from 'react'
import { useListFilterContext } from 'react-admin'
import type { Values } from '../../../session/entities/recordName.ts'

/** Filters that always hold for the list inside, such as the user whose orders it shows. */
export const ListScopeContext = createContext<Values>({})

/** The filters that always hold. */
export function useListScope(): Values {
  return use(ListScopeContext)
}

/** Whether the list is limited to the records of one record, and does not show all. */
export function useIsScoped(): boolean {
  return Object.keys(useListScope()).length > 0
}

/** The filters that users set, together with those that always hold. */
export function useWholeFilter(): Record<string, unknown> {
  return { ...useListFilterContext().filterValues, ...useListScope() }
}
