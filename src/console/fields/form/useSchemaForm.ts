import { useQuery } from '@tanstack/react-query'
import type { Resource } from '#shared/contracts/Resource.ts'

/** Loads the form of an entity once, as a chunk of its own. */
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
    // Validators are functions, so comparing them with the former ones would only cost time.
    structuralSharing: false,
  })
}
