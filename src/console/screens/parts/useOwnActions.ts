import type { Resource } from '#shared/contracts/Resource.ts'
import { mayDo } from '../../session/access/Access.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import type { AllowedActions } from '../../session/access/useAllowed.ts'
import type { OwnAction } from './OwnParts.ts'
import { useOwnParts } from './OwnPartsContext.ts'

/**
 * The hand-written actions of an entity that the current user may take at a place; without those that would change a record above
 * the user's rights.
 */
export function useOwnActions(
  { entity }: Resource,
  place: OwnAction['places'][number],
  { isAbove }: Pick<AllowedActions, 'isAbove'> = { isAbove: false },
): OwnAction[] {
  const { codes } = useAccess()
  const { actions = [] } = useOwnParts(entity)
  return actions.filter(
    ({ places, code, changes }) => places.includes(place) && mayDo(codes, code) && !(changes && isAbove),
  )
}
