import type { Resource } from '#shared/contracts/Resource.ts'
import { mayDo } from './Access.ts'
import { useAccess } from './AccessContext.ts'

/** Whose records of an entity the current user sees; undefined: everybody's. */
export function useReach({ reach }: Resource): 'own' | 'department' | undefined {
  const { codes } = useAccess()
  if (!reach || mayDo(codes, reach.all)) return undefined
  return mayDo(codes, reach.department) ? 'department' : 'own'
}
