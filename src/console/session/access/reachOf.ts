import type { Resource } from '#shared/contracts/Resource.ts'
import { mayDo } from './Access.ts'

/** Whose records of an entity people with these codes see; undefined: everybody's. */
export function reachOf(
  codes: ReadonlySet<string>,
  { reach }: Pick<Resource, 'reach'>,
): 'own' | 'department' | undefined {
  if (!reach || mayDo(codes, reach.all)) return undefined
  return mayDo(codes, reach.department) ? 'department' : 'own'
}
