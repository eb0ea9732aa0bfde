import { useStore } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useIsScoped } from '../scope/ListScopeContext.ts'

/** Where react-admin's store keeps whether an entity's list is looked at as a board. */
export function boardKey(entity: string): string {
  return `${entity}.isBoard`
}

/** Whether a list is looked at as a board, and how that is changed; only lists of records with states have one. The choice is kept in the browser. */
export function useBoardLook({ entity, states }: Resource) {
  const [isBoard, setBoard] = useStore(boardKey(entity), false)
  const isOffered = !useIsScoped() && states !== undefined
  return { isOffered, isBoard: isOffered && isBoard, setBoard }
}
