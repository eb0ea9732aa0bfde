import type { Resource } from '#shared/contracts/Resource.ts'
import { mayDo } from '../providers/Access.ts'
import { useAccess } from '../providers/AccessContext.ts'
import type { OwnAction } from './OwnParts.ts'
import { partsOfEntity } from './partsOfEntity.ts'

/** The hand-written actions of an entity that the current user may use at a place. */
export function useOwnActions({ entity }: Resource, place: OwnAction['places'][number]): OwnAction[] {
  const { codes } = useAccess()
  const actions = partsOfEntity[entity]?.actions ?? []
  return actions.filter((action) => action.places.includes(place) && mayDo(codes, action.code))
}
