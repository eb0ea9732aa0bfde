import { useListFilterContext } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useResources } from '../../../session/entities/useResources.ts'
import { useListScope } from '../scope/ListScopeContext.ts'
import { filterInputs, overInputs } from './filterInputs.ts'
import type { FilterInput } from './filterInputs.ts'

/** The inputs of a list's filter card, with those of filters in force that look into what references lead to. */
export function useFilterInputs(resource: Resource): FilterInput[] {
  const { filterValues } = useListFilterContext()
  const scope = useListScope()
  return [...filterInputs(resource, scope), ...overInputs(resource, filterValues, useResources())]
}
