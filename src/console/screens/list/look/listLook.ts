import { useStore } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useIsScoped } from '../scope/ListScopeContext.ts'

/** How a list is looked at: its records as rows, as cards in columns of states, or by days. */
export type Look = 'table' | 'board' | 'calendar'

/** Where react-admin's store keeps how an entity's list is looked at. */
export function lookKey(entity: string): string {
  return `${entity}.look`
}

/** How a list is looked at, how else it can be, and how that is changed. The choice is kept in the browser. */
export function useListLook({ entity, states, calendar }: Resource) {
  const [chosen, setLook] = useStore<Look>(lookKey(entity), 'table')
  const isWhole = !useIsScoped()
  const offered = { board: isWhole && states !== undefined, calendar: isWhole && calendar !== undefined }
  const look: Look = chosen !== 'table' && offered[chosen] ? chosen : 'table'
  return { offered, look, setLook }
}
