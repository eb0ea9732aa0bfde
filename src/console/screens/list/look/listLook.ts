import { useStore } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useIsScoped } from '../scope/ListScopeContext.ts'

/** The look of a list: its records as rows, as cards in columns of states, or by days. */
export type Look = 'table' | 'board' | 'calendar'

/** The key in react-admin's store for the look of an entity's list. */
export function lookKey(entity: string): string {
  return `${entity}.look`
}

/** The current look of a list, the other looks it offers, and the function that changes it. The choice is kept in the browser. */
export function useListLook({ entity, states, calendar }: Resource) {
  const [chosen, setLook] = useStore<Look>(lookKey(entity), 'table')
  const isWhole = !useIsScoped()
  const offered = { board: isWhole && states !== undefined, calendar: isWhole && calendar !== undefined }
  const look: Look = chosen !== 'table' && offered[chosen] ? chosen : 'table'
  return { offered, look, setLook }
}
