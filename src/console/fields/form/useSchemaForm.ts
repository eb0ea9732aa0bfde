import { useQuery } from '@tanstack/react-query'
import type { Resource } from '#shared/contracts/Resource.ts'

/** Loads the form of an entity, a chunk of its own, once. */
export function useSchemaForm(resource: Resource) {
  return useQuery({
    queryKey: ['schemaForm', resource.entity],
    queryFn: () => {
      if (!resource.form) throw new Error(`${resource.entity} has no form`)
      return resource.form()
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // Validators are functions; comparing them with their predecessors would only cost time.
    structuralSharing: false,
  })
}
