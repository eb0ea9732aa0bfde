import type { Resource } from '#shared/contracts/Resource.ts'
import { useListScope } from '../scope/ListScopeContext.ts'
import { filterInputs } from './filterInputs.ts'
import type { FilterInput } from './filterInputs.ts'

/** The inputs of a list's filter card. */
export function useFilterInputs(resource: Resource): FilterInput[] {
  return filterInputs(resource, useListScope())
}
