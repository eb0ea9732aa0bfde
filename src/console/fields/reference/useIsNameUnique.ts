import { useQuery } from '@tanstack/react-query'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'

/** Whether the entity forbids two records with the same name; false until its form is loaded. */
export function useIsNameUnique(entity: string, enabled: boolean): boolean {
  const resource = resourceOf(entity)
  const { data } = useQuery({
    queryKey: ['schemaForm', entity],
    queryFn: () => resource?.form?.() ?? null,
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    structuralSharing: false,
  })
  return enabled && resource !== undefined && isNameUnique(data ?? {}, resource)
}

/** Whether a form has a unique key that forbids two records with the same name, without exceptions. */
export function isNameUnique(
  { unique = [] }: Pick<ResourceForm, 'unique'>,
  { display }: Pick<Resource, 'display'>,
): boolean {
  return unique.some(({ columns, where }) => !where && columns.length === 1 && columns[0] === display)
}
